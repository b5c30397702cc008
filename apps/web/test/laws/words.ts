import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGS, type Lang } from '@spellendoos/kernel'
import { plainIn } from '../../../../packages/kernel/src/fill.ts'
import { findGames } from '../../../../tools/games.js'
import { inPseudo, isPseudo } from '../../build/pseudo.ts'
import type { Said } from './seen.ts'

const root = join(import.meta.dirname, '../../../..')
const shelfFolder = join(root, 'packages/games/src')

type Dictionary = Readonly<Record<Lang, ReadonlySet<string>>>

/** Words of two letters and more. */
const wordsIn = (text: string): string[] =>
  (text.match(/\p{L}{2,}/gu) ?? []).map((word) => word.toLowerCase())

const dictionary = (texts: Iterable<readonly [Lang, string]>): Dictionary => {
  const known = Object.fromEntries(LANGS.map((lang) => [lang, new Set<string>()])) as Record<
    Lang,
    Set<string>
  >
  for (const [lang, text] of texts) for (const word of wordsIn(text)) known[lang].add(word)
  return known
}

/** Every text of a folder that has any. */
function* textsIn(folder: string): Generator<readonly [Lang, string]> {
  for (const lang of LANGS) {
    const file = join(folder, 'words', `${lang}.json`)
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
    const said = lang === 'en' && isPseudo ? inPseudo : (text: string) => text
    for (const text of Object.values(texts)) yield [lang, plainIn(said(text)).join(' ')]
  }
}

/** What any page may say: the app's own, the packages' and what all games share. */
function* textsOfHouse(): Generator<readonly [Lang, string]> {
  const packages = ['kernel', 'scene', 'fair', 'wire', 'mechanics', 'games', 'bots']
  const pages = ['', '/analysis', '/puzzles'].map((folder) => `apps/web/src${folder}`)
  for (const folder of [...pages, ...packages.map((name) => `packages/${name}/src`)])
    yield* textsIn(join(root, folder))
  for (const lang of LANGS) {
    // A language is called by its own name, and dates are written by the browser.
    yield [lang, new Intl.DisplayNames(lang, { type: 'language' }).of(lang)!]
    for (let month = 0; month < 12; month++)
      for (const dateStyle of ['long', 'medium'] as const)
        yield [lang, new Intl.DateTimeFormat(lang, { dateStyle }).format(new Date(2024, month, 1))]
  }
}

const places = findGames(shelfFolder)
function* textsOfGame({ folder, family }: (typeof places)[number]): Generator<readonly [Lang, string]> {
  const folders = [folder, `${folder}/lesson`, ...(family === undefined ? [] : [family])]
  for (const each of folders)
    if (existsSync(join(shelfFolder, each, 'words'))) yield* textsIn(join(shelfFolder, each))
}

const house = dictionary(textsOfHouse())
const shelf = dictionary(places.flatMap((place) => [...textsOfGame(place)]))
const ofGame = new Map<string, Dictionary>()
const gameWords = (id: string): Dictionary => {
  const known = ofGame.get(id) ?? dictionary(textsOfGame(places.find((place) => place.id === id)!))
  ofGame.set(id, known)
  return known
}

/** What belongs to the machine: nothing filled in, or an id. The rules tell how moves are written: xd6 takes from d6. */
const RAW = /\bundefined\b|\bNaN\b|\[object|\{\w+\}|\b(?!x[a-z]\d)\p{L}{2,}-?\d+\b/iu

/** Moves as they are written in any language: d5xc4, xf4 by letter and figure; 24/18*, bar/3A, 6/off(2) by point. */
const NOTATION = /^x?[a-z]\d+(?:[-x][a-z]\d+)*$|^(?=.*\/)(?:bar|off|[\dA/()* ])+$/

/**
 * Texts with a word that no text of their language has, neither of the house nor of the game (of any game, where none
 * is named). Names are the players' own.
 */
export function foreignTexts(
  texts: readonly Said[],
  game: string | undefined,
  names: readonly string[] = [],
): string[] {
  const own = new Set(names.flatMap(wordsIn))
  return [...new Set(texts.flatMap(({ text, lang }) => wrongIn(text, lang as Lang, game, own)))]
}

function wrongIn(text: string, lang: Lang, game: string | undefined, own: ReadonlySet<string>): string[] {
  if (NOTATION.test(text)) return []
  if (RAW.test(text)) return [`‘${text.slice(0, 60)}’ is no text`]
  const known = [house[lang], (game === undefined ? shelf : gameWords(game))[lang]]
  const unknown = wordsIn(text).filter((word) => !own.has(word) && !known.some((each) => each.has(word)))
  return unknown.length === 0 ? [] : [`${unknown.join(', ')} in ‘${text.slice(0, 60)}’ (${lang})`]
}
