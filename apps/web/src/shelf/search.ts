import { LANGS } from '@spellendoos/kernel'
import type { Box } from '../games/box.ts'

/** Letters as a hurried finger types them: no accents, no capitals, no spaces. */
const bare = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** How many letters were mistyped, missed or added, at most, in a word this long. */
const slips = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2)

/** Whether `sought` is somewhere in `within`, give or take a few slips (Sellers' algorithm). */
function isNearly(sought: string, within: string): boolean {
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

/** Words that people put before the name of any game. */
const GAME = new Set(['spel', 'spelletje', 'game', 'spiel', 'jeu', 'juego'])
const SHORTEST = 4

/** The words that tell one game from another. */
const tellingWords = (text: string): string[] =>
  text
    .split(/\s+/)
    .map(bare)
    .filter((word) => word.length >= SHORTEST && !GAME.has(word))

/** Whether every word of the search begins a word of the name. */
function hasEveryWord(wish: string, name: string): boolean {
  const [sought, within] = [tellingWords(wish), tellingWords(name)]
  return sought.length > 0 && sought.every((each) => within.some((word) => word.startsWith(each)))
}

/**
 * How well a name fits what was typed: 0 to the letter, 1 from its beginning, 2 somewhere in it, 3 word by word, 4 with
 * slips. Of two that fit alike the shorter fits better.
 */
function fit(wish: string, name: string): number {
  const [sought, within] = [bare(wish), bare(name)]
  const longer = Math.min(0.4, Math.abs(within.length - sought.length) / 100)
  if (within === sought) return 0
  if (within.startsWith(sought)) return 1 + longer
  if (within.includes(sought)) return 2 + longer
  if (hasEveryWord(wish, name)) return 3 + longer
  return isNearly(sought, within) ? 4 + longer : Infinity
}

/** How well a game fits what was typed, by its names in any language and its id; the lower the better. */
export function fitOf(
  { id, name, aliases = [] }: Pick<Box, 'id' | 'name' | 'aliases'>,
  wish: string,
): number {
  if (bare(wish) === '') return 0
  const names = Math.min(fit(wish, id), ...LANGS.map((lang) => fit(wish, name[lang])))
  // A game's own name comes before one that people merely compare it with.
  return Math.min(names, ...aliases.map((alias) => fit(wish, alias) + 0.5))
}
