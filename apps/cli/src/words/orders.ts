import type { Lang, Text } from '@spellendoos/kernel'
import { t } from './texts.ts'

/** What a player can ask for besides a move. */
export type Order =
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

/** The words for each order, separated by commas, the one shown in help first; and what it does. */
export const ORDERS: Readonly<Record<Order, { readonly words: Text; readonly does: Text }>> = {
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

export const wordsFor = (order: Order, lang: Lang): readonly string[] => ORDERS[order].words[lang].split(', ')

/** The word that help shows for an order. */
export const wordFor = (order: Order, lang: Lang): string => wordsFor(order, lang)[0]!

/** The order that a word asks for, in the table's language or in English. */
export function orderFor(word: string, lang: Lang): Order | undefined {
  const said = word.toLowerCase()
  const all = Object.keys(ORDERS) as Order[]
  return all.find((order) => [...wordsFor(order, lang), ...wordsFor(order, 'en')].includes(said))
}
