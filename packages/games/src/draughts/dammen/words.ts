import type { Rule, Words } from '@spellendoos/kernel'
import { DRAUGHTS_RULES as shared, DRAUGHTS_SAYS } from '../words.ts'

const rules: readonly Rule[] = [
  {
    id: 'dammen.equipment',
    source: 'book',
    text: {
      nl: 'Je speelt met z’n tweeën op een dambord van tien bij tien velden. De een heeft 20 witte schijven, de ander 20 zwarte.',
      en: 'Two players use a draughtboard of ten by ten squares. One has 20 white men, the other 20 black men.',
      de: 'Zwei Spieler spielen auf einem Damebrett von zehn mal zehn Feldern. Der eine hat 20 weiße Steine, der andere 20 schwarze.',
      fr: 'On joue à deux sur un damier de dix cases sur dix. L’un a 20 pions blancs, l’autre 20 pions noirs.',
    },
  },
  { id: 'dammen.fields', source: 'settled', text: shared.fields },
  {
    id: 'dammen.setup',
    source: 'book',
    text: {
      nl: 'De schijven staan op alle zwarte velden van de vier buitenste rijen: die van zwart op 1 tot en met 20, die van wit op 31 tot en met 50. De twee rijen ertussen zijn vrij.',
      en: 'The men stand on all dark squares of the four outer rows: Black’s on 1 to 20, White’s on 31 to 50. The two rows between them are free.',
      de: 'Die Steine stehen auf allen dunklen Feldern der vier äußeren Reihen: die schwarzen auf 1 bis 20, die weißen auf 31 bis 50. Die zwei Reihen dazwischen sind frei.',
      fr: 'Les pions occupent toutes les cases foncées des quatre rangées extérieures : les noirs de 1 à 20, les blancs de 31 à 50. Les deux rangées du milieu sont libres.',
    },
  },
  { id: 'dammen.white-first', source: 'book', text: shared['white-first'] },
  { id: 'dammen.turn', source: 'book', text: shared.turn },
  { id: 'dammen.one-piece', source: 'settled', text: shared['one-piece'] },
  { id: 'dammen.own-pieces', source: 'settled', text: shared['own-pieces'] },
  { id: 'dammen.diagonal', source: 'book', text: shared.diagonal },
  { id: 'dammen.one-step', source: 'book', text: shared['one-step'] },
  { id: 'dammen.forward', source: 'book', text: shared.forward },
  { id: 'dammen.free-field', source: 'book', text: shared['free-field'] },
  { id: 'dammen.capture', source: 'book', text: shared.capture },
  { id: 'dammen.one-at-a-time', source: 'book', text: shared['one-at-a-time'] },
  { id: 'dammen.not-over-own', source: 'book', text: shared['not-over-own'] },
  { id: 'dammen.go-on', source: 'book', text: shared['go-on'] },
  { id: 'dammen.backward-capture', source: 'settled', text: shared['backward-capture'] },
  { id: 'dammen.must-capture', source: 'settled', text: shared['must-capture'] },
  { id: 'dammen.longest-capture', source: 'settled', text: shared['longest-capture'] },
  { id: 'dammen.no-duty', source: 'settled', text: shared['no-duty'] },
  { id: 'dammen.once', source: 'settled', text: shared.once },
  { id: 'dammen.taken-after', source: 'settled', text: shared['taken-after'] },
  { id: 'dammen.crown', source: 'settled', text: shared.crown },
  { id: 'dammen.passing', source: 'settled', text: shared.passing },
  { id: 'dammen.king-move', source: 'settled', text: shared['king-move'] },
  { id: 'dammen.king-capture', source: 'settled', text: shared['king-capture'] },
  { id: 'dammen.notation', source: 'settled', text: shared.notation },
  { id: 'dammen.no-move', source: 'settled', text: shared['no-move'] },
  { id: 'dammen.repetition', source: 'settled', text: shared.repetition },
  { id: 'dammen.kings-only', source: 'settled', text: shared['kings-only'] },
  { id: 'dammen.sixteen-moves', source: 'settled', text: shared['sixteen-moves'] },
  { id: 'dammen.five-moves', source: 'settled', text: shared['five-moves'] },
]

export const words: Words = {
  name: {
    nl: 'Dammen',
    en: 'International draughts',
    de: 'Internationale Dame',
    fr: 'Dames internationales',
  },
  about: {
    nl: 'Sla alle stukken van je tegenstander of zet ze vast; onderweg worden je schijven dammen.',
    en: 'Capture all your opponent’s pieces or block them; on the way your men become kings.',
    de: 'Schlag alle Spielsteine deines Gegners oder blockiere sie; unterwegs werden deine Steine zu Damen.',
    fr: 'Prenez toutes les pièces de l’adversaire ou bloquez-les ; en chemin, vos pions vont à dame.',
  },
  rules,
  says: DRAUGHTS_SAYS,
  options: {
    slagplicht: {
      nl: 'Slagdwang: kun je slaan, dan moet je slaan, en zo veel mogelijk.',
      en: 'Compulsory capture: if you can capture you must, and as many pieces as possible.',
      de: 'Schlagzwang: Kannst du schlagen, so musst du es, und zwar so viele Spielsteine wie möglich.',
      fr: 'Prise obligatoire : si vous pouvez prendre, vous le devez, et le plus de pièces possible.',
    },
  },
  presets: {
    boekje: { nl: 'Volgens het boekje', en: 'By the book', de: 'Nach dem Regelheft', fr: 'Selon le livret' },
  },
}
