import { shelf } from '@spellendoos/games/shelf'
import { canonical, seededRng } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { begin, choiceSomewhere, knowledgeOf, take } from '../test/moments.ts'
import { asked } from '../test/positions.ts'
import { weigh, type Weighed } from './weigh.ts'

const games = await Promise.all([...shelf.values()].map((fetch) => fetch()))
const named = games.map((game) => [game.id, game] as const)

/** True after this many checks. */
const patience = (looks: number) => {
  let asked = 0
  return () => ++asked > looks
}
const scoreOf = (weighed: Weighed | undefined, move: string) =>
  weighed!.choices.find((each) => each.move === move)!.score

describe.each(named)('at %s', (id, game) => {
  it('what moves are worth depends on nothing but the view', async () => {
    const knowledge = await knowledgeOf(id)
    const rng = seededRng(8)
    const seats = game.seats.find((n) => n > 1) ?? 1
    const { s, seat } = choiceSomewhere(game, seats, rng, 40)!
    const view = game.view(s, seat)
    const before = canonical(view)
    const legal = game.moves(s, seat).map((move) => game.write(s, move))
    const ask = (view: unknown) =>
      weigh(game, { view, seat, seats, seed: 3, about: [legal.toSorted()[0]!], stop: patience(8) }, knowledge)
    const weighed = ask(view)
    expect(ask(game.view(game.imagine(view, seat, rng), seat))).toEqual(weighed)
    expect(canonical(view)).toBe(before)
    for (const { move, score } of weighed?.choices ?? []) {
      expect(legal).toContain(move)
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(1)
    }
  })
})

describe('every move has a worth of its own', () => {
  it('dammen: beside the man on 22 the king is lost, and 22x33 is what is expected', async () => {
    const game = await take('dammen')
    const weighed = weigh(game, asked(game, 'W:WK50,48:B22,17,11,12', ['50-28']), await knowledgeOf('dammen'))
    expect(weighed!.choices).toHaveLength(7)
    const lost = weighed!.choices.find(({ move }) => move === '50-28')!
    expect(lost.line.slice(0, 2)).toEqual(['50-28', '22x33'])
    expect(lost.score).toBeLessThan(scoreOf(weighed, '50-45') - 0.3)
  })

  it('backgammon: with 3-1 both last checkers leave; who leaves one has lost', async () => {
    const game = await take('backgammon')
    // The opponent's last checker is on the ace point and is borne off with any throw.
    const text = 'XGID=-A-A--------------------a-:0:0:1:31:0:0:0:1:6'
    const weighed = weigh(game, asked(game, text, undefined, { points: 1 }), await knowledgeOf('backgammon'))
    const [best, ...others] = weighed!.choices
    expect(best).toMatchObject({ move: '3/off 1/off' })
    expect(best!.score).toBeCloseTo(1, 3)
    expect(others.length).toBeGreaterThan(0)
    for (const { score } of others) expect(score).toBeCloseTo(0, 1)
  })

  it('solitair: a jump that leaves no way to the end is worth nothing', async () => {
    const game = await take('solitair')
    const knowledge = await knowledgeOf('solitair')
    const s = begin(game, 1)
    const legal = game.moves(s, 0).map((move) => game.write(s, move))
    const weighed = weigh(
      game,
      { view: game.view(s, 0), seat: 0, seats: 1, seed: 1, about: legal },
      knowledge,
    )
    // The four first jumps are symmetrical, and the board can be solved.
    expect(weighed!.choices.map(({ score }) => score)).toEqual([1, 1, 1, 1])
  })
})

describe('nothing is weighed', () => {
  it('where there is no choice, out of turn, and where everyone acts at once', async () => {
    const mus = await take('kale-mus')
    const view = mus.view(begin(mus, 2), 0)
    expect(weigh(mus, { view, seat: 0, seats: 2, seed: 1 })).toBeUndefined()
    const dammen = await take('dammen')
    const other = dammen.view(begin(dammen, 2), 1)
    expect(weigh(dammen, { view: other, seat: 1, seats: 2, seed: 1 })).toBeUndefined()
    const fast = games.find(({ traits }) => traits.realtime)!
    const { s, seat } = choiceSomewhere(fast, 2, seededRng(1), 10)!
    expect(weigh(fast, { view: fast.view(s, seat), seat, seats: 2, seed: 1 })).toBeUndefined()
  })
})
