import type { Entry } from '@spellendoos/kernel'
import { Match } from '@spellendoos/kernel'
import { goTo, hrefOf } from '../app/route.ts'
import type { Film } from '../replay/film.ts'
import { writeAnalysis, readAnalysis } from './file.ts'
import { keepAnalysis, keptAnalysis } from './kept.ts'
import { goOn, lineOf, type Happening, type Place } from './tree.ts'

/** The entries that count, without acts at the table. */
const happeningsIn = (match: Match): readonly Happening[] =>
  match.standing.flatMap(({ seq }): Happening[] => {
    const entry: Entry = match.at(seq)
    if ('draw' in entry) return [{ by: 'chance', draw: entry.draw }]
    return 'move' in entry ? [{ by: entry.by, move: entry.move }] : []
  })

/** Opens a match on the analysis board, after a given step, with everything tried there before. */
export async function analyseFilm(film: Film, step: number, how: 'go' | 'replace' = 'go'): Promise<void> {
  const { game, replay, match, frames } = film
  const { options, seats, position } = replay
  const setting = { game, options, seats, ...(position === undefined ? {} : { position }) }
  const id = `of-${replay.id}`
  const played = happeningsIn(match)
  const before = keptAnalysis(id)
  const read = before === undefined ? undefined : readAnalysis(before.file, game)
  let place: Place = { tree: read?.ok === true ? read.value.tree : lineOf(played), path: [] }
  const until = Match.replay(game, match.header, replay.log.slice(0, frames[step]!.seq))
  for (const is of until.ok ? happeningsIn(until.value) : []) place = goOn(place, is)
  const players = film.players.map(({ name }) => name)
  keepAnalysis(id, place.path, writeAnalysis({ setting, players, tree: place.tree }))
  const to = { page: 'analyse', game: game.id, kept: id } as const
  if (how === 'replace') location.replace(hrefOf(to))
  else goTo(to)
}
