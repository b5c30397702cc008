import { LANGUAGES, type Json, type Lang } from './text.ts'

/**
 * Texts are written in a subset of ICU MessageFormat: `{name}` is filled in, `{n, plural, one {a stone} other {# stones}}`
 * chooses a form by the language's own rule, `{n, selectordinal, …}` likewise for first, second, third, and
 * `{who, select, us {…} other {…}}` by a word. `=0 {…}` fits one number alone. An apostrophe before a brace quotes
 * what follows, up to the next apostrophe.
 */
export type Fillings = Readonly<Record<string, Json | undefined>>
/** Formats one filling, given its name. */
export type FormatFilling = (name: string, filling: Json) => string

type Form = 'plural' | 'selectordinal' | 'select'
type Part =
  | string
  | { readonly name: string; readonly form?: Form; readonly ways: ReadonlyMap<string, readonly Part[]> }

/** Created when a language is first used: a page needs only one, and creating these is slow. */
function perLang<T>(make: (lang: Lang) => T): (lang: Lang) => T {
  const made = new Map<Lang, T>()
  return (lang) => {
    const known = made.get(lang) ?? make(lang)
    made.set(lang, known)
    return known
  }
}
const NUMBERS = perLang((lang) => new Intl.NumberFormat(LANGUAGES[lang].locale))
const PLURALS = {
  plural: perLang((lang) => new Intl.PluralRules(LANGUAGES[lang].locale)),
  selectordinal: perLang((lang) => new Intl.PluralRules(LANGUAGES[lang].locale, { type: 'ordinal' })),
}

/** A number as written in the language, with a true minus sign. Small numbers look the same in all languages. */
export const speakNumber = (n: number, lang: Lang): string =>
  Number.isInteger(n) && Math.abs(n) < 1000
    ? String(n).replace('-', '−')
    : NUMBERS(lang).format(n).replace('-', '−')

/** Fills a text. A text without its filling is a bug and throws. */
export const fill = (text: string, lang: Lang, fillings: Fillings, format: FormatFilling): string =>
  /['{}]/.test(text) ? fillParts(partsOf(text), lang, fillings, format) : text

type Slot = Exclude<Part, string>

function slotsOf(parts: readonly Part[]): readonly Slot[] {
  return parts.flatMap((part) =>
    typeof part === 'string' ? [] : [part, ...[...part.ways.values()].flatMap(slotsOf)],
  )
}

/** The names of what a text is filled with. */
export const fillingsOf = (text: string): ReadonlySet<string> =>
  new Set(slotsOf(partsOf(text)).map(({ name }) => name))

/** The fillings that appear in the text; the others only select among forms. */
export const saidIn = (text: string): ReadonlySet<string> =>
  new Set(slotsOf(partsOf(text)).flatMap(({ name, form }) => (form === undefined ? [name] : [])))

/** Where a text chooses, by what, and among which forms. */
export const formsOf = (text: string) =>
  slotsOf(partsOf(text)).flatMap(({ name, form, ways }) =>
    form === undefined ? [] : [{ name, form, ways: [...ways.keys()] }],
  )

/** The literal text in all of its forms, without fillings. */
export const plainIn = (text: string): readonly string[] => plainParts(partsOf(text))

const plainParts = (parts: readonly Part[]): readonly string[] =>
  parts.flatMap((part) => (typeof part === 'string' ? [part] : [...part.ways.values()].flatMap(plainParts)))

function fillParts(parts: readonly Part[], lang: Lang, fillings: Fillings, format: FormatFilling): string {
  return parts
    .map((part) => (typeof part === 'string' ? part : fillSlot(part, lang, fillings, format)))
    .join('')
}

function fillSlot({ name, form, ways }: Slot, lang: Lang, fillings: Fillings, format: FormatFilling) {
  const filling = fillings[name]
  if (filling === undefined) throw new Error(`nothing to fill {${name}} with`)
  if (form === undefined) return format(name, filling)
  if (form !== 'select' && typeof filling !== 'number')
    throw new Error(`{${name}, ${form}, …} needs a number`)
  const kind = typeof filling === 'number' && form !== 'select' ? PLURALS[form](lang).select(filling) : ''
  const given = typeof filling === 'object' ? '' : String(filling)
  const way = ways.get(`=${given}`) ?? ways.get(kind || given) ?? ways.get('other')
  if (way === undefined) throw new Error(`{${name}, ${form}, …} has no form for ${given}`)
  return fillParts(way, lang, fillings, format)
}

const read = new Map<string, readonly Part[]>()

function partsOf(text: string): readonly Part[] {
  const known = read.get(text)
  if (known !== undefined) return known
  const reader = new Reader(text)
  const parts = reader.parts('')
  if (!reader.done) throw new Error(`a brace is closed that was not opened in '${text}'`)
  read.set(text, parts)
  return parts
}

class Reader {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  get done(): boolean {
    return this.#at === this.#text.length
  }

  /** Reads up to the brace that closes this part. `counted` is what `#` stands for. */
  parts(counted: string): readonly Part[] {
    const parts: Part[] = []
    let plain = ''
    const add = (part: Part) => {
      if (plain !== '') parts.push(plain)
      plain = ''
      parts.push(part)
    }
    for (; !this.done && this.#text[this.#at] !== '}'; this.#at++) {
      const sign = this.#text[this.#at]!
      if (sign === '{') add(this.#slot())
      else if (sign === '#' && counted !== '') add({ name: counted, ways: new Map() })
      else if (sign === "'" && /[{}]/.test(this.#text[this.#at + 1] ?? '')) plain += this.#quoted()
      else plain += sign
    }
    if (plain !== '') parts.push(plain)
    return parts
  }

  #quoted(): string {
    const from = this.#at + 1
    const end = this.#text.indexOf("'", from)
    this.#at = end < 0 ? this.#text.length : end
    return this.#text.slice(from, this.#at)
  }

  /** `{name}` or `{name, form, ways}`; ends on its last brace. */
  #slot(): Part {
    const [, name, form] =
      this.#take(/\{\s*([\p{L}\p{N}_-]+)\s*(?:,\s*(plural|selectordinal|select)\s*,\s*|(?=\}))/uy) ??
      this.#wrong()
    const ways = new Map<string, readonly Part[]>()
    if (form !== undefined) {
      for (
        let way = this.#take(/\s*(=?[\p{L}\p{N}_-]+)\s*\{/uy);
        way;
        way = this.#take(/\s*(=?[\p{L}\p{N}_-]+)\s*\{/uy)
      ) {
        ways.set(way[1]!, this.parts(form === 'select' ? '' : name!))
        if (this.#take(/\}\s*/y) === undefined) this.#wrong()
      }
    }
    if (this.#text[this.#at] !== '}') this.#wrong()
    return { name: name!, ways, ...(form === undefined ? {} : { form: form as Form }) }
  }

  #take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)
    if (found === null) return undefined
    this.#at = pattern.lastIndex
    return found
  }

  #wrong(): never {
    throw new Error(`the braces do not match in '${this.#text}'`)
  }
}
