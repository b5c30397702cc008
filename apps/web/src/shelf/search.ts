import { LANGS } from '@spellendoos/kernel'
import type { Box } from '../games/box.ts'

/** Letters as a hurried finger types them: no accents, no capitals, no spaces. */
const bare = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** How many letters were mistyped, missed or added, at most, in a word so long. */
const slips = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2)

/** Whether `wish` stands somewhere in `text`, give or take a few slips (Sellers' algorithm). */
export function isIn(wish: string, text: string): boolean {
  const sought = bare(wish)
  const within = bare(text)
  if (within.includes(sought)) return true
  const most = slips(sought.length)
  if (most === 0) return false
  let row = new Array<number>(within.length + 1).fill(0)
  for (let i = 1; i <= sought.length; i++) {
    const next = [i]
    for (let j = 1; j <= within.length; j++) {
      const swap = row[j - 1]! + (sought[i - 1] === within[j - 1] ? 0 : 1)
      next.push(Math.min(swap, row[j]! + 1, next[j - 1]! + 1))
    }
    row = next
  }
  return Math.min(...row) <= most
}

/** A game is found by its name in any language, or by its id. */
export const matches = ({ id, name }: Pick<Box, 'id' | 'name'>, wish: string): boolean =>
  bare(wish) === '' || isIn(wish, id) || LANGS.some((lang) => isIn(wish, name[lang]))
