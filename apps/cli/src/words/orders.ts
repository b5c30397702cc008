import type { Lang, Text } from '@spellendoos/kernel'

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

/** The words for each order, the one that help shows first; and what it does. */
export const ORDERS: Readonly<
  Record<Order, { readonly words: Readonly<Record<Lang, readonly string[]>>; readonly does: Text }>
> = {
  help: {
    words: { nl: ['hulp', '?'], en: ['help', '?'], de: ['hilfe', '?'], fr: ['aide', '?'] },
    does: { nl: 'deze uitleg', en: 'this help', de: 'diese Hilfe', fr: 'cette aide' },
  },
  moves: {
    words: { nl: ['zetten'], en: ['moves'], de: ['züge', 'zuege'], fr: ['coups'] },
    does: {
      nl: 'alle zetten die mogen',
      en: 'all legal moves',
      de: 'alle erlaubten Züge',
      fr: 'tous les coups permis',
    },
  },
  hint: {
    words: { nl: ['tip'], en: ['hint'], de: ['tipp'], fr: ['conseil'] },
    does: {
      nl: 'wat de bot zou spelen',
      en: 'what the bot would play',
      de: 'was der Bot spielen würde',
      fr: 'ce que le bot jouerait',
    },
  },
  undo: {
    words: { nl: ['terug'], en: ['undo'], de: ['zurück', 'zurueck'], fr: ['reprendre'] },
    does: { nl: 'zet terugnemen', en: 'take back', de: 'Zug zurücknehmen', fr: 'reprendre son coup' },
  },
  rules: {
    words: { nl: ['regels'], en: ['rules'], de: ['regeln'], fr: ['règles', 'regles'] },
    does: { nl: 'de spelregels', en: 'the rules', de: 'die Spielregeln', fr: 'les règles' },
  },
  why: {
    words: { nl: ['waarom'], en: ['why'], de: ['warum'], fr: ['pourquoi'] },
    does: {
      nl: 'de regel die de laatste poging verbood',
      en: 'the rule that forbade the last attempt',
      de: 'die Regel, die den letzten Versuch verbot',
      fr: 'la règle qui interdisait le dernier essai',
    },
  },
  'offer-draw': {
    words: { nl: ['remise'], en: ['offer'], de: ['remis'], fr: ['nulle'] },
    does: { nl: 'remise aanbieden', en: 'offer a draw', de: 'Remis anbieten', fr: 'proposer la nulle' },
  },
  accept: {
    words: { nl: ['aannemen'], en: ['accept'], de: ['annehmen'], fr: ['accepter'] },
    does: {
      nl: 'de remise aannemen',
      en: 'accept the draw',
      de: 'das Remis annehmen',
      fr: 'accepter la nulle',
    },
  },
  decline: {
    words: { nl: ['afslaan'], en: ['decline'], de: ['ablehnen'], fr: ['refuser'] },
    does: {
      nl: 'de remise afslaan',
      en: 'decline the draw',
      de: 'das Remis ablehnen',
      fr: 'refuser la nulle',
    },
  },
  resign: {
    words: { nl: ['opgeven'], en: ['resign'], de: ['aufgeben'], fr: ['abandonner'] },
    does: { nl: 'opgeven', en: 'resign', de: 'aufgeben', fr: 'abandonner' },
  },
  clock: {
    words: { nl: ['klok'], en: ['clock'], de: ['uhr'], fr: ['pendule'] },
    does: {
      nl: 'de klok laten aflopen',
      en: 'let the clock run out',
      de: 'die Uhr ablaufen lassen',
      fr: 'laisser la pendule s’écouler',
    },
  },
  bot: {
    words: { nl: ['bot'], en: ['bot'], de: ['bot'], fr: ['bot'] },
    does: {
      nl: 'je plaats aan een bot geven',
      en: 'hand your seat to a bot',
      de: 'deinen Platz einem Bot überlassen',
      fr: 'confier votre place à un bot',
    },
  },
  save: {
    words: { nl: ['bewaren', 'bewaar'], en: ['save'], de: ['sichern'], fr: ['enregistrer'] },
    does: {
      nl: 'de partij bewaren: bewaren partij.json',
      en: 'save the match: save match.json',
      de: 'die Partie sichern: sichern partie.json',
      fr: 'enregistrer la partie : enregistrer partie.json',
    },
  },
  load: {
    words: { nl: ['openen', 'open'], en: ['load', 'open'], de: ['öffnen', 'oeffnen'], fr: ['ouvrir'] },
    does: {
      nl: 'een bewaarde partij openen: openen partij.json',
      en: 'open a saved match: load match.json',
      de: 'eine gesicherte Partie öffnen: öffnen partie.json',
      fr: 'ouvrir une partie enregistrée : ouvrir partie.json',
    },
  },
  log: {
    words: { nl: ['verslag'], en: ['log'], de: ['protokoll'], fr: ['journal'] },
    does: { nl: 'het spelverslag', en: 'the log', de: 'das Spielprotokoll', fr: 'le journal' },
  },
  quit: {
    words: { nl: ['stoppen'], en: ['quit', 'exit'], de: ['beenden'], fr: ['quitter'] },
    does: { nl: 'stoppen', en: 'stop', de: 'aufhören', fr: 'arrêter' },
  },
}

/** The word that help shows for an order. */
export const wordFor = (order: Order, lang: Lang): string => ORDERS[order].words[lang][0]!

/** The order that a word asks for, in the table's language or in English. */
export function orderFor(word: string, lang: Lang): Order | undefined {
  const said = word.toLowerCase()
  const all = Object.entries(ORDERS) as [Order, (typeof ORDERS)[Order]][]
  return all.find(([, { words }]) => [...words[lang], ...words.en].includes(said))?.[0]
}
