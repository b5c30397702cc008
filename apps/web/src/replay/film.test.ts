import { Table, verify, type Replay } from '@spellendoos/fair'
import { games } from '@spellendoos/games'
import { canonical, finish, seededRng, type Eye } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import type { OpenGame } from '../games/open.ts'
import { tableFrom } from './continuation.ts'
import { filmOf, sceneOf, stepTo, type Film } from './film.ts'
import { pack, unpack } from './link-codec.ts'

const MOVES = 30

/** A match of some random moves that everyone then resigns. */
function someMatch(game: OpenGame): Replay {
  const rng = seededRng(game.id.length)
  const seats = game.seats.find((n) => n > 1) ?? 1
  const opened = Table.open(game, { seats, seed: 'c0ffee', at: 1 })
  if (!opened.ok) throw new Error(opened.problem.text.en)
  const table = opened.value
  for (let left = MOVES; left > 0 && table.match.result === undefined; left--) {
    const seat = table.match.turn.find((by) => typeof by === 'number')
    const moves = seat === undefined ? [] : table.match.moves(seat)
    if (seat === undefined || moves.length === 0) table.clock()
    else table.play(seat, game.write(table.match.state, moves[rng(moves.length)]), { at: 2 })
  }
  for (let seat = 0; seat < seats; seat++) table.act(seat, 'resign')
  return table.replay(Array.from({ length: seats }, (_, seat) => `Player ${seat}`))
}

function film(game: OpenGame, replay: Replay): Film {
  const made = finish(filmOf(game, replay, verify(replay, game)))
  if (!made.ok) throw new Error(made.problem.text.en)
  return made.value
}

describe.each(games.map((game) => [game.id, game] as const))('%s looked back on', (_, game) => {
  const replay = someMatch(game)
  const shot = film(game, replay)
  const last = shot.frames.length - 1

  it('checks out, packs into a link and comes out of it as it was', async () => {
    expect(shot.verdict).toEqual({ fair: true })
    expect(await unpack(await pack(replay))).toEqual({ ok: true, value: replay })
  })

  it('shows every step to every eye', () => {
    const eyes: Eye[] = [...shot.match.bots.keys(), 'watcher']
    for (const eye of eyes) {
      for (let step = 0; step <= last; step += 5) {
        expect(sceneOf(shot, step, eye).seats.length).toBeLessThanOrEqual(replay.seats)
        expect(stepTo(shot, step, eye) === undefined).toBe(step === 0)
      }
    }
  })

  it('goes on from any step as it went on then', () => {
    for (let step = 0; step < last; step += 7) {
      const { state, turn, resigned } = shot.frames[step]!
      if (shot.frames[step]!.result !== undefined) continue
      const table = tableFrom(shot, step, shot.players)
      if (!table.ok) throw new Error(table.problem.text.en)
      const { match, chance } = table.value
      expect(canonical(match.turn)).toBe(canonical(turn))
      expect(canonical(match.resigned)).toBe(canonical(resigned))
      for (const seat of match.bots.keys()) {
        const written = (at: unknown) => game.moves(at, seat).map((move) => game.write(at, move))
        expect(written(match.state)).toEqual(written(state))
      }
      expect(chance === 'fair' || canonical(match.state) === canonical(state)).toBe(true)
    }
  })
})

describe('a link', () => {
  it.each(['', 'abc', 'pVjbbhw3DP2Xed4p', '%%%', 'AAAA', '🎲'])(
    'that is none (%s) is refused',
    async (packed) => {
      expect(await unpack(packed)).toMatchObject({ ok: false, problem: { code: 'bad-link' } })
    },
  )

  it('that unpacks without end is refused', async () => {
    const endless = new Blob(Array.from({ length: 40 }, () => new Uint8Array(1024 * 1024)))
    const packed = endless.stream().pipeThrough(new CompressionStream('deflate-raw'))
    const bytes = new Uint8Array(await new Response(packed).arrayBuffer())
    const letters = [...bytes].map((byte) => String.fromCodePoint(byte)).join('')
    expect(await unpack(btoa(letters))).toMatchObject({ ok: false })
  })
})
