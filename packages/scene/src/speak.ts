import {
  fill as fillText,
  filled,
  speakNumber,
  type Fact,
  type Fillings,
  type Json,
  type Lang,
  type Say,
  type Seat,
  type Text,
  type Words,
} from '@spellendoos/kernel'
import type { Label } from './scene.ts'
import { TABLE_WORDS } from './table-words.ts'

/** The part of a game's words that sentences are made from. */
export type Says = Pick<Words, 'says'>

interface Tongue {
  readonly says: Words['says']
  readonly lang: Lang
  readonly names: readonly string[]
}

/** Says a label in a language. A missing text or filling is a bug and throws. */
export function speak(words: Says, label: Label, lang: Lang, names: readonly string[] = []): string {
  if (typeof label === 'string') return label
  if (typeof label === 'number') return speakNumber(label, lang)
  const { say, ...fillings } = label
  return byKey(say, fillings, { says: words.says, lang, names })
}

/** Says what happened: a game's fact, or an act at the table. */
export function speakFact(words: Says, fact: Fact, lang: Lang, names: readonly string[] = []): string {
  const { fact: key, ...fillings } = fact
  return byKey(key, fillings, { says: words.says, lang, names })
}

/** A player's name, or 'player 1' in the language if there is none. */
export function nameOf(seat: Seat, lang: Lang, names: readonly string[] = []): string {
  const name = names[seat]
  if (name !== undefined && name !== '') return name
  return fill(TABLE_WORDS.player[lang], { n: seat + 1 }, { says: {}, lang, names })
}

/** A list in natural language: 'a, b and c'. A browser's own list formatter takes a tenth of a second on a phone. */
export function listOf(parts: readonly string[], lang: Lang): string {
  if (parts.length < 2) return parts.join('')
  const list = { before: parts.slice(0, -1).join(', '), last: parts.at(-1)! }
  return filled(TABLE_WORDS.list, list)[lang]
}

const TABLE: Readonly<Record<string, Text>> = TABLE_WORDS

/** Whether a text with this key exists: the game's own, or one that any table has. */
export const canSay = (says: Readonly<Record<string, Text>>, key: string): boolean =>
  Object.hasOwn(says, key) || Object.hasOwn(TABLE, key)

function byKey(key: string, fillings: Fillings, tongue: Tongue): string {
  const text = canSay(tongue.says, key) ? (tongue.says[key] ?? TABLE[key]) : undefined
  if (text === undefined) throw new Error(`no text '${key}'`)
  return fill(text[tongue.lang], fillings, tongue)
}

const fill = (text: string, fillings: Fillings, tongue: Tongue): string =>
  fillText(text, tongue.lang, fillings, (name, filling) => spell(name, filling, tongue))

const isSay = (filling: Json): filling is Say =>
  typeof filling === 'object' && filling !== null && 'say' in filling && typeof filling.say === 'string'

/** Fillings called `seat` or `…Seat` are players, `seats` or `…Seats` lists of players, `path` spots in a row. */
function spell(name: string, filling: Json, tongue: Tongue): string {
  const { lang, names } = tongue
  if (typeof filling === 'number') {
    return /(?:^s|S)eats?$/.test(name) ? nameOf(filling, lang, names) : speakNumber(filling, lang)
  }
  if (typeof filling === 'string') return filling
  if (Array.isArray(filling)) {
    const parts = (filling as readonly Json[]).map((each) => spell(name, each, tongue))
    return name === 'path' ? parts.join('-') : listOf(parts, lang)
  }
  if (isSay(filling)) return speak(tongue, filling, lang, names)
  throw new Error(`{${name}} cannot be said: ${JSON.stringify(filling)}`)
}
