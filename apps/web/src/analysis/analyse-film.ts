import type { Entry } from '@spellendoos/kernel'
import { Match } from '@spellendoos/kernel'
import { goTo, hrefOf } from '../app/route.ts'
import type { Film } from '../replay/film.ts'
import { writeAnalysis, readAnalysis } from './file.ts'
import { storeAnalysis, storedAnalysis } from './analysis-storage.ts'
import { continueWith, treeOfLine, type GameEvent, type TreeCursor } from './tree.ts'

/** The entries that count, without acts at the table. */
const eventsIn = (match: Match): readonly GameEvent[] =>
  match.standing.flatMap(({ seq }): GameEvent[] => {
    const entry: Entry = match.at(seq)
    if ('draw' in entry) return [{ by: 'chance', draw: entry.draw }]
    return 'move' in entry ? [{ by: entry.by, move: entry.move }] : []
  })

/** Opens a match on the analysis board, after a given step, with everything tried there before. */
export async function analyseFilm(film: Film, step: number, how: 'go' | 'replace' = 'go'): Promise<void> {
  const { game, replay, match, frames } = film
  const { options, seats, position } = replay
  const setup = { game, options, seats, ...(position === undefined ? {} : { position }) }
  const id = `of-${replay.id}`
  const played = eventsIn(match)
  const before = storedAnalysis(id)
  const read = before === undefined ? undefined : readAnalysis(before.file, game)
  let place: TreeCursor = { tree: read?.ok === true ? read.value.tree : treeOfLine(played), path: [] }
  const until = Match.replay(game, match.header, replay.log.slice(0, frames[step]!.seq))
  for (const event of until.ok ? eventsIn(until.value) : []) place = continueWith(place, event)
  const players = film.players.map(({ name }) => name)
  storeAnalysis(id, place.path, writeAnalysis({ setup, players, tree: place.tree }))
  const to = { page: 'analyse', game: game.id, kept: id } as const
  if (how === 'replace') location.replace(hrefOf(to))
  else goTo(to)
}
