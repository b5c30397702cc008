import type { Lang, Text } from '@spellendoos/kernel'
import { t } from './texts.ts'

/** What a player can ask for besides a move. */
export type TableCommand =
  | 'help'
  | 'moves'
  | 'hint'
  | 'undo'
  | 'rules'
  | 'why'
  | 'offer-draw'
  | 'accept'
  | 'decline'
  | 'resign'
  | 'clock'
  | 'bot'
  | 'save'
  | 'load'
  | 'log'
  | 'quit'

/** The words for each command, separated by commas, the one shown in help first; and what it does. */
export const TABLE_COMMANDS: Readonly<Record<TableCommand, { readonly words: Text; readonly does: Text }>> = {
  help: {
    words: t.orders['help.words'],
    does: t.orders['help.does'],
  },
  moves: {
    words: t.orders['moves.words'],
    does: t.orders['moves.does'],
  },
  hint: {
    words: t.orders['hint.words'],
    does: t.orders['hint.does'],
  },
  undo: {
    words: t.orders['undo.words'],
    does: t.orders['undo.does'],
  },
  rules: {
    words: t.orders['rules.words'],
    does: t.orders['rules.does'],
  },
  why: {
    words: t.orders['why.words'],
    does: t.orders['why.does'],
  },
  'offer-draw': {
    words: t.orders['offer-draw.words'],
    does: t.orders['offer-draw.does'],
  },
  accept: {
    words: t.orders['accept.words'],
    does: t.orders['accept.does'],
  },
  decline: {
    words: t.orders['decline.words'],
    does: t.orders['decline.does'],
  },
  resign: {
    words: t.orders['resign.words'],
    does: t.orders['resign.does'],
  },
  clock: {
    words: t.orders['clock.words'],
    does: t.orders['clock.does'],
  },
  bot: {
    words: t.orders['bot.words'],
    does: t.orders['bot.does'],
  },
  save: {
    words: t.orders['save.words'],
    does: t.orders['save.does'],
  },
  load: {
    words: t.orders['load.words'],
    does: t.orders['load.does'],
  },
  log: {
    words: t.orders['log.words'],
    does: t.orders['log.does'],
  },
  quit: {
    words: t.orders['quit.words'],
    does: t.orders['quit.does'],
  },
}

export const wordsFor = (command: TableCommand, lang: Lang): readonly string[] =>
  TABLE_COMMANDS[command].words[lang].split(', ')

/** The word that help shows for a command. */
export const wordFor = (command: TableCommand, lang: Lang): string => wordsFor(command, lang)[0]!

/** The command that a word asks for, in the table's language or in English. */
export function commandFor(word: string, lang: Lang): TableCommand | undefined {
  const said = word.toLowerCase()
  const all = Object.keys(TABLE_COMMANDS) as TableCommand[]
  return all.find((command) => [...wordsFor(command, lang), ...wordsFor(command, 'en')].includes(said))
}
