import { fill, speakNumber } from './fill.ts'
import type { Lang, Text, TextWith } from './text.ts'

/** The texts of one area in one language, by key. */
export type Catalogue = Readonly<Record<string, string>>

const learnt = new Map<string, Catalogue>()
const spoken = new Set<string>()
let fetch: (area: string, lang: Lang) => Catalogue | undefined = () => undefined

/** Supplies the texts of an area (a game, a family, an app) in a language. */
export const supplyTexts = (area: string, lang: Lang, texts: Catalogue): void => {
  learnt.set(`${area} ${lang}`, texts)
}

/** Sets how texts are fetched that the host has not supplied; for hosts that can wait for a file. */
export const setTextReader = (read: typeof fetch): void => {
  fetch = read
}

/** The areas used by the code loaded so far whose texts in this language have not been loaded. */
export const areasWithoutTexts = (lang: Lang): readonly string[] =>
  [...spoken].filter((area) => !learnt.has(`${area} ${lang}`))

function catalogue(area: string, lang: Lang): Catalogue {
  const known = learnt.get(`${area} ${lang}`) ?? fetch(area, lang)
  if (known === undefined) throw new Error(`the texts of ${area} in ${lang} have not been loaded`)
  learnt.set(`${area} ${lang}`, known)
  return known
}

/** A text that is looked up when a language is read from it. */
export const textBy = (find: (lang: Lang) => string): Text => ({
  // A page makes hundreds of texts when it opens: written out, each takes half as long as from a list of languages.
  get nl() {
    return find('nl')
  },
  get en() {
    return find('en')
  },
  get de() {
    return find('de')
  },
  get fr() {
    return find('fr')
  },
  get es() {
    return find('es')
  },
})

/** A text that is the same in every language, such as a number, a name or a notation. */
export const sameInAll = (text: string): Text => textBy(() => text)

function textAt(area: string, key: string): Text {
  return textBy((lang) => {
    const text = catalogue(area, lang)[key]
    if (text === undefined) throw new Error(`no text '${key}' of ${area} in ${lang}`)
    return text
  })
}

/** The keys of texts that are accessed as `t.key` or `t.group.key`. */
type KeysOf<Texts> = {
  [Name in keyof Texts & string]: Texts[Name] extends Text ? Name : `${Name}.${keyof Texts[Name] & string}`
}[keyof Texts & string]

/**
 * The texts of an area, in no language yet: `says.won` is accessed as `t.says.won`. They are in the files beside the
 * code, and `npm run words` generates their types.
 */
export function textsOf<Texts>(area: string, keys: readonly KeysOf<Texts>[]): Texts {
  spoken.add(area)
  const tree: Record<string, Text | Record<string, Text>> = {}
  for (const key of keys) {
    const dot = key.indexOf('.')
    if (dot < 0) tree[key] = textAt(area, key)
    else {
      const group = (tree[key.slice(0, dot)] ??= {}) as Record<string, Text>
      group[key.slice(dot + 1)] = textAt(area, key)
    }
  }
  return tree as Texts
}

/** What a text can be filled with where there is no table; a filling that is a text is said in the same language. */
export type Filling = string | number | Text

/** A text with its fillings. */
export const filled = <Name extends string>(
  text: TextWith<Name>,
  fillings: Readonly<Record<Name, Filling>>,
): Text =>
  textBy((lang) => fill(text[lang], lang, fillings, (_, filling) => spelled(filling as Filling, lang)))

const spelled = (filling: Filling, lang: Lang): string => {
  if (typeof filling === 'number') return speakNumber(filling, lang)
  return typeof filling === 'string' ? filling : filling[lang]
}
