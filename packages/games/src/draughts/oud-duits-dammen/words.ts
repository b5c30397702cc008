import type { Rule, Words } from '@spellendoos/kernel'
import {
  DRAUGHTS_PRESETS,
  DRAUGHTS_RULES as shared,
  DRAUGHTS_SAYS,
  HUNDRED_RULES as hundred,
} from '../words.ts'

const rules: readonly Rule[] = [
  { id: 'oud-duits-dammen.equipment', source: 'book', text: shared.equipment },
  {
    id: 'oud-duits-dammen.all-fields',
    source: 'book',
    text: {
      nl: 'Alle honderd velden doen mee, de lichte en de donkere.',
      en: 'All hundred squares are used, the light ones and the dark ones.',
      de: 'Gespielt wird auf allen hundert Feldern, den hellen und den dunklen.',
      fr: 'Les cent cases servent toutes, les claires et les foncées.',
    },
  },
  { id: 'oud-duits-dammen.fields', source: 'settled', text: hundred.fields },
  {
    id: 'oud-duits-dammen.setup',
    source: 'book',
    text: {
      nl: 'De schijven staan op alle velden van de twee rijen die je het dichtst bij hebt: die van zwart op 1 tot en met 20, die van wit op 81 tot en met 100.',
      en: 'The men stand on all squares of the two rows nearest to their player: Black’s on 1 to 20, White’s on 81 to 100.',
      de: 'Die Steine stehen auf allen Feldern der zwei Reihen, die ihrem Spieler am nächsten sind: die schwarzen auf 1 bis 20, die weißen auf 81 bis 100.',
      fr: 'Les pions occupent toutes les cases des deux rangées les plus proches de leur joueur : les noirs de 1 à 20, les blancs de 81 à 100.',
    },
  },
  { id: 'oud-duits-dammen.white-first', source: 'book', text: shared['white-first'] },
  { id: 'oud-duits-dammen.turn', source: 'book', text: shared.turn },
  { id: 'oud-duits-dammen.one-piece', source: 'settled', text: shared['one-piece'] },
  { id: 'oud-duits-dammen.own-pieces', source: 'settled', text: shared['own-pieces'] },
  {
    id: 'oud-duits-dammen.diagonal',
    source: 'book',
    text: {
      nl: 'Een schijf die niet slaat gaat schuin. Recht gaat zij alleen om te slaan.',
      en: 'A man that does not capture goes diagonally. It goes straight only to capture.',
      de: 'Ein Stein, der nicht schlägt, geht diagonal. Gerade geht er nur, um zu schlagen.',
      fr: 'Un pion qui ne prend pas va en diagonale. Il ne va en ligne droite que pour prendre.',
    },
  },
  {
    id: 'oud-duits-dammen.field-colour',
    source: 'book',
    text: {
      nl: 'Een schijf blijft de hele partij op velden van de kleur waarop zij begint.',
      en: 'A man stays on squares of the colour on which it starts.',
      de: 'Ein Stein bleibt auf Feldern der Farbe, auf der er beginnt.',
      fr: 'Un pion reste sur les cases de la couleur où il commence.',
    },
  },
  { id: 'oud-duits-dammen.one-step', source: 'book', text: shared['one-step'] },
  { id: 'oud-duits-dammen.forward', source: 'book', text: shared.forward },
  { id: 'oud-duits-dammen.free-field', source: 'book', text: shared['free-field'] },
  { id: 'oud-duits-dammen.capture', source: 'book', text: shared.capture },
  { id: 'oud-duits-dammen.one-at-a-time', source: 'book', text: shared['one-at-a-time'] },
  { id: 'oud-duits-dammen.not-over-own', source: 'book', text: shared['not-over-own'] },
  { id: 'oud-duits-dammen.go-on', source: 'book', text: shared['go-on'] },
  {
    id: 'oud-duits-dammen.capture-sides',
    source: 'book',
    text: {
      nl: 'Een schijf slaat schuin vooruit, recht vooruit, naar links en naar rechts.',
      en: 'A man captures diagonally forward, straight forward, to the left and to the right.',
      de: 'Ein Stein schlägt diagonal vorwärts, gerade vorwärts, nach links und nach rechts.',
      fr: 'Un pion prend en diagonale en avant, droit devant, à gauche et à droite.',
    },
  },
  {
    id: 'oud-duits-dammen.capture-ways',
    source: 'settled',
    text: {
      nl: 'Achteruit slaat een schijf nooit, schuin niet en recht niet.',
      en: 'A man never captures backward, neither diagonally nor straight.',
      de: 'Rückwärts schlägt ein Stein nie, weder diagonal noch gerade.',
      fr: 'Un pion ne prend jamais en arrière, ni en diagonale ni en ligne droite.',
    },
  },
  { id: 'oud-duits-dammen.must-capture', source: 'book', text: shared['must-capture'] },
  { id: 'oud-duits-dammen.longest-capture', source: 'book', text: shared['longest-capture'] },
  { id: 'oud-duits-dammen.once', source: 'settled', text: shared.once },
  { id: 'oud-duits-dammen.taken-after', source: 'settled', text: shared['taken-after'] },
  { id: 'oud-duits-dammen.crown', source: 'book', text: hundred.crown },
  {
    id: 'oud-duits-dammen.passing',
    source: 'book',
    text: {
      nl: 'Bereikt een schijf de damlijn tijdens een slag, dan stopt zij daar en wordt een dam, ook als zij verder had kunnen slaan.',
      en: 'A man that reaches the king row during a capture stops there and becomes a king, even if it could have gone on capturing.',
      de: 'Erreicht ein Stein während eines Schlags die Damereihe, so hält er dort an und wird zur Dame, auch wenn er weiterschlagen könnte.',
      fr: 'Un pion qui atteint la rangée de promotion pendant une prise s’y arrête et devient une dame, même s’il pouvait encore prendre.',
    },
  },
  {
    id: 'oud-duits-dammen.counted-to-crown',
    source: 'settled',
    text: {
      nl: 'Voor de vraag welke slag de meeste stukken slaat, telt alleen wat tot dat veld geslagen is.',
      en: 'When the captures are compared, only the pieces taken up to that square count.',
      de: 'Beim Vergleich der Schläge zählt nur, was bis zu diesem Feld geschlagen ist.',
      fr: 'Pour comparer les prises, seules comptent les pièces prises jusqu’à cette case.',
    },
  },
  {
    id: 'oud-duits-dammen.king-ways',
    source: 'book',
    text: {
      nl: 'Een dam gaat en slaat in alle acht richtingen: schuin en recht, vooruit, achteruit en opzij.',
      en: 'A king goes and captures in all eight directions: diagonally and straight, forward, backward and sideways.',
      de: 'Eine Dame geht und schlägt in alle acht Richtungen: diagonal und gerade, vorwärts, rückwärts und seitwärts.',
      fr: 'Une dame va et prend dans les huit directions : en diagonale et en ligne droite, en avant, en arrière et de côté.',
    },
  },
  {
    id: 'oud-duits-dammen.king-move',
    source: 'settled',
    text: {
      nl: 'Een dam die niet slaat gaat in één rechte lijn, zo ver als je wilt over vrije velden.',
      en: 'A king that does not capture goes in one straight line, as far as you like over free squares.',
      de: 'Eine Dame, die nicht schlägt, geht in einer geraden Linie, so weit du willst über freie Felder.',
      fr: 'Une dame qui ne prend pas va tout droit, aussi loin que vous voulez sur des cases libres.',
    },
  },
  { id: 'oud-duits-dammen.king-capture', source: 'settled', text: shared['king-capture'] },
  {
    id: 'oud-duits-dammen.notation',
    source: 'settled',
    text: {
      nl: 'Een gewone zet schrijf je als 82-71, een slag als 74x54: begin en einde. Slaan twee slagen met hetzelfde begin en einde andere stukken, dan schrijf je elk veld waar je landt: 74x54x32. Slaan ze dezelfde stukken, dan zijn ze één zet.',
      en: 'A quiet move is written as 82-71, a capture as 74x54: start and end. If two captures with the same start and end take different pieces, every square where you land is written: 74x54x32. If they take the same pieces, they are one move.',
      de: 'Einen einfachen Zug schreibt man als 82-71, einen Schlag als 74x54: Anfang und Ende. Nehmen zwei Schläge mit gleichem Anfang und Ende verschiedene Spielsteine, wird jedes Feld geschrieben, auf dem du landest: 74x54x32. Nehmen sie dieselben, sind sie ein Zug.',
      fr: 'Un coup sans prise s’écrit 82-71, une prise 74x54 : départ et arrivée. Si deux prises de mêmes départ et arrivée enlèvent des pièces différentes, on écrit chaque case où la pièce se pose : 74x54x32. Si elles enlèvent les mêmes pièces, c’est un seul coup.',
    },
  },
  { id: 'oud-duits-dammen.no-move', source: 'settled', text: shared['no-move'] },
  { id: 'oud-duits-dammen.repetition', source: 'settled', text: shared.repetition },
  { id: 'oud-duits-dammen.kings-only', source: 'settled', text: shared['kings-only'] },
  { id: 'oud-duits-dammen.sixteen-moves', source: 'settled', text: shared['sixteen-moves'] },
  { id: 'oud-duits-dammen.five-moves', source: 'settled', text: shared['five-moves'] },
]

export const words: Words = {
  name: {
    nl: 'Oud-Duits damspel',
    en: 'Old German draughts',
    de: 'Altdeutsche Dame',
    fr: 'Dames à la vieille allemande',
  },
  about: {
    nl: 'Twintig schijven op twee volle rijen: ze lopen schuin, maar slaan ook recht vooruit en opzij.',
    en: 'Twenty men on two full rows: they walk diagonally, but capture straight ahead and sideways too.',
    de: 'Zwanzig Steine auf zwei vollen Reihen: Sie gehen diagonal, schlagen aber auch gerade nach vorn und zur Seite.',
    fr: 'Vingt pions sur deux rangées pleines : ils marchent en diagonale, mais prennent aussi droit devant et de côté.',
  },
  rules,
  says: DRAUGHTS_SAYS,
  options: {},
  presets: DRAUGHTS_PRESETS,
}
