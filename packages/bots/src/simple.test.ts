import { shelf } from '@spellendoos/games/shelf'
import { canonical, copyJson, playout, seededRng, type Game, type Seat } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { randomBot } from './random.ts'
import { simpleBot } from './simple.ts'
import { begin, somewhere, take } from '../test/moments.ts'

const hiddenGames = (await Promise.all([...shelf.values()].map((fetch) => fetch()))).filter(
  ({ traits }) => traits.hidden,
)

const bot = (game: Game, s: unknown, seat: Seat, seats: number, seed: number, playouts = 30) =>
  simpleBot(game, game.view(s, seat), seat, { seats, rng: seededRng(seed), playouts })

describe('the simple bot', () => {
  it('answers at once where there is only one move, and with nothing where there is none', async () => {
    const game = await take('kale-mus')
    const s = begin(game, 2)
    expect(bot(game, s, 0, 2, 1)).toEqual({ move: 'throw', nodes: 0 })
    expect(bot(game, s, 1, 2, 1)).toEqual({ nodes: 0 })
  })

  it('chooses the same for the same numbers and count', async () => {
    const game = await take('molenspel')
    const s = begin(game, 2)
    expect(bot(game, s, 0, 2, 7)).toEqual(bot(game, s, 0, 2, 7))
  })

  it('leaves the view as it was', async () => {
    const game = await take('molenspel')
    const s = begin(game, 2)
    const before = canonical(s)
    bot(game, s, 0, 2, 7)
    expect(canonical(s)).toBe(before)
  })

  it('stops when the time is up, with a legal move', async () => {
    const game = await take('molenspel')
    const s = begin(game, 2)
    let asked = 0
    const answer = simpleBot(game, game.view(s, 0), 0, {
      seats: 2,
      rng: seededRng(1),
      playouts: Infinity,
      stop: () => ++asked > 5,
    })
    expect(game.moves(s, 0).map((move) => game.write(s, move))).toContain(answer.move)
    expect(asked).toBe(6)
  })

  it.each(['molenspel', 'dammen'])('takes a win that lies there: %s', async (id) => {
    const game = await take(id)
    const chances = Array.from({ length: 100 }, (_, seed) => winningChance(game, seed)).filter(
      (chance) => chance !== undefined,
    )
    expect(chances.length).toBeGreaterThan(5)
    for (const { s, seat, wins } of chances.slice(0, 8)) {
      expect(wins).toContain(bot(game, s, seat, 2, 1, 1).move)
    }
  })

  it('plays alone until as few pegs are left as it can see', async () => {
    const game = await take('solitair')
    const score = (choose: (s: unknown, seed: number) => string, seed: number) => {
      const s = begin(game, 1)
      while (game.turn(s).length > 0) {
        const move = choose(s, seed)
        const chosen = game.moves(s, 0).find((each) => game.write(s, each) === move)
        game.play(s, 0, chosen)
      }
      return game.result(s)!.scores![0]!
    }
    const mean = (choose: (s: unknown, seed: number) => string) =>
      [1, 2, 3, 4, 5, 6].reduce((sum, seed) => sum + score(choose, seed), 0) / 6
    const random = seededRng(1)
    const pegsByChance = mean((s) => randomBot(game, game.view(s, 0), 0, random).move!)
    expect(mean((s, seed) => bot(game, s, 0, 1, seed, 60).move!)).toBeLessThan(pegsByChance - 1)
  })
})

/** A position from a random match in which the seat on turn can win at once, and has other moves. */
function winningChance(game: Game, seed: number) {
  const rng = seededRng(seed)
  const s = begin(game, 2)
  do {
    const [seat] = game.turn(s)
    if (typeof seat === 'number' && game.moves(s, seat).length > 1) {
      const wins = winsAt(game, s, seat)
      if (wins.length > 0) return { s, seat, wins }
    }
  } while (playout(game, s, 2, rng, 1) > 0)
  return undefined
}

function winsAt(game: Game, s: unknown, seat: Seat): string[] {
  return game
    .moves(s, seat)
    .filter((move) => {
      const next = game.copy === undefined ? copyJson(s) : game.copy(s)
      game.play(next, seat, move)
      const places = game.result(next)?.places
      return places !== undefined && places[seat] === 1 && places[1 - seat] !== 1
    })
    .map((move) => game.write(s, move))
}

describe.each(hiddenGames.map((game) => [game.id, game] as const))('what it cannot see in %s', (_, game) => {
  it('does not matter to it', () => {
    const rng = seededRng(11)
    const seats = game.seats[0]!
    let compared = 0
    for (let tries = 0; tries < 60 && compared < 12; tries++) {
      const found = somewhere(game, seats, rng)
      if (found === undefined) continue
      const { s, seat } = found
      const other = game.imagine(game.view(s, seat), seat, rng)
      expect(canonical(game.view(other, seat))).toBe(canonical(game.view(s, seat)))
      expect(bot(game, other, seat, seats, tries, 8)).toEqual(bot(game, s, seat, seats, tries, 8))
      compared++
    }
    expect(compared).toBe(12)
  })

  it('still leaves it legal moves', () => {
    const rng = seededRng(12)
    const seats = game.seats.at(-1)!
    for (let tries = 0; tries < 10; tries++) {
      const found = somewhere(game, seats, rng)
      if (found === undefined) continue
      const { s, seat } = found
      const legal = game.moves(s, seat).map((move) => game.write(s, move))
      const mayWait = game.turn(s).includes(seat) ? [] : [undefined]
      expect([...legal, ...mayWait]).toContain(bot(game, s, seat, seats, tries, 5).move)
      expect(legal).toContain(randomBot(game, game.view(s, seat), seat, rng).move)
    }
  })
})
