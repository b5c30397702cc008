import { voiceOf } from './lang.ts'

/** What things on a board are called where the scene gives them no name. */
export const sayBoard = voiceOf({
  man: { nl: 'schijf', en: 'man', de: 'Stein', fr: 'pion' },
  king: { nl: 'dam', en: 'king', de: 'Dame', fr: 'dame' },
  pawn: { nl: 'pion', en: 'pawn', de: 'Figur', fr: 'pion' },
  stone: { nl: 'steen', en: 'stone', de: 'Stein', fr: 'pion' },
  peg: { nl: 'pion', en: 'peg', de: 'Stift', fr: 'fiche' },
  horse: { nl: 'paard', en: 'horse', de: 'Pferd', fr: 'cheval' },
  match: { nl: 'lucifer', en: 'match', de: 'Streichholz', fr: 'allumette' },
  chip: { nl: 'fiche', en: 'chip', de: 'Chip', fr: 'jeton' },
  cube: { nl: 'verdubbelsteen', en: 'doubling cube', de: 'Dopplerwürfel', fr: 'videau' },
  die: { nl: 'dobbelsteen', en: 'die', de: 'Würfel', fr: 'dé' },
  card: { nl: 'kaart', en: 'card', de: 'Karte', fr: 'carte' },
  note: { nl: 'bankbiljet', en: 'bank note', de: 'Geldschein', fr: 'billet' },
  piece: { nl: 'stuk', en: 'piece', de: 'Figur', fr: 'pièce' },
  button: { nl: 'knop', en: 'button', de: 'Knopf', fr: 'bouton' },
  of: { nl: '{what} van {name}', en: '{what} of {name}', de: '{what} von {name}', fr: '{what} de {name}' },
  many: { nl: '{n} × {what}', en: '{n} × {what}', de: '{n} × {what}', fr: '{n} × {what}' },
  chosen: { nl: 'gekozen', en: 'chosen', de: 'gewählt', fr: 'choisi' },
  'can-go': { nl: 'kan', en: 'possible', de: 'möglich', fr: 'possible' },
  'last-move': { nl: 'laatste zet', en: 'last move', de: 'letzter Zug', fr: 'dernier coup' },
  marked: { nl: 'aangekruist', en: 'marked', de: 'angekreuzt', fr: 'coché' },
})
