import { inLang } from '../words/lang.ts'
import type { Box } from './box.ts'
import { boxes } from './catalogue.ts'

export const boxOf = (game: string): Box | undefined => boxes.find(({ id }) => id === game)
/** A game by its name, or by its id where it is not on the shelf. */
export const nameOfGame = (game: string): string => {
  const box = boxOf(game)
  return box === undefined ? game : inLang(box.name)
}
