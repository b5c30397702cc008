import { games } from '@spellendoos/games'
import type { Lang } from '@spellendoos/kernel'
import pc from 'picocolors'
import { sizeOf } from './shelf.ts'

/** `spellendoos games`: the shelf as a list. */
export function listGames(lang: Lang): string {
  const widest = Math.max(...games.map(({ id }) => id.length))
  return games
    .map((game) => {
      const { name, about } = game.words
      const head = `${pc.green(game.id.padEnd(widest))}  ${pc.bold(name[lang])}  ${pc.dim(sizeOf(game, lang))}`
      return `${head}\n${' '.repeat(widest)}  ${about[lang]}`
    })
    .join('\n\n')
}
