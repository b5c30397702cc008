import { describe, expect, it } from 'vitest'
import { compare, late } from '../test/exact/compare.ts'
import { SOON_SOLVED } from '../test/exact/games.ts'
import { bestAt, laidOut, scoreFor } from '../test/table.ts'
import { knowledgeOf, take } from '../test/moments.ts'

describe('the strongest player, where the best play is known', () => {
  it.each(SOON_SOLVED)('loses nothing by its decisions, though its time is up: $name', async (solved) => {
    const every = solved.id === 'dode-sprong' ? 1 : 67
    const found = compare(solved, await take(solved.id), await knowledgeOf(solved.id), {
      every,
      within: late,
    })
    expect(found.decisions).toBeGreaterThan(0)
    expect(found).toMatchObject({ wrong: 0, said: '' })
  })

  it('keeps two sixes of 6-6-6 in the second throw at 808 against 855 in Chicago: 0.401 instead of 0.295', async () => {
    const game = await take('chicago')
    const laid = laidOut(game, { start: 'first' }, []) as object
    const second = { count: 2, lying: [6, 6, 6], totals: [808, 855] }
    const answer = bestAt(game, { ...laid, ...second }, await knowledgeOf('chicago'))
    expect(answer.move).toBe('keep-6')
    expect(scoreFor(answer, 'keep-6')).toBeCloseTo(0.401, 2)
    expect(scoreFor(answer, 'stop')).toBeCloseTo(0.295, 2)
  })

  it('makes fifteen in six taps, whether ahead, level, behind or lost', async () => {
    const game = await take('vijftienen')
    const knowledge = await knowledgeOf('vijftienen')
    for (const lead of [2, 0, -2, -30]) {
      const laid = laidOut(game, { rounds: 20 }, ['throw', [1, 3, 5]]) as object
      const s = { ...laid, scores: [30 + lead, 30] }
      const taps: string[] = []
      while (game.turn(s)[0] === 0 && taps.length < 30) {
        const { move } = bestAt(game, s, knowledge)
        taps.push(move!)
        game.play(
          s,
          0,
          game.moves(s, 0).find((each) => game.write(s, each) === move),
        )
      }
      expect(taps, `${lead}`).toHaveLength(6)
    }
  })

  it('sets a four last in a house number that begins with a six: 0.5415 instead of 0.497', async () => {
    const game = await take('hoge-huisnummer')
    const s = laidOut(game, { rounds: 1 }, ['throw', [6, 1, 3], '6-first', 'throw', [4, 1]])
    const answer = bestAt(game, s, await knowledgeOf('hoge-huisnummer'))
    expect(answer.move).toBe('4-last')
    expect(scoreFor(answer, '4-last')).toBeCloseTo(0.5415, 4)
    expect(scoreFor(answer, '4-middle')).toBeCloseTo(0.4972, 4)
  })
})
