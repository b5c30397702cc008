import type { Fact, Json, Lang, Say, Seat, Text, Words } from '@spellendoos/kernel'
import type { Label } from './scene.ts'
import { TABLE_WORDS } from './table-words.ts'

/** The part of a game's words that sentences are made from. */
export type Says = Pick<Words, 'says'>

type Fillings = Readonly<Record<string, Json | undefined>>
interface Tongue {
  readonly says: Words['says']
  readonly lang: Lang
  readonly names: readonly string[]
}

/** Made when a language is first spoken: a page speaks one, and these take their time. */
function perLang<T>(make: (lang: Lang) => T): (lang: Lang) => T {
  const made = new Map<Lang, T>()
  return (lang) => {
    const known = made.get(lang) ?? make(lang)
    made.set(lang, known)
    return known
  }
}
const LOCALES: Readonly<Record<Lang, string>> = { nl: 'nl', en: 'en-GB', de: 'de', fr: 'fr' }
const NUMBERS = perLang((lang) => new Intl.NumberFormat(LOCALES[lang]))
const PLURALS = perLang((lang) => new Intl.PluralRules(lang))
const AND: Readonly<Record<Lang, string>> = { nl: 'en', en: 'and', de: 'und', fr: 'et' }

/** A number as it is written in the language, with a true minus. Small ones look the same in all. */
export const speakNumber = (n: number, lang: Lang): string =>
  Number.isInteger(n) && Math.abs(n) < 1000
    ? String(n).replace('-', '−')
    : NUMBERS(lang).format(n).replace('-', '−')

/** Says a label in a language. A key without a text, or a text without its filling, is a bug and throws. */
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

/** A player's name, or 'player 1' in the language while he has none. */
export function nameOf(seat: Seat, lang: Lang, names: readonly string[] = []): string {
  const name = names[seat]
  if (name !== undefined && name !== '') return name
  return fill(TABLE_WORDS.player[lang], { n: seat + 1 }, { says: {}, lang, names })
}

/** A list as people say it: 'a, b and c'. A browser's own lists keep a phone waiting for a tenth of a second. */
export const listOf = (parts: readonly string[], lang: Lang): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${AND[lang]} ${parts.at(-1)}`

const TABLE: Readonly<Record<string, Text>> = TABLE_WORDS

function byKey(key: string, fillings: Fillings, tongue: Tongue): string {
  const text = Object.hasOwn(tongue.says, key)
    ? tongue.says[key]
    : Object.hasOwn(TABLE, key)
      ? TABLE[key]
      : undefined
  if (text === undefined) throw new Error(`no text '${key}'`)
  return fill(text[tongue.lang], fillings, tongue)
}

/** Fills `{name}` and chooses in `{n|one|other}`; a backslash takes the next sign as it stands. */
function fill(template: string, fillings: Fillings, tongue: Tongue): string {
  if (!/[\\{]/.test(template)) return template
  let out = ''
  let i = 0
  while (i < template.length) {
    const sign = template[i]!
    if (sign === '\\') {
      out += template[i + 1] ?? ''
      i += 2
    } else if (sign === '{') {
      const [parts, end] = readSlot(template, i + 1)
      out += fillSlot(parts, fillings, tongue)
      i = end
    } else {
      out += sign
      i += 1
    }
  }
  return out
}

/** Reads up to the brace that closes this slot: its parts between bars, and where the text goes on. */
function readSlot(template: string, from: number): [parts: string[], end: number] {
  const parts = ['']
  let depth = 0
  for (let i = from; i < template.length; i++) {
    const sign = template[i]!
    if (sign === '}' && depth === 0) return [parts, i + 1]
    if (sign === '|' && depth === 0) {
      parts.push('')
      continue
    }
    if (sign === '{') depth += 1
    if (sign === '}') depth -= 1
    parts[parts.length - 1] += sign === '\\' ? sign + (template[++i] ?? '') : sign
  }
  throw new Error(`a brace is not closed in '${template}'`)
}

function fillSlot([name = '', ...forms]: readonly string[], fillings: Fillings, tongue: Tongue): string {
  const filling = fillings[name]
  if (filling === undefined) throw new Error(`nothing to fill {${name}} with`)
  if (forms.length === 0) return spell(name, filling, tongue)
  const [one, other] = forms
  if (typeof filling !== 'number' || one === undefined || other === undefined || forms.length > 2) {
    throw new Error(`{${name}|…} needs a number and two forms`)
  }
  return fill(PLURALS(tongue.lang).select(filling) === 'one' ? one : other, fillings, tongue)
}

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
