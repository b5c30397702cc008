import { levelsIn } from '@spellendoos/bots'
import { gameById, games } from '@spellendoos/games'
import { optionsSchema, type Game } from '@spellendoos/kernel'
import type { SceneGame } from '@spellendoos/scene'
import { command } from './command.ts'
import { gameId } from './fields.ts'
import { Refused, unknownGame } from './problems.ts'

/** The game of that id. */
export function needGame(id: string): SceneGame {
  const game = gameById(id)
  if (game === undefined) throw new Refused(unknownGame(games.map(({ id }) => id)))
  return game
}

const onShelf = (game: Game) => ({
  id: game.id,
  book: game.book,
  name: game.words.name,
  seats: { min: game.seats[0], max: game.seats.at(-1), counts: game.seats },
  traits: game.traits,
  levels: levelsIn(game),
  options: optionsSchema(game),
  presets: Object.keys(game.presets),
})

/** What is on the shelf, and by which rules it is played. */
export const shelfCommands = {
  games: command({}, () => ({ games: games.map(onShelf) })),
  rules: command({ game: gameId }, ({ game }, { lang }) => ({
    rules: needGame(game).words.rules.map(({ id, source, text }) => ({ id, source, text: text[lang] })),
  })),
}
