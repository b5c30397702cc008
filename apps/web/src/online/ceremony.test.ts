import { seatSeal } from '@spellendoos/fair'
import type { TableSeen, Wish } from '@spellendoos/wire'
import { describe, expect, it } from 'vitest'
import { Contributor, stepOf } from './ceremony.ts'

const sealing = (sealed: readonly boolean[], revealed: readonly boolean[], commitment = 'c1') =>
  ({ match: 'm', phase: 'sealing', ceremony: { commitment, sealed, revealed } }) as unknown as TableSeen

describe('the step a seat has to take', () => {
  it.each([
    [[false, false], [false, false], 'seal'],
    [[false, true], [false, false], 'seal'],
    [[true, false], [false, false], undefined],
    [[true, true], [false, false], 'reveal'],
    [[true, true], [true, false], undefined],
  ] as const)('sealed %j, laid open %j: seat 0 has to %s', (sealed, revealed, step) => {
    expect(stepOf(sealing(sealed, revealed), 0)).toBe(step)
  })
  it('is none while people still sit down', () => {
    expect(stepOf({ phase: 'gathering' }, 0)).toBeUndefined()
  })
})

describe('what a seat brings to chance', () => {
  it('is sealed once, laid open once, and fits its seal', async () => {
    const asked: Wish[] = []
    const contributor = new Contributor((wish) => Promise.resolve(asked.push(wish)))
    await contributor.follow(sealing([false, false], [false, false]), 0)
    await contributor.follow(sealing([false, true], [false, false]), 0)
    await contributor.follow(sealing([true, true], [false, false]), 0)
    await contributor.follow(sealing([true, true], [false, true]), 0)
    const [seal, reveal, ...more] = asked
    expect(more).toEqual([])
    const { contribution } = reveal as Extract<Wish, { do: 'reveal' }>
    expect(contribution).toMatch(/^[0-9a-f]{64}$/)
    expect(seal).toEqual({ do: 'seal', seal: seatSeal('m', 0, contribution) })
  })

  it('is fresh for every attempt: what was laid open is known to all', async () => {
    const asked: Wish[] = []
    const contributor = new Contributor((wish) => Promise.resolve(asked.push(wish)))
    await contributor.follow(sealing([true, true], [false, false], 'c1'), 0)
    await contributor.follow(sealing([true, true], [false, false], 'c2'), 0)
    const [first, second] = asked as Extract<Wish, { do: 'reveal' }>[]
    expect(first!.contribution).not.toBe(second!.contribution)
  })
})
