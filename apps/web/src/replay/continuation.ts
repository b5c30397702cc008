import { Table } from '@spellendoos/fair'
import { canonical, newSeries, starterOf, value, type Read, type Seat } from '@spellendoos/kernel'
import { keepMatch, type Player } from '../storage/matches.ts'
import { keptFrom, random, type OpenedMatch } from '../table/new-match.ts'
import type { Film } from './film.ts'

/** The moment as a position, if that is complete: it says whose turn it is and who may do what. */
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
 * The table of a new match that goes on from a step. Where a position says it all, it begins there with
 * chance sealed again. Otherwise the log so far is played again, and what chance answers cannot be proved.
 */
export function tableFrom(film: Film, step: number, players: readonly Player[]): Read<Table> {
  const { game, replay, frames } = film
  const position = positionAt(film, step)
  const sealed = position !== undefined
  const from = position ?? replay.position
  const opened = Table.open(game, {
    seats: replay.seats,
    options: replay.options,
    chance: sealed ? 'fair' : 'manual',
    random,
    at: Date.now(),
    ...(from === undefined ? {} : { position: from }),
  })
  if (!opened.ok) return opened
  const table = opened.value
  const happened = replay.log
    .slice(0, frames[step]!.seq)
    .filter((entry) => !('seal' in entry || 'reveal' in entry || 'bot' in entry))
  const followed = sealed ? undefined : table.follow(happened)
  if (followed?.ok === false) return { ok: false, problem: followed.refusal }
  players.forEach(({ level }, seat) => {
    if (level > 0) table.handOver(seat, level, { at: Date.now() })
  })
  return value(table)
}

/** Creates and stores a new match in this browser that continues from a step. */
export async function continueFrom(
  film: Film,
  step: number,
  players: readonly Player[],
): Promise<OpenedMatch> {
  const table = tableFrom(film, step, players)
  if (!table.ok) return table
  const starter = starterOf(film.game, film.replay.options)
  const match = keptFrom(table.value, players, newSeries(players.length, starter))
  await keepMatch(match)
  return { ok: true, match }
}
