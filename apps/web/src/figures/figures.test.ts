import type { KeptMatch } from '../storage/matches.ts'
import { describe, expect, it } from 'vitest'
import { outcomesOf } from './outcomes.ts'
import { grouped, outgrownLevel, rivalOf, summaryOf } from './summary.ts'

const ANNA = { name: 'Anna', level: 0 }
const BRAM = { name: 'Bram', level: 0 }
const bot = (level: number) => ({ name: '', level })

interface Played {
  readonly players: KeptMatch['players']
  readonly places?: readonly number[]
  readonly scores?: readonly number[]
  readonly more?: Partial<KeptMatch>
}

const kept = ({ players, places, scores, more }: Played): KeptMatch => {
  const result = places && { places, why: 'x', ...(scores && { scores }) }
  // What a match came to needs nothing of its log.
  const replay = { result } as unknown as KeptMatch['replay']
  const series = { players: players.length, starter: 'rotate', results: [], starts: [] } as const
  return { id: 'm', game: 'dammen', players, replay, series, changed: 1, over: places !== undefined, ...more }
}
const against = (level: number, came: 'won' | 'lost' | 'drawn') =>
  outcomesOf(
    kept({
      players: [ANNA, bot(level)],
      places: came === 'won' ? [1, 2] : came === 'lost' ? [2, 1] : [1, 1],
    }),
  )

describe('what a match came to', () => {
  it('is told of every person and of no computer player', () => {
    const outcomes = outcomesOf(kept({ players: [ANNA, bot(2), BRAM], places: [2, 1, 3] }))
    expect(outcomes.map(({ person, came }) => [person, came])).toEqual([
      ['Anna', 'lost'],
      ['Bram', 'lost'],
    ])
  })
  it('is nothing while it is played', () => {
    expect(outcomesOf(kept({ players: [ANNA, BRAM] }))).toEqual([])
  })
  it('is that of the own seat alone where the others were elsewhere', () => {
    const [only, ...more] = outcomesOf(kept({ players: [ANNA, BRAM], places: [2, 1], more: { own: 1 } }))
    expect([only?.person, only?.came, more]).toEqual(['Bram', 'won', []])
  })
  it('is a win for all who share the first place, and a draw where everybody does', () => {
    const three = (places: readonly number[]) =>
      outcomesOf(kept({ players: [ANNA, BRAM, bot(1)], places })).map(({ came }) => came)
    expect(three([1, 1, 3])).toEqual(['won', 'won'])
    expect(three([1, 1, 1])).toEqual(['drawn', 'drawn'])
  })
})

describe('the summary of several matches', () => {
  it('counts wins, draws and losses, and wins in a row', () => {
    const outcomes = (['won', 'won', 'won', 'lost', 'won', 'drawn', 'won', 'won'] as const).flatMap((came) =>
      against(1, came),
    )
    expect(summaryOf(outcomes)).toMatchObject({ played: 8, won: 6, drawn: 1, lost: 1, streak: 2, longest: 3 })
  })
  it('knows the best score by what won: the most points, or the fewest', () => {
    const scored = (scores: readonly number[], places: readonly number[]) =>
      outcomesOf(kept({ players: [ANNA, bot(1)], places, scores }))
    expect(summaryOf([...scored([30, 20], [1, 2]), ...scored([10, 40], [2, 1])]).best).toBe(30)
    expect(summaryOf([...scored([30, 20], [2, 1]), ...scored([10, 40], [1, 2])]).best).toBe(10)
    expect(summaryOf([...scored([30, 20], [1, 2]), ...scored([10, 40], [1, 2])]).best).toBeUndefined()
  })
  it('has the mean of luck and skill over the matches that were looked back at', () => {
    const reviewed = (luck: number, skill: number) =>
      outcomesOf(
        kept({
          players: [ANNA, bot(1)],
          places: [1, 2],
          more: {
            accounts: [
              { luck, skill },
              { luck: 0, skill: 0 },
            ],
          },
        }),
      )
    const {
      reviewed: n,
      luck,
      skill,
    } = summaryOf([...reviewed(0.5, -0.25), ...reviewed(0, -0.75), ...against(1, 'won')])
    expect([n, luck, skill]).toEqual([2, 0.25, -0.5])
  })
  it('tells opponents apart by level, by name, and by how many they were', () => {
    const rivals = [
      ...against(1, 'won'),
      ...against(2, 'won'),
      ...outcomesOf(kept({ players: [ANNA, BRAM], places: [1, 2] })).slice(0, 1),
      ...outcomesOf(kept({ players: [ANNA, bot(1), bot(2)], places: [1, 2, 3] })),
    ]
    expect([...grouped(rivals, rivalOf).keys()]).toEqual(['level 1', 'level 2', 'person Bram', 'many 2'])
  })
})

describe('a level is too easy', () => {
  const traits = { luck: 'none', minutes: 30, levels: 5 } as const
  const game = { traits } as unknown as Parameters<typeof outgrownLevel>[0]
  const row = (level: number, ...came: readonly ('won' | 'lost')[]) =>
    came.flatMap((each) => against(level, each))
  it('after four wins in the last five matches against it', () => {
    expect(outgrownLevel(game, row(2, 'lost', 'lost', 'won', 'won', 'lost', 'won', 'won'))).toBe(2)
    expect(outgrownLevel(game, row(2, 'won', 'won', 'won', 'won'))).toBeUndefined()
    expect(outgrownLevel(game, row(2, 'won', 'won', 'won', 'won', 'won', 'lost', 'lost'))).toBeUndefined()
  })
  it('only where there is a stronger one', () => {
    expect(outgrownLevel(game, row(5, 'won', 'won', 'won', 'won', 'won'))).toBeUndefined()
  })
})
