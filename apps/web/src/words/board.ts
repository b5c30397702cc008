import { voiceOf } from './lang.ts'

/** What can be said of a place or a cell besides what the scene says of it. */
export const sayBoard = voiceOf({
  chosen: { nl: 'gekozen', en: 'chosen', de: 'gewählt', fr: 'choisi' },
  'can-go': { nl: 'kan', en: 'possible', de: 'möglich', fr: 'possible' },
  'last-move': { nl: 'laatste zet', en: 'last move', de: 'letzter Zug', fr: 'dernier coup' },
  blank: { nl: 'leeg', en: 'blank', de: 'leer', fr: 'vide' },
  marked: { nl: 'aangekruist', en: 'marked', de: 'angekreuzt', fr: 'coché' },
})
