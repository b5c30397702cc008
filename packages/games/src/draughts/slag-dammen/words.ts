import type { Rule, Words } from '@spellendoos/kernel'
import { DRAUGHTS_OPTIONS, DRAUGHTS_PRESETS, DRAUGHTS_RULES as shared, DRAUGHTS_SAYS } from '../words.ts'

const rules: readonly Rule[] = [
  { id: 'slag-dammen.equipment', source: 'book', text: shared.equipment },
  { id: 'slag-dammen.fields', source: 'settled', text: shared.fields },
  { id: 'slag-dammen.setup', source: 'book', text: shared.setup },
  { id: 'slag-dammen.white-first', source: 'book', text: shared['white-first'] },
  { id: 'slag-dammen.turn', source: 'book', text: shared.turn },
  { id: 'slag-dammen.one-piece', source: 'settled', text: shared['one-piece'] },
  { id: 'slag-dammen.own-pieces', source: 'settled', text: shared['own-pieces'] },
  { id: 'slag-dammen.diagonal', source: 'book', text: shared.diagonal },
  { id: 'slag-dammen.one-step', source: 'book', text: shared['one-step'] },
  { id: 'slag-dammen.forward', source: 'book', text: shared.forward },
  { id: 'slag-dammen.free-field', source: 'book', text: shared['free-field'] },
  { id: 'slag-dammen.capture', source: 'book', text: shared.capture },
  { id: 'slag-dammen.one-at-a-time', source: 'book', text: shared['one-at-a-time'] },
  { id: 'slag-dammen.not-over-own', source: 'book', text: shared['not-over-own'] },
  { id: 'slag-dammen.go-on', source: 'book', text: shared['go-on'] },
  { id: 'slag-dammen.backward-capture', source: 'settled', text: shared['backward-capture'] },
  { id: 'slag-dammen.must-capture', source: 'settled', text: shared['must-capture'] },
  { id: 'slag-dammen.longest-capture', source: 'settled', text: shared['longest-capture'] },
  { id: 'slag-dammen.no-duty', source: 'settled', text: shared['no-duty'] },
  { id: 'slag-dammen.once', source: 'settled', text: shared.once },
  { id: 'slag-dammen.taken-after', source: 'settled', text: shared['taken-after'] },
  { id: 'slag-dammen.crown', source: 'settled', text: shared.crown },
  { id: 'slag-dammen.passing', source: 'settled', text: shared.passing },
  { id: 'slag-dammen.king-move', source: 'settled', text: shared['king-move'] },
  { id: 'slag-dammen.king-capture', source: 'settled', text: shared['king-capture'] },
  { id: 'slag-dammen.notation', source: 'settled', text: shared.notation },
  {
    id: 'slag-dammen.no-pieces',
    source: 'book',
    text: {
      nl: 'Wie het eerst al zijn stukken verloren heeft, wint.',
      en: 'Whoever is first to have lost all their pieces wins.',
      de: 'Wer zuerst alle Spielsteine verloren hat, gewinnt.',
      fr: 'Qui perd toutes ses pièces le premier gagne.',
    },
  },
  {
    id: 'slag-dammen.no-move',
    source: 'settled',
    text: {
      nl: 'Wie aan de beurt is en niet kan zetten omdat alle stukken vastgezet zijn, wint ook.',
      en: 'Whoever is to move and cannot, because all their pieces are blocked, wins as well.',
      de: 'Wer am Zug ist und nicht ziehen kann, weil alle Spielsteine blockiert sind, gewinnt ebenfalls.',
      fr: 'Qui doit jouer et ne le peut pas, parce que toutes ses pièces sont bloquées, gagne aussi.',
    },
  },
  { id: 'slag-dammen.repetition', source: 'settled', text: shared.repetition },
  { id: 'slag-dammen.kings-only', source: 'settled', text: shared['kings-only'] },
  { id: 'slag-dammen.sixteen-moves', source: 'settled', text: shared['sixteen-moves'] },
  { id: 'slag-dammen.five-moves', source: 'settled', text: shared['five-moves'] },
]

export const words: Words = {
  name: {
    nl: 'Slagdammen',
    en: 'Giveaway draughts',
    de: 'Schlagdame',
    fr: 'Dames à qui perd gagne',
  },
  about: {
    nl: 'Dammen om te verliezen: wie het eerst al zijn stukken kwijt is, wint.',
    en: 'Draughts the other way round: the first to lose all their pieces wins.',
    de: 'Dame verkehrt herum: Wer zuerst alle Spielsteine los ist, gewinnt.',
    fr: 'Les dames à l’envers : le premier qui perd toutes ses pièces gagne.',
  },
  rules,
  says: {
    ...DRAUGHTS_SAYS,
    'no-pieces': {
      nl: '{seat} heeft geen stukken meer en wint.',
      en: '{seat} has no pieces left and wins.',
      de: '{seat} hat keine Spielsteine mehr und gewinnt.',
      fr: '{seat} n’a plus de pièces et gagne.',
    },
    'no-move': {
      nl: '{seat} kan niet meer zetten en wint.',
      en: '{seat} cannot move any more and wins.',
      de: '{seat} kann nicht mehr ziehen und gewinnt.',
      fr: '{seat} ne peut plus jouer et gagne.',
    },
  },
  options: DRAUGHTS_OPTIONS,
  presets: DRAUGHTS_PRESETS,
}
