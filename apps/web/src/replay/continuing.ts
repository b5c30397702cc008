import { Table } from '@spellendoos/fair'
import { canonical, newSeries, type Problem, type Seat } from '@spellendoos/kernel'
import { keepMatch, type Player } from '../keep/matches.ts'
import { keptFrom, openMatch, random, type Opened } from '../table/opening.ts'
import type { Film } from './film.ts'

/** The moment as a position, if that says all that matters for going on: whose turn it is and who may do what. */
export function positionAt({ game, match, frames, replay }: Film, step: number): string | undefined {
  const { state, resigned, turn } = frames[step]!
  if (game.position === undefined || resigned.length > 0) return undefined
  const text = game.position.write(state)
  const read = game.position.read(text, replay.options, replay.seats)
  if (!read.ok) return undefined
  const mayDo = (at: unknown) =>
    match.bots.map((_, seat: Seat) => game.moves(at, seat).map((move) => game.write(at, move)))
  const same =
    canonical(turn) === canonical(game.turn(read.value)) &&
    canonical(mayDo(state)) === canonical(mayDo(read.value))
  return same ? text : undefined
}

/**
 * A new match of this browser that goes on from a step. Where a position says it all, it begins there with
 * chance sealed anew. Else the log so far is played again, and what chance answers cannot be proved.
 */
export async function continueFrom(film: Film, step: number, players: readonly Player[]): Promise<Opened> {
  const { game, replay, frames } = film
  const position = positionAt(film, step)
  if (position !== undefined) return openMatch({ game, players, options: replay.options, position })
  const opened = Table.open(game, {
    seats: replay.seats,
    options: replay.options,
    chance: 'manual',
    random,
    ...(replay.position === undefined ? {} : { position: replay.position }),
  })
  if (!opened.ok) return opened
  const table = opened.value
  const happened = replay.log
    .slice(0, frames[step]!.seq)
    .filter((entry) => !('seal' in entry || 'reveal' in entry || 'bot' in entry))
  const followed = table.follow(happened)
  if (!followed.ok) return failed(followed.refusal)
  players.forEach(({ level }, seat) => {
    if (level > 0) table.handOver(seat, level, { at: Date.now() })
  })
  const match = keptFrom(table, players, newSeries(players.length, 'rotate'))
  await keepMatch(match)
  return { ok: true, match }
}

const failed = (problem: Problem) => ({ ok: false, problem }) as const
