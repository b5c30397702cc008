import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const WORDS = join(import.meta.dirname, '..', 'src/words')

/** The language that a part of the page is for, by the name of its module: of its texts, or of the list of them. */
export const langOfModule = (id: string): string | undefined =>
  /\/words\/(?:text-files\.ts\?)?(\w+)(?:\.json|&files)$/.exec(id)?.[1]

const LOADER = /\/words\/text-loader\.ts$/
const LIST = "(_lang: Lang) => import('./text-files.ts')"

/** Gives every language a list of its own files, so that a page does not load the names of all the others. */
export function textFiles(): Plugin {
  return {
    name: 'spellendoos-text-files',
    enforce: 'pre',
    transform(code, id) {
      if (id.endsWith('&files')) return code.replaceAll('*.json', `${langOfModule(id)}.json`)
      if (!LOADER.test(id)) return undefined
      if (!code.includes(LIST)) throw new Error(`${id} has to load its list by ${LIST}`)
      const langs = readdirSync(WORDS).flatMap((name) => /^(\w+)\.json$/.exec(name)?.[1] ?? [])
      const lists = langs.map((lang) => `${lang}: () => import('./text-files.ts?${lang}&files')`)
      return code.replace(LIST, `(lang: Lang) => ({ ${lists.join(', ')} })[lang]()`)
    },
  }
}
