import { describe, expect, it } from 'vitest'
import { Deadlines } from './deadlines.ts'

const clock = (name: string, after: number) => ({ name, after, move: name })

describe('when clocks run out', () => {
  it('a clock keeps running for as long as its name is there', () => {
    const deadlines = new Deadlines()
    expect(deadlines.follow([clock('a', 100)], 1000)).toEqual(new Map([['a', 1100]]))
    expect(deadlines.follow([clock('a', 100), clock('b', 10)], 1050)).toEqual(
      new Map([
        ['a', 1100],
        ['b', 1060],
      ]),
    )
    expect(deadlines.first).toEqual({ name: 'b', at: 1060 })
    expect(deadlines.follow([], 1060)).toEqual(new Map())
    expect(deadlines.first).toBeUndefined()
    expect(deadlines.follow([clock('a', 100)], 2000)).toEqual(new Map([['a', 2100]]))
  })
  it('a clock that stood still for a while runs out later by as much', () => {
    const deadlines = new Deadlines()
    deadlines.follow([clock('a', 100)], 0)
    deadlines.rest(50)
    expect(deadlines.first).toEqual({ name: 'a', at: 150 })
    expect(deadlines.follow([clock('a', 100)], 120)).toEqual(new Map([['a', 150]]))
  })
  it('a clock that ran out and is still there begins anew', () => {
    const deadlines = new Deadlines()
    deadlines.follow([clock('a', 100), clock('b', 200)], 0)
    expect(deadlines.follow([clock('a', 100), clock('b', 200)], 100, 'a')).toEqual(
      new Map([
        ['a', 200],
        ['b', 200],
      ]),
    )
  })
})
