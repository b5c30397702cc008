import type { Game, Json, Lang } from '@spellendoos/kernel'
import { UserError } from '../user-error.ts'
import { boxWords } from '../words/box.ts'

/** Options as a command line gives them, `rounds=3`, each parsed by the type of the option. */
export const readOptions = (game: Game, given: readonly string[], lang: Lang): Record<string, Json> =>
  Object.fromEntries(given.map((each) => readOption(game, each, lang)))

function readOption(game: Game, given: string, lang: Lang): [name: string, value: Json] {
  const at = given.indexOf('=')
  if (at < 1) throw new UserError(boxWords(lang)('bad-option-form', { what: given }))
  const name = given.slice(0, at)
  const text = given.slice(at + 1)
  const spec = Object.hasOwn(game.options, name) ? game.options[name] : undefined
  if (spec?.type === 'integer') return [name, Number(text)]
  if (spec?.type === 'boolean' && /^(?:true|false)$/.test(text)) return [name, text === 'true']
  return [name, text]
}
