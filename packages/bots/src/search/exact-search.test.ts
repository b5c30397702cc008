import { describe, expect, it } from 'vitest'
import { knowledgeOf, take } from '../../test/moments.ts'
import { bestAt, laidOut, scoreFor } from '../../test/table.ts'

const throws = (...eyes: number[]) => eyes.flatMap((die) => ['throw', [die]])
const macao = { game: await take('macao'), knowledge: await knowledgeOf('macao') }
const oneRound = { rounds: 1 }

describe('macao, the last to throw', () => {
  /** The first player has this much; the second has thrown three times. */
  const at = (first: readonly number[], second: readonly number[]) =>
    bestAt(
      macao.game,
      laidOut(macao.game, oneRound, [...throws(...first), 'stop', ...throws(...second)]),
      macao.knowledge,
    )

  it('throws at 9 against 10: a one draws, a two or a three wins', () => {
    const answer = at([6, 3, 1], [5, 3, 1])
    expect(answer.move).toBe('throw')
    expect(answer.score).toBeCloseTo(0.5 / 6 + 2 / 6)
    expect(scoreFor(answer, 'stop')).toBe(0)
  })
  it('stops at 10 against 10: half a win is more than two wins in six', () => {
    const answer = at([6, 3, 1], [5, 4, 1])
    expect(answer.move).toBe('stop')
    expect(answer.score).toBe(0.5)
    expect(scoreFor(answer, 'throw')).toBeCloseTo(2 / 6)
  })
  it('throws at 10 against 11, where stopping has lost', () => {
    expect(at([6, 4, 1], [5, 4, 1]).score).toBeCloseTo(0.5 / 6 + 1 / 6)
  })
})

describe('macao, the first to throw', () => {
  // The share of the second player was computed separately, throw by throw.
  it.each([
    [[4, 2, 1], 'throw', 0.2901, 0.5103],
    [[4, 3, 1], 'throw', 0.34375, 0.4746],
    [[5, 3, 1], 'stop', 0.4367, 0.4234],
    [[5, 4, 1], 'stop', 0.5517, 0.3531],
    [[5, 5, 1], 'stop', 0.706, 0.257],
  ])('with %j it is best to %s', (eyes, move, stop, again) => {
    const answer = bestAt(macao.game, laidOut(macao.game, oneRound, throws(...eyes)), macao.knowledge)
    expect(answer.move).toBe(move)
    expect(scoreFor(answer, 'stop')).toBeCloseTo(stop, 4)
    expect(scoreFor(answer, 'throw')).toBeCloseTo(again, 4)
  })
})

describe('boze-drie', async () => {
  const game = await take('boze-drie')
  const knowledge = await knowledgeOf('boze-drie')
  const lost = { rounds: 1, 'alles-kwijt': true }

  it('never stops where a three takes nothing', () => {
    expect(
      bestAt(game, laidOut(game, { 'alles-kwijt': false }, throws(6, 6, 6, 6, 6, 6)), knowledge).move,
    ).toBe('throw')
  })
  it('throws on with as much as the other: five eyes of six win', () => {
    const drawn = laidOut(game, lost, [...throws(5), 'stop', ...throws(5)])
    const answer = bestAt(game, drawn, knowledge)
    expect(answer.move).toBe('throw')
    expect(answer.score).toBeCloseTo(5 / 6)
    expect(scoreFor(answer, 'stop')).toBe(0.5)
  })
  it('stops as soon as it is ahead in the last turn', () => {
    const ahead = laidOut(game, lost, [...throws(5), 'stop', ...throws(6)])
    expect(bestAt(game, ahead, knowledge)).toMatchObject({ move: 'stop', score: 1 })
  })
  // The threshold of a single round was computed separately: 10 is too little to stop with, 11 is enough.
  it.each([
    [[6, 4], 'throw', 0.4661, 0.4751],
    [[6, 5], 'stop', 0.4942, 0.4933],
    [[6, 6, 6], 'stop', 0.6427, 0.5967],
  ])('first of two, with %j it is best to %s', (eyes, move, stop, again) => {
    const answer = bestAt(game, laidOut(game, lost, throws(...eyes)), knowledge)
    expect(answer.move).toBe(move)
    expect(scoreFor(answer, 'stop')).toBeCloseTo(stop, 3)
    expect(scoreFor(answer, 'throw')).toBeCloseTo(again, 3)
  })
})

describe('house numbers', () => {
  /** The first player has 661; the second has kept a six and has to decide about a six and a one. */
  const first = ['throw', [6, 6, 1], '6-first', 'throw', [6, 1], '6-middle', 'throw', [1]]
  const happened = [...first, 'throw', [6, 2, 1], '6-first', 'throw', [6, 1]]
  it('hoge-huisnummer: a six in the middle wins five times in six, and once it draws', async () => {
    const game = await take('hoge-huisnummer')
    const answer = bestAt(game, laidOut(game, oneRound, happened), await knowledgeOf(game.id))
    expect(answer.move).toBe('6-middle')
    expect(answer.score).toBeCloseTo(5.5 / 6)
  })
  it('laagste-huisnummer: the one in the middle has won', async () => {
    const game = await take('laagste-huisnummer')
    const answer = bestAt(game, laidOut(game, oneRound, happened), await knowledgeOf(game.id))
    expect(answer.move).toBe('1-middle')
    expect(answer.score).toBeCloseTo(1)
  })
})

describe('chicago', async () => {
  const game = await take('chicago')
  const knowledge = await knowledgeOf('chicago')
  const chicagos = (n: number) => Array.from({ length: n }, () => ['throw', [1, 1, 1], 'stop']).flat()

  it('stops at once where that makes a thousand', () => {
    // Both have 900.
    const s = laidOut(game, {}, [...chicagos(6), 'throw', [1, 2, 2]])
    expect(bestAt(game, s, knowledge)).toMatchObject({ move: 'stop', score: 1 })
  })
  it('turns a six over before anything else where it lacks forty', () => {
    // At 900, two sixes and a two make 122 points, which win; so does anything above.
    const s = laidOut(game, {}, [...chicagos(6), 'throw', [6, 6, 2]])
    expect(bestAt(game, s, knowledge).score).toBe(1)
  })
  it('keeps its ones', () => {
    const s = laidOut(game, {}, ['throw', [1, 1, 3]])
    const answer = bestAt(game, s, knowledge)
    expect(answer.move).toBe('keep-1')
  })
})

describe('vijftienen', async () => {
  const game = await take('vijftienen')
  const knowledge = await knowledgeOf('vijftienen')

  /** How the strongest player judges three dice. */
  const pointsFor = (dice: readonly number[]): number => {
    const s = laidOut(game, oneRound, ['throw', dice])
    while (game.turn(s)[0] === 0) {
      const { move } = bestAt(game, s, knowledge)
      game.play(
        s,
        0,
        game.moves(s, 0).find((each) => game.write(s, each) === move),
      )
    }
    return game.scores!(s)[0]!
  }
  it.each([
    [[3, 5, 1], 1],
    [[6, 3, 3], 1],
    [[6, 6, 3], 1],
    [[2, 6, 3], 1],
    [[1, 1, 1], 0],
  ])('finds what makes %j fifteen', (dice, points) => {
    expect(pointsFor(dice)).toBe(points)
  })
})
