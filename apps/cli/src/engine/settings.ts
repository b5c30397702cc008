import { BY_THE_BOOK, chooseOptions, Match, type Game, type Header } from '@spellendoos/kernel'
import type { SceneGame } from '@spellendoos/scene'
import { gameId, may, object, text, whole } from './fields.ts'
import { missingField, Refused } from './problems.ts'
import { needGame } from './shelf.ts'

/** The fields that say which game is played, and how. */
export const settingFields = {
  game: gameId,
  seats: may(whole),
  preset: may(text),
  options: may(object),
}

interface Asked {
  readonly game: string
  readonly seats: number | undefined
  readonly preset: string | undefined
  readonly options: Readonly<Record<string, unknown>> | undefined
}

/** The game with complete options and a number of seats, which may be left out if only one is possible. */
export function readSetting(asked: Asked): { game: SceneGame; seats: number; options: Header['options'] } {
  const game = needGame(asked.game)
  const seats = asked.seats ?? (game.seats.length === 1 ? game.seats[0] : undefined)
  if (seats === undefined) throw new Refused(missingField('seats', whole.wanted), { field: 'seats' })
  const options = chooseOptions(game, asked.preset ?? BY_THE_BOOK, asked.options ?? {})
  if (!options.ok) throw new Refused(options.problem)
  return { game, seats, options: options.value }
}

/** Refuses settings with which a match cannot begin. */
export function needFit(game: Game, seats: number, options: Header['options']): void {
  const begun = Match.begin(game, { id: 'fit', game: game.id, version: game.version, options, seats })
  if (!begun.ok) throw new Refused(begun.problem)
}
