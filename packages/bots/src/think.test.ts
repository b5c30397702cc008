import { shelf } from '@spellendoos/games/shelf'
import { canonical, copyJson, drawFrom, seededRng, type Game } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { charactersFor, LEVELS, levelOf, levelsIn, rankOf } from './levels.ts'
import { begin, choiceSomewhere, knowledgeOf, take } from '../test/moments.ts'
import { think } from './think.ts'
import { preparation, searchMethodFor } from './search-method.ts'

const games = await Promise.all([...shelf.values()].map((fetch) => fetch()))
const named = games.map((game) => [game.id, game] as const)

/** True after this many checks. */
const patience = (looks: number) => {
  let asked = 0
  return () => ++asked > looks
}

describe('levels', () => {
  it('are five, each spending no less and overlooking no more than the one below', () => {
    expect(LEVELS).toHaveLength(5)
    expect(LEVELS.at(-1)).toMatchObject({ oversight: 0, noise: 0 })
    LEVELS.slice(1).forEach((level, i) => {
      const below = LEVELS[i]!
      expect(level.milliseconds).toBeGreaterThan(below.milliseconds)
      expect(level.depth).toBeGreaterThanOrEqual(below.depth)
      expect(level.playouts).toBeGreaterThan(below.playouts)
      expect(level.oversight).toBeLessThanOrEqual(below.oversight)
      expect(level.noise).toBeLessThan(below.noise)
      expect(level.reaction).toBeLessThan(below.reaction)
    })
  })

  it('are spread out where a game has fewer, the highest always the strongest', () => {
    const strengths = (levels: number) => {
      const game = { traits: { ...games[0]!.traits, luck: 'none' as const, levels } }
      return [0, 1, 2, 3, 4, 5, 9].map((level) => {
        const rank = rankOf(level, game)
        expect(levelOf(level, game)).toBe(LEVELS[rank - 1])
        return rank
      })
    }
    expect(strengths(5)).toEqual([1, 1, 2, 3, 4, 5, 5])
    expect(strengths(4)).toEqual([1, 1, 2, 4, 5, 5, 5])
    expect(strengths(3)).toEqual([1, 1, 3, 5, 5, 5, 5])
    expect(strengths(2)).toEqual([1, 1, 5, 5, 5, 5, 5])
    expect(strengths(1)).toEqual([5, 5, 5, 5, 5, 5, 5])
  })

  it('cannot be told apart where all is luck', () => {
    const luck = games.filter(({ traits }) => traits.luck === 'all')
    expect(luck.length).toBeGreaterThan(5)
    for (const game of luck) expect(levelsIn(game)).toBe(1)
    expect(levelsIn({ traits: { ...luck[0]!.traits, luck: 'some' } })).toBe(5)
    expect(levelsIn({ traits: { ...luck[0]!.traits, luck: 'none', levels: 2 } })).toBe(2)
  })
})

describe('the way to think', () => {
  const traits = { hidden: false, realtime: false, luck: 'none' } as Game['traits']
  const way = (given: Partial<Game['traits']>, evaluation?: object) =>
    searchMethodFor({ traits: { ...traits, ...given } } as Game, evaluation as never)
  const worth = () => 0

  it('follows from the traits of a game and what it knows of itself', () => {
    expect(way({})).toBe('play-out')
    expect(way({}, { worth })).toBe('look-ahead')
    expect(way({ luck: 'some' }, { worth })).toBe('expect')
    expect(way({ luck: 'some' }, { worth, exact: {} })).toBe('exact')
    expect(way({ hidden: true }, { worth })).toBe('play-out')
    expect(way({ realtime: true }, { worth })).toBe('glance')
  })
})

describe.each(named)('at %s', (id, game) => {
  it('every level and character moves by the rules, alike for views alike, and leaves the view as it was', async () => {
    const knowledge = await knowledgeOf(id)
    const rng = seededRng(21)
    const seats = game.seats[0]!
    for (const level of [1, 3, 5, ...charactersFor(game).map(({ number }) => number)]) {
      const { s, seat } = choiceSomewhere(game, seats, rng, 40)!
      const view = game.view(s, seat)
      const before = canonical(view)
      const ask = (view: unknown) =>
        think(game, { view, seat, seats, level, seed: 5, stop: patience(6) }, knowledge)
      const answer = ask(view)
      const legal = game.moves(s, seat).map((move) => game.write(s, move))
      expect([...legal, ...(game.turn(s).includes(seat) ? [] : [undefined])]).toContain(answer.move)
      const other = game.imagine(view, seat, rng)
      expect(ask(game.view(other, seat))).toEqual(answer)
      expect(canonical(view)).toBe(before)
    }
  })
})

describe('a thought', () => {
  it('is over at once where there is only one move, or none', async () => {
    const game = await take('kale-mus')
    const view = game.view(begin(game, 2), 0)
    expect(think(game, { view, seat: 0, seats: 2, level: 5, seed: 1 })).toEqual({
      move: 'throw',
      line: ['throw'],
      nodes: 0,
    })
    expect(think(game, { view, seat: 1, seats: 2, level: 5, seed: 1 })).toEqual({ nodes: 0 })
  })

  it.each(['dammen', 'backgammon', 'macao', 'gobang', 'voetbal-toto'])(
    'stops when told, at %s',
    async (id) => {
      const game = await take(id)
      const knowledge = await knowledgeOf(id)
      const { s, seat } = choiceSomewhere(game, 2, seededRng(4), 20)!
      const question = { view: game.view(s, seat), seat, seats: 2, level: 5, seed: 1 }
      const told = think(game, { ...question, stop: () => true }, knowledge)
      const legal = game.moves(s, seat).map((move) => game.write(s, move))
      expect(legal).toContain(told.move)
      expect(told.nodes).toBeLessThan(5000)
    },
  )

  it('looks at the time after every so many judgements, also where a throw has many', async () => {
    const game = await take('backgammon')
    const { evaluation } = await knowledgeOf('backgammon')
    const { s, seat } = choiceSomewhere(game, 2, seededRng(4), 20)!
    const moves = game.moves(s, seat).length
    let judged = 0
    const worth: NonNullable<typeof evaluation>['worth'] = (...position) => {
      judged++
      return evaluation!.worth(...position)
    }
    const looks: number[] = []
    const stop = () => looks.push(judged) > 4
    think(
      game,
      { view: game.view(s, seat), seat, seats: 2, level: 5, seed: 1, stop },
      { evaluation: { ...evaluation!, worth } },
    )
    // One check before anything, one when every move was judged once; none after the last.
    expect(looks.slice(0, 2)).toEqual([0, moves])
    expect(looks).toHaveLength(5)
    for (const [i, at] of looks.slice(1).entries()) expect(at - looks[i]!).toBeLessThanOrEqual(128)
    expect(judged).toBe(looks.at(-1))
  })

  it('waits out of turn where the game holds nothing worth a thought: nobody is accused who was not heard', async () => {
    const game = await take('stommetje-spelen')
    const knowledge = await knowledgeOf('stommetje-spelen')
    const s = begin(game, 2)
    game.play(s, 0, 'throw')
    game.answer!(s, [1])
    const ask = (seat: number) =>
      think(game, { view: game.view(s, seat), seat, seats: 2, level: 1, seed: 1 }, knowledge)
    expect(game.moves(s, 0)).toEqual(['speak'])
    expect(ask(0)).toEqual({ nodes: 0 })
    expect(game.moves(s, 1)).toEqual(['throw', 'heard-1'])
    expect(ask(1).move).toBe('throw')
  })

  it('decides in a moment whether to act out of turn, however much time there is', async () => {
    const game = await take('voetbal-toto')
    const knowledge = await knowledgeOf('voetbal-toto')
    const rng = seededRng(5)
    const s = begin(game, 3, { stopSeconds: 3 })
    // One entry after another, until a goal can be stopped.
    const able = () => [0, 1, 2].find((seat) => game.turn(s)[0] === 'clock' && game.moves(s, seat).length > 0)
    while (able() === undefined) {
      const [by] = game.turn(s)
      if (by === 'chance') game.answer!(s, drawFrom(game.chance!(s), rng))
      else if (by === 'clock') game.play(s, by, game.clocks!(s)[0]!.move)
      else {
        const moves = game.moves(s, by!)
        game.play(s, by!, moves.find((move) => game.write(s, move) === 'ready') ?? moves[rng(moves.length)]!)
      }
    }
    const seat = able()!
    const longer = patience(1000)
    let looks = 0
    const stop = () => {
      looks++
      return longer()
    }
    think(game, { view: game.view(s, seat), seat, seats: 3, level: 2, seed: 1, stop }, knowledge)
    expect(looks).toBeGreaterThan(100)
    expect(looks).toBeLessThanOrEqual(200)
  })

  it('plays out no more matches than the game says are enough', async () => {
    const game = await take('voetbal-toto')
    const { evaluation } = await knowledgeOf('voetbal-toto')
    const s = begin(game, 3)
    game.answer!(s, drawFrom(game.chance!(s), seededRng(3)))
    let judged = 0
    const worth: NonNullable<typeof evaluation>['worth'] = (...position) => {
      judged++
      return evaluation!.worth(...position)
    }
    const question = { view: game.view(s, 0), seat: 0, seats: 3, level: 2, seed: 1, stop: patience(100) }
    think(game, question, { evaluation: { ...evaluation!, worth, enough: () => 30 } })
    expect(judged).toBe(30 * 3)
  })

  it('lets a game compute beforehand, as long as there is time', async () => {
    const game = await take('dammen')
    const { evaluation } = await knowledgeOf('dammen')
    const view = game.view(begin(game, 2), 0)
    /** How often it computes with this much to do and this much patience, and whether it has judged by then. */
    const steps = (much: number, looks: number) => {
      let computed = 0
      let before = true
      const prepare = () => ++computed < much
      const worth: NonNullable<typeof evaluation>['worth'] = (...position) => {
        before &&= computed === Math.min(much, looks)
        return evaluation!.worth(...position)
      }
      const knowledge = { evaluation: { ...evaluation!, prepare, worth } }
      const { move } = think(
        game,
        { view, seat: 0, seats: 2, level: 1, seed: 1, stop: patience(looks) },
        knowledge,
      )
      expect(move).toBeDefined()
      expect(before).toBe(true)
      return computed
    }
    expect(steps(3, 50)).toBe(3)
    expect(steps(50, 3)).toBe(3)
    expect(steps(50, 0)).toBe(0)
  })

  it('needs no time for what was computed while somebody else thought', async () => {
    const game = await take('wolf-en-schapen')
    const knowledge = await knowledgeOf('wolf-en-schapen')
    const { known } = knowledge.evaluation!
    const start = begin(game, 2)
    for (const _ of preparation(game, { view: game.view(start, 1), seat: 1 }, knowledge));
    const after = (s: unknown, seat: number, move: unknown) => {
      const next = copyJson(s)
      game.play(next, seat, move)
      return next
    }
    // Wherever the wolf starts and moves, all answers of the sheep are equally good.
    const entered = game.moves(start, 0).map((move) => after(start, 0, move))
    const met = entered.flatMap((s) =>
      game.turn(s)[0] === 0 ? game.moves(s, 0).map((m) => after(s, 0, m)) : [s],
    )
    expect(met.length).toBeGreaterThan(4)
    for (const s of met) {
      const question = { view: game.view(s, 1), seat: 1, seats: 2, level: 3, seed: 1, stop: () => true }
      const { move } = think(game, question, knowledge)
      const worths = new Map(game.moves(s, 1).map((m) => [game.write(s, m), known!(after(s, 1, m), 1)!]))
      expect(worths.get(move!)).toBe(Math.max(...worths.values()))
    }
  })

  it('tells what it expects, its own move first', async () => {
    const game = await take('dammen')
    const view = game.view(begin(game, 2), 0)
    const { move, line, choices, score } = think(
      game,
      { view, seat: 0, seats: 2, level: 4, seed: 1 },
      await knowledgeOf('dammen'),
    )
    expect(line![0]).toBe(move)
    expect(line!.length).toBeGreaterThan(3)
    expect(choices).toHaveLength(9)
    expect(choices![0]!.score).toBe(score)
  })
})

describe('where everyone plays at once', async () => {
  const game = await take('7ate9')
  /** A match under way, with a card in hand that fits the pile and cards to draw. */
  const s = begin(game, 2)
  game.answer!(s, [...new Array(73).keys()])
  game.play(s, 'clock', game.clocks!(s)[0]!.move)
  while (game.moves(s, 0).length < 2) game.play(s, 0, 'draw')
  const fits = game.moves(s, 0).filter((move) => move !== 'draw')
  const chosen = (level: number) =>
    Array.from(
      { length: 100 },
      (_, seed) => think(game, { view: game.view(s, 0), seat: 0, seats: 2, level, seed }).move,
    )

  it('a low level now and then overlooks a card that fits, and draws; the higher, the less', () => {
    const written = fits.map((move) => game.write(s, move))
    const draws = [1, 2, 3].map((level) => chosen(level).filter((move) => move === 'draw').length)
    expect(game.moves(s, 0)).toContain('draw')
    expect(written).toHaveLength(1)
    expect(draws[0]).toBeGreaterThan(draws[1]!)
    expect(draws[1]).toBeGreaterThan(draws[2]!)
  })
})
