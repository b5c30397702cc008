import { gameById, games } from '@spellendoos/games'
import type { Game, Lang } from '@spellendoos/kernel'
import type { SceneGame } from '@spellendoos/scene'
import { UserError } from '../user-error.ts'
import { boxWords } from '../words/box.ts'

/** The game with that id, or a complaint that lists all ids. */
export function takeFromShelf(id: string, lang: Lang): SceneGame {
  const game = gameById(id.toLowerCase())
  if (game !== undefined) return game
  const known = games.map(({ id }) => id).join(', ')
  throw new UserError(boxWords(lang)('unknown-game', { what: id, games: known }))
}

/** How many people play it and how long it takes: '2–8 spelers · 5 min'. */
export function sizeOf({ seats, traits }: Game, lang: Lang): string {
  const words = boxWords(lang)
  const least = seats[0]!
  const most = seats.at(-1)!
  const unbroken = seats.length === most - least + 1
  const count = least === most ? `${most}` : unbroken ? `${least}–${most}` : seats.join(', ')
  return `${words('players', { count, most })} · ${words('minutes', { n: traits.minutes })}`
}
