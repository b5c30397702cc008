import type { Rule, Words } from '@spellendoos/kernel'
import { DRAUGHTS_OPTIONS, DRAUGHTS_PRESETS, DRAUGHTS_RULES as shared, DRAUGHTS_SAYS } from '../words.ts'

const rules: readonly Rule[] = [
  { id: 'engels-dammen.equipment', source: 'book', text: shared.equipment },
  { id: 'engels-dammen.fields', source: 'settled', text: shared.fields },
  { id: 'engels-dammen.setup', source: 'book', text: shared.setup },
  { id: 'engels-dammen.white-first', source: 'book', text: shared['white-first'] },
  { id: 'engels-dammen.turn', source: 'book', text: shared.turn },
  { id: 'engels-dammen.one-piece', source: 'settled', text: shared['one-piece'] },
  { id: 'engels-dammen.own-pieces', source: 'settled', text: shared['own-pieces'] },
  {
    id: 'engels-dammen.diagonal',
    source: 'book',
    text: {
      nl: 'Een stuk dat niet slaat gaat schuin, van zwart veld naar zwart veld. Recht gaat het alleen om te slaan.',
      en: 'A piece that does not capture goes diagonally, from dark square to dark square. It goes straight only to capture.',
      de: 'Ein Spielstein, der nicht schlägt, geht diagonal, von dunklem Feld zu dunklem Feld. Gerade geht er nur, um zu schlagen.',
      fr: 'Une pièce qui ne prend pas va en diagonale, de case foncée en case foncée. Elle ne va en ligne droite que pour prendre.',
    },
  },
  { id: 'engels-dammen.one-step', source: 'book', text: shared['one-step'] },
  { id: 'engels-dammen.forward', source: 'book', text: shared.forward },
  { id: 'engels-dammen.free-field', source: 'book', text: shared['free-field'] },
  { id: 'engels-dammen.capture', source: 'book', text: shared.capture },
  { id: 'engels-dammen.one-at-a-time', source: 'book', text: shared['one-at-a-time'] },
  { id: 'engels-dammen.not-over-own', source: 'book', text: shared['not-over-own'] },
  { id: 'engels-dammen.go-on', source: 'book', text: shared['go-on'] },
  {
    id: 'engels-dammen.capture-ways',
    source: 'book',
    text: {
      nl: 'Een schijf slaat schuin vooruit en schuin achteruit, en ook recht: vooruit, naar links en naar rechts. Recht achteruit slaat zij niet.',
      en: 'A man captures diagonally forward and backward, and also straight: forward, to the left and to the right. It does not capture straight backward.',
      de: 'Ein Stein schlägt diagonal vorwärts und rückwärts und auch gerade: nach vorn, nach links und nach rechts. Gerade rückwärts schlägt er nicht.',
      fr: 'Un pion prend en diagonale, en avant et en arrière, et aussi en ligne droite : en avant, à gauche et à droite. Il ne prend pas droit en arrière.',
    },
  },
  {
    id: 'engels-dammen.straight-lines',
    source: 'settled',
    text: {
      nl: 'Op een rechte lijn is het volgende zwarte veld, twee velden verder, het buurveld. Wie daaroverheen slaat, landt weer twee velden verder.',
      en: 'On a straight line the next dark square, two squares away, is the neighbour. A capture over it lands two squares beyond.',
      de: 'Auf einer geraden Linie ist das nächste dunkle Feld, zwei Felder weiter, das Nachbarfeld. Ein Schlag darüber landet noch einmal zwei Felder weiter.',
      fr: 'Sur une ligne droite, la case foncée suivante, deux cases plus loin, est la case voisine. La prise par-dessus arrive deux cases plus loin encore.',
    },
  },
  {
    id: 'engels-dammen.mixed-capture',
    source: 'settled',
    text: {
      nl: 'In één slag mogen schuine en rechte sprongen elkaar afwisselen.',
      en: 'Within one capture, diagonal and straight jumps may alternate.',
      de: 'In einem Schlag dürfen sich diagonale und gerade Sprünge abwechseln.',
      fr: 'Dans une même prise, les sauts en diagonale et en ligne droite peuvent alterner.',
    },
  },
  { id: 'engels-dammen.must-capture', source: 'settled', text: shared['must-capture'] },
  { id: 'engels-dammen.longest-capture', source: 'settled', text: shared['longest-capture'] },
  { id: 'engels-dammen.no-duty', source: 'settled', text: shared['no-duty'] },
  { id: 'engels-dammen.once', source: 'settled', text: shared.once },
  { id: 'engels-dammen.taken-after', source: 'settled', text: shared['taken-after'] },
  { id: 'engels-dammen.crown', source: 'settled', text: shared.crown },
  { id: 'engels-dammen.passing', source: 'settled', text: shared.passing },
  { id: 'engels-dammen.king-move', source: 'settled', text: shared['king-move'] },
  {
    id: 'engels-dammen.king-capture',
    source: 'settled',
    text: {
      nl: 'Een dam slaat in alle acht richtingen, schuin en recht, en ook van ver: tussen de dam en het stuk mogen vrije velden liggen, en de dam landt op een vrij veld naar keuze daarachter, tot het volgende stuk. Op een rechte lijn tellen alleen de zwarte velden.',
      en: 'A king captures in all eight directions, diagonally and straight, and also from afar: there may be free squares between the king and the piece, and the king lands on any free square behind it, up to the next piece. On a straight line only the dark squares count.',
      de: 'Eine Dame schlägt in alle acht Richtungen, diagonal und gerade, und auch aus der Ferne: Zwischen ihr und dem Spielstein dürfen freie Felder liegen, und sie landet auf einem beliebigen freien Feld dahinter, bis zum nächsten Spielstein. Auf einer geraden Linie zählen nur die dunklen Felder.',
      fr: 'Une dame prend dans les huit directions, en diagonale et en ligne droite, et aussi de loin : des cases libres peuvent la séparer de la pièce, et elle arrive sur une case libre de votre choix derrière celle-ci, jusqu’à la pièce suivante. Sur une ligne droite, seules les cases foncées comptent.',
    },
  },
  { id: 'engels-dammen.notation', source: 'settled', text: shared.notation },
  { id: 'engels-dammen.no-move', source: 'settled', text: shared['no-move'] },
  { id: 'engels-dammen.repetition', source: 'settled', text: shared.repetition },
  { id: 'engels-dammen.kings-only', source: 'settled', text: shared['kings-only'] },
  { id: 'engels-dammen.sixteen-moves', source: 'settled', text: shared['sixteen-moves'] },
  { id: 'engels-dammen.five-moves', source: 'settled', text: shared['five-moves'] },
]

export const words: Words = {
  name: {
    nl: 'Engels dammen',
    en: 'English draughts',
    de: 'Englische Dame',
    fr: 'Dames anglaises',
  },
  about: {
    nl: 'Geslagen wordt schuin en ook over rechte lijnen. Dit is het Engelse dammen van deze doos, niet het nationale spel van Engeland.',
    en: 'Captures go diagonally and along straight lines too. This is the English draughts of this box, not the national game of England.',
    de: 'Geschlagen wird diagonal und auch auf geraden Linien. Das ist die Englische Dame dieser Spielesammlung, nicht das Nationalspiel Englands.',
    fr: 'On prend en diagonale et aussi en ligne droite. Ce sont les dames anglaises de cette boîte, pas le jeu national de l’Angleterre.',
  },
  rules,
  says: DRAUGHTS_SAYS,
  options: DRAUGHTS_OPTIONS,
  presets: DRAUGHTS_PRESETS,
}
