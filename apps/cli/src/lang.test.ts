import { expect, it } from 'vitest'
import { askedLang, systemLang } from './lang.ts'

it.each([
  [{ LANG: 'nl_BE.UTF-8' }, 'nl'],
  [{ LANG: 'de_AT' }, 'de'],
  [{ LANG: 'fr' }, 'fr'],
  [{ LANG: 'en_GB.UTF-8' }, 'en'],
  [{ LANG: 'en_GB.UTF-8', LC_ALL: 'de_DE' }, 'de'],
  [{ LANG: 'fr_FR', LC_ALL: '' }, 'fr'],
  [{ LANG: 'es_ES.UTF-8' }, 'es'],
  [{ LANG: 'it_IT.UTF-8' }, 'en'],
  [{ LANG: 'C.UTF-8' }, 'nl'],
  [{}, 'nl'],
])('%j speaks %s', (env, lang) => {
  expect(systemLang(env)).toBe(lang)
})

it('finds the language on a command line', () => {
  expect(askedLang(['play', '--lang', 'fr'])).toBe('fr')
  expect(askedLang(['--lang=de', 'games'])).toBe('de')
  expect(askedLang(['games'])).toBeUndefined()
  expect(askedLang(['games', '--lang'])).toBeUndefined()
})
