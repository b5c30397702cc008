import { games } from '@spellendoos/games'
import {
  BY_THE_BOOK,
  chooseOptions,
  drawFrom,
  Match,
  seededRng,
  soonest,
  type Game,
  type Json,
  type Rng,
} from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { knowledgeOf, take } from '../../test/moments.ts'
import type { Knowledge } from '../bot.ts'
import type { GainParts } from './account.ts'
import { ExpectingAppraiser } from './expecting-appraiser.ts'
import { PlayoutAppraiser } from './playout-appraiser.ts'
import { appraisalsOf, canReview, type ReviewOptions } from './appraisals.ts'
import { review, reviewFrom, type Review } from './review.ts'
import { chancesOf } from '../search/chances.ts'
import { searchMethodFor } from '../search-method.ts'
import { Scale } from './scale.ts'

const HASTE: ReviewOptions = { effort: { depth: 2, nodes: 300, plies: 1 } }

function begin(game: Game, seats: number, given: Readonly<Record<string, Json>> = {}): Match {
  const options = chooseOptions(game, BY_THE_BOOK, given)
  if (!options.ok) throw new Error(options.problem.text.en)
  const { id, version } = game
  const begun = Match.begin(game, { id: 'm', game: id, version, options: options.value, seats })
  if (!begun.ok) throw new Error(begun.problem.text.en)
  return begun.value
}

/** Plays on at random for this many entries at most. */
function playOn(match: Match, most: number, rng: Rng): Match {
  const { game, header } = match
  for (let entries = 0; entries < most && match.turn.length > 0; entries++) {
    if (match.turn[0] === 'chance') {
      match.append({ by: 'chance', draw: drawFrom(game.chance!(match.state), rng) })
      continue
    }
    const able = [...new Array(header.seats).keys()].filter((seat) => match.moves(seat).length > 0)
    const seat = able[rng(able.length)]
    if (seat === undefined) match.append({ by: 'clock', move: soonest(match.clocks)!.name })
    else {
      const moves = match.moves(seat)
      match.append({ by: seat, move: game.write(match.state, moves[rng(moves.length)]) })
    }
  }
  return match
}

function finished<Found>(steps: Generator<unknown, Found>): Found {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

const look = (match: Match, knowledge: Knowledge, options: ReviewOptions = HASTE): Review =>
  finished(review(match, knowledge, options))

const sumOf = ({ luck, own, others, rest }: GainParts): number => luck + own + others + rest

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  it('what luck, skill and the rest brought adds up to the result, exactly', async () => {
    const knowledge = await knowledgeOf(id)
    const rng = seededRng(7)
    for (const seats of new Set([game.seats[0]!, Math.min(3, game.seats.at(-1)!)])) {
      if (!game.seats.includes(seats)) continue
      const match = playOn(begin(game, seats), 24, rng)
      if (!canReview(match, knowledge)) continue
      if (match.result === undefined) match.append({ by: seats - 1, act: 'resign' })
      const { entries, accounts, result } = look(match, knowledge)
      expect(accounts).toHaveLength(seats)
      for (const { chances, leads = chances } of accounts) {
        expect(sumOf(chances)).toBe(chances.total)
        expect(sumOf(leads)).toBe(leads.total)
      }
      expect(result).toEqual(match.result)
      const outlooks = entries.map(({ before }) => before.chances)
      expect(entries.map(({ after }) => after.chances).slice(0, -1)).toEqual(outlooks.slice(1))
      const all = outlooks.flat()
      expect(all.every((chance) => chance >= 0 && chance <= 1)).toBe(true)
    }
  })
})

const known = await Promise.all(games.map(async (game) => ({ game, knowledge: await knowledgeOf(game.id) })))
const thrown = known.filter(({ game, knowledge: { evaluation } }) =>
  ['expect', 'exact'].includes(searchMethodFor(game, evaluation)),
)

/** With more answers it takes too long. */
const MOST_ANSWERS = 60
/** How many entries there are before chance is asked, at least. */
const BEFORE = [0, 3, 9, 17]

describe.each(thrown.map(({ game, knowledge }) => [game.id, game, knowledge] as const))(
  '%s',
  (_, game, { evaluation }) => {
    it('all answers of chance together bring no luck, also where nobody has a choice afterwards', () => {
      const seats = game.seats.includes(2) ? 2 : game.seats[0]!
      let looked = 0
      for (const least of BEFORE) {
        const match = playOn(begin(game, seats), least, seededRng(least + 2))
        while (match.turn[0] !== 'chance' && match.turn.length > 0) playOn(match, 1, seededRng(1))
        const s = match.state
        const answers = match.turn.length === 0 ? undefined : chancesOf(game.chance!(s), evaluation!.anyOrder)
        if (answers === undefined || answers.length > MOST_ANSWERS) continue
        looked++
        const scale = new Scale(game, evaluation, match.sides, s)
        const appraiser = new ExpectingAppraiser(game, evaluation!, scale, 1)
        const before = appraiser.appraise(s).worths[0]!
        let sum = 0
        for (const { draw, share } of answers) {
          const next = structuredClone(s)
          game.answer!(next, draw)
          const result = game.result(next)
          const worths =
            result === undefined
              ? (appraiser.drawn(next) ?? appraiser.appraise(next).worths)
              : scale.ofResult(result)
          sum += share * (worths[0]! - before)
        }
        expect(Math.abs(sum), `after ${match.seq} entries`).toBeLessThan(1e-9)
      }
      expect(looked).toBeGreaterThan(0)
    })
  },
)

describe('luck and skill', () => {
  it.each([
    ['chicago', 0],
    ['mens-maak-je-niet-dik', 60],
  ])('%s: a throw is luck beside the mean of all throws, which is 0 over all of them', async (id, least) => {
    const game = await take(id)
    const knowledge = await knowledgeOf(id)
    const match = playOn(begin(game, 2), least, seededRng(3))
    while (match.turn[0] !== 'chance') playOn(match, 1, seededRng(1))
    const lucks = chancesOf(game.chance!(match.state))!.map(({ draw }) => {
      const replayed = Match.replay(game, match.header, [...match.log, { by: 'chance', draw }])
      if (!replayed.ok) throw new Error(replayed.problem.text.en)
      return look(replayed.value, knowledge).entries.at(-1)!.luck!.chances[0]!
    })
    const mean = lucks.reduce((sum, luck) => sum + luck, 0) / lucks.length
    expect(Math.abs(mean)).toBeLessThan(1e-5)
    expect(Math.max(...lucks)).toBeGreaterThan(0.02)
  })

  it('what one player loses by a decision the other gains, and the worst of them is told', async () => {
    const game = await take('engels-dammen')
    const match = playOn(begin(game, 2), 30, seededRng(3))
    const { accounts, moments } = look(match, await knowledgeOf('engels-dammen'), {})
    expect(accounts[0]!.chances.own).toBe(-accounts[1]!.chances.others)
    expect(accounts[0]!.chances.own).toBeLessThan(-0.1)
    const [worst] = moments.worst
    expect(worst!.advice.best).not.toBe(worst!.played)
    expect(worst!.advice.other!.move).toBe(worst!.played)
  })

  it.each(['royal-turf', 'voetbal-toto'])(
    '%s: a decision is judged by what its seat saw alone',
    async (id) => {
      const game = await take(id)
      const knowledge = await knowledgeOf(id)
      const rng = seededRng(5)
      const match = playOn(begin(game, 2), 40, rng)
      while (match.moves(match.turn[0] as number).length < 2) playOn(match, 1, rng)
      const s = match.state
      const seat = game.turn(s)[0] as number
      const other = game.imagine(game.view(s, seat), seat, seededRng(9))
      expect(other).not.toEqual(s)
      const move = game.write(s, game.moves(s, seat)[0])
      const scale = new Scale(game, knowledge.evaluation, match.sides, s)
      const effort = { depth: 1, nodes: 1, plies: 500, tries: 200 }
      const verdicts = [s, other].map(
        (world) =>
          new PlayoutAppraiser(game, knowledge, scale, match.sides, effort, 1).appraise(world, { seat, move })
            .verdict,
      )
      expect(verdicts[0]).toBeDefined()
      expect(verdicts[1]).toEqual(verdicts[0])
    },
  )

  it.each(['dammen', 'backgammon', 'kale-mus'])(
    '%s: the figures are the same, whatever is looked at in between',
    async (id) => {
      const game = await take(id)
      const knowledge = await knowledgeOf(id)
      const matches = [4, 5].map((seed) => playOn(begin(game, 2), 16, seededRng(seed)))
      const atOnce = matches.map((match) => look(match, knowledge))
      // Step by step in turn, so that nothing of one is left over in the other.
      const divided = matches.map((match) => review(match, knowledge, HASTE))
      const found: (Review | undefined)[] = [undefined, undefined]
      while (found.includes(undefined)) {
        for (const [nth, steps] of divided.entries()) {
          const step = steps.next()
          if (step.done === true) found[nth] ??= step.value
        }
      }
      expect(atOnce[0]).not.toEqual(atOnce[1])
      expect(found).toEqual(atOnce)
    },
  )

  /** The same game with a die of so many sides that its throws are sampled. */
  const manySided = (game: Game): Game => ({
    ...game,
    chance: () => ({ dice: 1, sides: 6000 }),
    answer: (s, [die]) => game.answer!(s, [((die! - 1) % 6) + 1]),
  })
  const same = (game: Game) => game

  it.each([
    ['every throw is gone through', 'tric-trac', 2, same],
    ['throws are sampled', 'mens-maak-je-niet-dik', 2, manySided],
    ['a turn is computed to its end', 'chicago', 2, same],
    ['all is luck', 'kale-mus', 2, same],
    ['something is hidden', 'royal-turf', 2, same],
    ['imagined worlds are judged', 'voetbal-toto', 2, same],
    ['everyone acts at once', '7ate9', 2, same],
    ['two look ahead', 'dammen', 2, same],
    ['three look ahead', 'tippy', 3, same],
    ['a solver knows', 'solitair', 1, same],
  ] as const)('where %s (%s), a review in parts is the same as in one', async (_, id, seats, made) => {
    const game = made(await take(id))
    const knowledge = await knowledgeOf(id)
    const match = playOn(begin(game, seats), 24, seededRng(4))
    const whole = look(match, knowledge)
    for (const share of [2, 3]) {
      const parts = Array.from({ length: share }, (__, nth) =>
        finished(appraisalsOf(match, knowledge, HASTE, { nth, of: share })),
      )
      expect(parts.every(({ size }) => size > 0)).toBe(true)
      // As it reaches another worker.
      const appraisals = structuredClone(new Map(parts.flatMap((part) => [...part])))
      expect(reviewFrom(match, knowledge, appraisals, HASTE)).toEqual(whole)
    }
  })

  it('a move that was taken back does not count', async () => {
    const game = await take('dammen')
    const match = begin(game, 2)
    match.append({ by: 0, move: '32-28' })
    match.append({ by: 0, act: 'undo' })
    match.append({ by: 0, move: '33-29' })
    const { entries } = look(match, await knowledgeOf('dammen'))
    expect(entries.map(({ seq, move }) => [seq, move])).toEqual([[2, '33-29']])
  })

  it('says how lucky everyone was where all is luck', async () => {
    const game = await take('kale-mus')
    const match = playOn(begin(game, 2), Infinity, seededRng(4))
    const { fortunes, result } = look(match, await knowledgeOf('kale-mus'))
    const winner = result!.places.indexOf(1)
    expect(fortunes![winner]).toBeGreaterThan(0.5)
    expect(fortunes![1 - winner]).toBeLessThan(0.5)
  })
})
