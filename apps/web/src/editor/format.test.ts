import { games } from '@spellendoos/games'
import { BY_THE_BOOK, chooseOptions } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { EMPTY, kindsIn, readStacks, stackAfter, stackFrom, writeStack, type Format } from './format.ts'
import { inferSyntax } from './syntax-inference.ts'
import { boardFrom } from './position-board.ts'

const man = stackFrom([{ look: 'man', seat: 0 }])
const king = stackFrom([{ look: 'king', seat: 0 }])
const foe = stackFrom([{ look: 'man', seat: 1 }])
const lists: Format = {
  kind: 'lists',
  lists: [
    { part: 1, letter: '', mark: '', stack: man },
    { part: 1, letter: 'K', mark: '', stack: king },
    { part: 2, letter: '', mark: '', stack: foe },
  ],
}
const cells: Format = {
  kind: 'cells',
  at: { a1: 0, b1: 2 },
  stackOf: { '.': EMPTY, w: man, W: stackFrom([...kindsIn(man), ...kindsIn(man)]) },
}

describe('a text of lists', () => {
  it('says what stands where, rows of numbers too', () => {
    expect([...readStacks(lists, 'W:W1-2,K4:B9')]).toEqual([
      ['1', man],
      ['2', man],
      ['4', king],
      ['9', foe],
    ])
  })
  it('takes a piece in, away, and over to another list', () => {
    expect(writeStack(lists, 'W:W1,2:B9', '3', man)).toBe('W:W1,2,3:B9')
    expect(writeStack(lists, 'W:W1,2:B9', '2', EMPTY)).toBe('W:W1:B9')
    expect(writeStack(lists, 'W:W1,2:B9', '2', king)).toBe('W:W1,K2:B9')
    expect(writeStack(lists, 'W:W1,2:B9', '2', foe)).toBe('W:W1:B9,2')
    expect(writeStack(lists, 'W:W1-3:B', '2', EMPTY)).toBe('W:W1,3:B')
    expect(writeStack(lists, 'W:W:B9', '1', man)).toBe('W:W1:B9')
  })
  it('tells a piece by the mark behind it', () => {
    const marked: Format = {
      kind: 'lists',
      lists: [
        { part: 0, letter: '', mark: '', stack: man },
        { part: 0, letter: '', mark: '*', stack: king },
      ],
    }
    expect([...readStacks(marked, 'a1*,b2 1')]).toEqual([
      ['b2', man],
      ['a1', king],
    ])
    expect(writeStack(marked, 'a1*,b2 1', 'c3', king)).toBe('a1*,b2,c3* 1')
    expect(writeStack(marked, 'a1*,b2 1', 'a1', man)).toBe('b2,a1 1')
  })
})

describe('a text of cells', () => {
  it('says what stands where', () =>
    expect([...readStacks(cells, 'w/. W')]).toEqual([
      ['a1', man],
      ['b1', EMPTY],
    ]))
  it('changes one sign', () => {
    expect(writeStack(cells, 'w/. w', 'b1', man)).toBe('w/w w')
    expect(writeStack(cells, 'w/. w', 'a1', EMPTY)).toBe('./. w')
  })
  it('leaves alone what it cannot say', () => {
    expect(writeStack(cells, 'w/. w', 'c1', man)).toBe('w/. w')
    expect(writeStack(cells, 'w/. w', 'a1', foe)).toBe('w/. w')
  })
})

describe('a tap', () => {
  const [one] = kindsIn(man)
  const [other] = kindsIn(foe)
  it('puts a piece down, or in place of another', () => {
    expect(stackAfter(lists, EMPTY, one)).toBe(man)
    expect(stackAfter(lists, foe, one)).toBe(man)
    expect(stackAfter(lists, man, other)).toBe(foe)
  })
  it('takes the same one away again, where it cannot be stacked', () => {
    expect(stackAfter(lists, man, one)).toBe(EMPTY)
    expect(kindsIn(stackAfter(cells, man, one))).toHaveLength(2)
    expect(stackAfter(cells, stackAfter(cells, man, one), one)).toBe(EMPTY)
  })
  it('takes the top one away with an empty hand', () => {
    expect(stackAfter(lists, man, undefined)).toBe(EMPTY)
    expect(stackAfter(lists, EMPTY, undefined)).toBe(EMPTY)
  })
})

const withPositions = games.filter(({ position }) => position !== undefined)

describe.each(withPositions.map((game) => [game.id, game] as const))('positions of %s', (_, game) => {
  const seats = game.seats.includes(2) ? 2 : game.seats[0]!
  const syntax = inferSyntax(game, seats)

  it('can be set up by taps', () => expect(syntax).toBeDefined())

  it('are read as they are written, where pieces are put down and taken away', () => {
    const options = chooseOptions(game, BY_THE_BOOK, {})
    if (syntax?.hand.how !== 'put' || !options.ok) return
    const { format } = syntax.hand
    const state = game.setup(options.value, seats)
    const text = game.position!.write(state)
    const said = readStacks(format, text)
    const rewritten = boardFrom(game, state)!.pieces.map(({ on }) =>
      said.has(on) ? writeStack(format, text, on, said.get(on)!).length : text.length,
    )
    expect(rewritten.every((length) => length === text.length)).toBe(true)
    expect(said.size).toBeGreaterThan(0)
  })
})
