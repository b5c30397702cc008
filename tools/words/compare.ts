import { fillingsOf, formsOf, saidIn } from '../../packages/kernel/src/fill.ts'
import type { Catalogue } from '../../packages/kernel/src/texts.ts'

/** What is wrong with an area's texts in a language, beside those of the source. */
export interface Differences {
  readonly missing: readonly string[]
  readonly superfluous: readonly string[]
  /** Texts that cannot be read, have other fillings or lack a plural form, each with its reason. */
  readonly wrong: readonly (readonly [key: string, why: string])[]
}

export function compare(source: Catalogue, texts: Catalogue, lang: string): Differences {
  const wrong: [string, string][] = []
  for (const [key, text] of Object.entries(texts)) {
    const why = wrongWith(text, source[key], lang)
    if (why !== undefined) wrong.push([key, why])
  }
  return {
    missing: Object.keys(source).filter((key) => !Object.hasOwn(texts, key)),
    superfluous: Object.keys(texts).filter((key) => !Object.hasOwn(source, key)),
    wrong,
  }
}

function wrongWith(text: string, source: string | undefined, lang: string): string | undefined {
  if (text.trim() === '') return 'is empty'
  try {
    if (source !== undefined) {
      const [ours, theirs] = [fillingsOf(text), fillingsOf(source)]
      // A language may do without a choice: German says 'Spieler' of one and of two.
      const told = saidIn(source)
      const lost = [...theirs].filter((name) => told.has(name) && !ours.has(name))
      const more = [...ours].filter((name) => !theirs.has(name))
      if (lost.length > 0) return `does not use {${lost.join('}, {')}}`
      if (more.length > 0) return `uses {${more.join('}, {')}}, which nobody fills`
    }
    return lackingForm(text, lang)
  } catch (error) {
    return String(error)
  }
}

/** Every count has a form for each kind of number that the language tells apart, and one for all others. */
function lackingForm(text: string, lang: string): string | undefined {
  for (const { name, form, ways } of formsOf(text)) {
    const lacking = kindsOf(form, lang).filter((kind) => !ways.includes(kind))
    if (lacking.length > 0) return `{${name}, ${form}, …} has no form for ${lacking.join(', ')}`
  }
  return undefined
}

/** No table counts further. */
const MOST = 10_000

function kindsOf(form: string, lang: string): readonly string[] {
  if (form === 'select') return ['other']
  const rule = new Intl.PluralRules(lang, { type: form === 'plural' ? 'cardinal' : 'ordinal' })
  return [...new Set(['other', ...Array.from({ length: MOST }, (_, n) => rule.select(n))])]
}
