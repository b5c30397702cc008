import { seededRng, type Game, type Rng } from '@spellendoos/kernel'
import type { Engine } from './engine.ts'

interface Setting {
  readonly game: string
  readonly seats: number
  readonly preset: string
  readonly seed: string
}

/** Settings for match number `n` of a game: least and most seats by turns, every preset in its turn. */
function settingFor(game: Game, n: number): Setting {
  const presets = Object.keys(game.presets)
  const ends = [game.seats[0]!, game.seats.at(-1)!]
  return {
    game: game.id,
    seats: ends[n % 2]!,
    preset: presets[Math.floor(n / 2) % presets.length]!,
    seed: n.toString(16).padStart(8, '0'),
  }
}

/**
 * Plays one match at random through the protocol, to its end: a uniform seat among all that have a move, then a uniform
 * move; a clock if nobody has one. Then the log must verify, and load to the same state.
 */
export async function playThrough(engine: Engine, game: Game, n: number): Promise<number> {
  const setting = settingFor(game, n)
  const { match } = await engine.must({ cmd: 'new', ...setting })
  const rng = seededRng(n)
  let decisions = 0
  while (await step(engine, match, setting.seats, rng)) {
    decisions++
    if (decisions > game.bound)
      throw new Error(`${JSON.stringify(setting)} goes on after ${game.bound} moves`)
  }
  await checkEnd(engine, match, setting)
  return decisions
}

/** One decision, or false when the match is over. */
async function step(engine: Engine, match: string, seats: number, rng: Rng): Promise<boolean> {
  const asked = Array.from({ length: seats }, (_, seat) => engine.must({ cmd: 'moves', match, seat }))
  const state = await engine.must({ cmd: 'state', match })
  const hands = await Promise.all(asked)
  if (state.over) return false
  const able = [...hands.keys()].filter((seat) => hands[seat]!.moves.length > 0)
  if (able.length === 0) {
    await engine.must({ cmd: 'clock', match })
    return true
  }
  const seat = able[rng(able.length)]!
  const { moves } = hands[seat]!
  const { move } = moves[rng(moves.length)]!
  await engine.must({ cmd: 'play', match, seat, move, seen: state.seq })
  return true
}

async function checkEnd(engine: Engine, match: string, setting: Setting): Promise<void> {
  const fail = (what: string) => new Error(`${JSON.stringify(setting)}: ${what}`)
  const state = await engine.must({ cmd: 'state', match })
  if (state.turn.length > 0 || state.result.places.length !== setting.seats) throw fail('no proper result')
  const { replay } = await engine.must({ cmd: 'log', match })
  const [verified, loaded] = await Promise.all([
    engine.must({ cmd: 'verify', replay }),
    engine.must({ cmd: 'load', replay }),
  ])
  if (verified.fair !== true) throw fail(JSON.stringify(verified))
  const [again, log] = await Promise.all([
    engine.must({ cmd: 'state', match: loaded.match }),
    engine.must({ cmd: 'log', match: loaded.match }),
  ])
  if (JSON.stringify(again) !== JSON.stringify(state)) throw fail('loading gave another state')
  if (JSON.stringify(log.replay) !== JSON.stringify(replay)) throw fail('loading gave another log')
  await Promise.all([match, loaded.match].map((each) => engine.must({ cmd: 'close', match: each })))
}
