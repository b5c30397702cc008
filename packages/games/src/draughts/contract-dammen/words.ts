import type { Rule, Words } from '@spellendoos/kernel'
import { DRAUGHTS_OPTIONS, DRAUGHTS_PRESETS, DRAUGHTS_RULES as shared, DRAUGHTS_SAYS } from '../words.ts'

const rules: readonly Rule[] = [
  {
    id: 'contract-dammen.equipment',
    source: 'book',
    text: {
      nl: 'Je speelt met z’n tweeën op een dambord van tien bij tien velden. De een heeft 20 witte schijven, de ander 20 zwarte. Elke speler begint met 18 schijven op het bord en houdt er twee in reserve.',
      en: 'Two players use a draughtboard of ten by ten squares. One has 20 white men, the other 20 black men. Each player starts with 18 men on the board and keeps two in reserve.',
      de: 'Zwei Spieler spielen auf einem Damebrett von zehn mal zehn Feldern. Der eine hat 20 weiße Steine, der andere 20 schwarze. Jeder beginnt mit 18 Steinen auf dem Brett und behält zwei in Reserve.',
      fr: 'On joue à deux sur un damier de dix cases sur dix. L’un a 20 pions blancs, l’autre 20 pions noirs. Chacun commence avec 18 pions sur le damier et en garde deux en réserve.',
    },
  },
  { id: 'contract-dammen.fields', source: 'settled', text: shared.fields },
  {
    id: 'contract-dammen.setup',
    source: 'book',
    text: {
      nl: 'De 18 schijven staan op zwarte velden van de vier buitenste rijen: die van zwart bovenaan op 1 tot en met 20, die van wit onderaan op 31 tot en met 50.',
      en: 'The 18 men stand on dark squares of the four outer rows: Black’s at the top on 1 to 20, White’s at the bottom on 31 to 50.',
      de: 'Die 18 Steine stehen auf dunklen Feldern der vier äußeren Reihen: die schwarzen oben auf 1 bis 20, die weißen unten auf 31 bis 50.',
      fr: 'Les 18 pions occupent des cases foncées des quatre rangées extérieures : les noirs en haut de 1 à 20, les blancs en bas de 31 à 50.',
    },
  },
  {
    id: 'contract-dammen.empty-fields',
    source: 'settled',
    text: {
      nl: 'De velden 16 en 20 van zwart en 31 en 35 van wit blijven leeg, net als de twee rijen in het midden.',
      en: 'Black’s squares 16 and 20 and White’s squares 31 and 35 stay empty, and so do the two rows in the middle.',
      de: 'Die Felder 16 und 20 von Schwarz und 31 und 35 von Weiß bleiben leer, ebenso die zwei Reihen in der Mitte.',
      fr: 'Les cases 16 et 20 des Noirs et 31 et 35 des Blancs restent vides, de même que les deux rangées du milieu.',
    },
  },
  { id: 'contract-dammen.white-first', source: 'book', text: shared['white-first'] },
  {
    id: 'contract-dammen.turn',
    source: 'book',
    text: {
      nl: 'De spelers zijn om de beurt aan zet. Een beurt is één zet of het plaatsen van één reserveschijf.',
      en: 'The players take turns. A turn is one move, or the placing of one reserve man.',
      de: 'Die Spieler sind der Reihe nach am Zug. Ein Zug bewegt einen Spielstein oder setzt einen Reservestein.',
      fr: 'Les joueurs jouent à tour de rôle : un coup, ou la pose d’un pion de réserve.',
    },
  },
  { id: 'contract-dammen.one-piece', source: 'settled', text: shared['one-piece'] },
  { id: 'contract-dammen.own-pieces', source: 'settled', text: shared['own-pieces'] },
  { id: 'contract-dammen.diagonal', source: 'book', text: shared.diagonal },
  { id: 'contract-dammen.one-step', source: 'book', text: shared['one-step'] },
  { id: 'contract-dammen.forward', source: 'book', text: shared.forward },
  { id: 'contract-dammen.free-field', source: 'book', text: shared['free-field'] },
  { id: 'contract-dammen.capture', source: 'book', text: shared.capture },
  { id: 'contract-dammen.one-at-a-time', source: 'book', text: shared['one-at-a-time'] },
  { id: 'contract-dammen.not-over-own', source: 'book', text: shared['not-over-own'] },
  { id: 'contract-dammen.go-on', source: 'book', text: shared['go-on'] },
  { id: 'contract-dammen.backward-capture', source: 'settled', text: shared['backward-capture'] },
  {
    id: 'contract-dammen.must-capture',
    source: 'settled',
    text: {
      nl: 'Slaan is verplicht: kun je slaan, dan mag je geen andere zet doen en ook geen reserveschijf plaatsen.',
      en: 'Capturing is compulsory: if you can capture, you may not make another move, nor place a reserve man.',
      de: 'Schlagen ist Pflicht: Kannst du schlagen, darfst du keinen anderen Zug machen und auch keinen Reservestein setzen.',
      fr: 'La prise est obligatoire : si vous pouvez prendre, vous ne pouvez ni jouer autre chose ni poser un pion de réserve.',
    },
  },
  { id: 'contract-dammen.longest-capture', source: 'settled', text: shared['longest-capture'] },
  { id: 'contract-dammen.no-duty', source: 'settled', text: shared['no-duty'] },
  {
    id: 'contract-dammen.reserve',
    source: 'book',
    text: {
      nl: 'Je kunt je negentiende en je twintigste schijf, de twee reserveschijven, tijdens de partij in het spel brengen. Meer heb je er niet.',
      en: 'You can bring your nineteenth and your twentieth man, the two reserve men, into play during the match. You have no more than these.',
      de: 'Deinen neunzehnten und deinen zwanzigsten Stein, die beiden Reservesteine, kannst du während der Partie ins Spiel bringen. Mehr hast du nicht.',
      fr: 'Vous pouvez faire entrer en jeu, pendant la partie, votre dix-neuvième et votre vingtième pion, les deux pions de réserve. Vous n’en avez pas d’autres.',
    },
  },
  {
    id: 'contract-dammen.base-row',
    source: 'book',
    text: {
      nl: 'Een reserveschijf plaats je op je eigen achterlijn, op een veld dat bezet was en nu vrij is: wit op 46 tot en met 50, zwart op 1 tot en met 5.',
      en: 'A reserve man is placed on your own back row, on a square that was occupied and is now free: White’s on 46 to 50, Black’s on 1 to 5.',
      de: 'Ein Reservestein wird auf die eigene Grundreihe gesetzt, auf ein Feld, das besetzt war und jetzt frei ist: von Weiß auf 46 bis 50, von Schwarz auf 1 bis 5.',
      fr: 'Un pion de réserve se pose sur votre rangée de base, sur une case qui a été occupée et qui est maintenant libre : les Blancs de 46 à 50, les Noirs de 1 à 5.',
    },
  },
  {
    id: 'contract-dammen.placing',
    source: 'settled',
    text: {
      nl: 'Plaatsen doe je in plaats van een zet. Het mag ook als je anders niet kunt zetten.',
      en: 'You place a man instead of making a move. You may also do so when you could not move otherwise.',
      de: 'Du setzt statt zu ziehen. Das geht auch, wenn du sonst nicht ziehen könntest.',
      fr: 'On pose un pion au lieu de jouer un coup. C’est permis aussi quand aucun autre coup n’est possible.',
    },
  },
  { id: 'contract-dammen.once', source: 'settled', text: shared.once },
  { id: 'contract-dammen.taken-after', source: 'settled', text: shared['taken-after'] },
  { id: 'contract-dammen.crown', source: 'settled', text: shared.crown },
  { id: 'contract-dammen.passing', source: 'settled', text: shared.passing },
  { id: 'contract-dammen.king-move', source: 'settled', text: shared['king-move'] },
  { id: 'contract-dammen.king-capture', source: 'settled', text: shared['king-capture'] },
  {
    id: 'contract-dammen.notation',
    source: 'settled',
    text: {
      nl: 'Een gewone zet schrijf je als 32-28, een slag als 26x37: begin en einde. Slaan twee slagen met hetzelfde begin en einde andere stukken, dan schrijf je elk veld waar je landt: 26x37x48. Slaan ze dezelfde stukken, dan zijn ze één zet. Een reserveschijf plaatsen schrijf je als +48.',
      en: 'A quiet move is written as 32-28, a capture as 26x37: start and end. If two captures with the same start and end take different pieces, every square where you land is written: 26x37x48. If they take the same pieces, they are one move. Placing a reserve man is written as +48.',
      de: 'Einen einfachen Zug schreibt man als 32-28, einen Schlag als 26x37: Anfang und Ende. Nehmen zwei Schläge mit gleichem Anfang und Ende verschiedene Spielsteine, wird jedes Feld geschrieben, auf dem du landest: 26x37x48. Nehmen sie dieselben, sind sie ein Zug. Einen Reservestein zu setzen schreibt man als +48.',
      fr: 'Un coup sans prise s’écrit 32-28, une prise 26x37 : départ et arrivée. Si deux prises de mêmes départ et arrivée enlèvent des pièces différentes, on écrit chaque case où la pièce se pose : 26x37x48. Si elles enlèvent les mêmes pièces, c’est un seul coup. La pose d’un pion de réserve s’écrit +48.',
    },
  },
  {
    id: 'contract-dammen.no-move',
    source: 'settled',
    text: {
      nl: 'Wie aan de beurt is en niets kan doen verliest: alle stukken zijn geslagen of vastgezet, en er is geen reserveschijf die geplaatst kan worden. Wie nog kan plaatsen, heeft dus niet verloren.',
      en: 'Whoever is to move and can do nothing loses: all their pieces are captured or blocked, and there is no reserve man that can be placed. Whoever can still place one has not lost.',
      de: 'Wer am Zug ist und nichts tun kann, verliert: Alle Spielsteine sind geschlagen oder blockiert, und kein Reservestein kann gesetzt werden. Wer noch setzen kann, hat also nicht verloren.',
      fr: 'Qui doit jouer et ne peut rien faire perd : toutes ses pièces sont prises ou bloquées, et aucun pion de réserve ne peut être posé. Qui peut encore en poser un n’a donc pas perdu.',
    },
  },
  { id: 'contract-dammen.repetition', source: 'settled', text: shared.repetition },
  { id: 'contract-dammen.kings-only', source: 'settled', text: shared['kings-only'] },
  { id: 'contract-dammen.sixteen-moves', source: 'settled', text: shared['sixteen-moves'] },
  { id: 'contract-dammen.five-moves', source: 'settled', text: shared['five-moves'] },
  {
    id: 'contract-dammen.reserve-counts',
    source: 'settled',
    text: {
      nl: 'In deze eindspelen telt een reserveschijf als stuk, en plaatsen telt als zet.',
      en: 'In these endgames a reserve man counts as a piece, and placing counts as a move.',
      de: 'In diesen Endspielen zählt ein Reservestein als Spielstein und das Setzen als Zug.',
      fr: 'Dans ces finales, un pion de réserve compte pour une pièce, et la pose pour un coup.',
    },
  },
]

export const words: Words = {
  name: {
    nl: 'Contract-dammen',
    en: 'Contract draughts',
    de: 'Kontrakt-Dame',
    fr: 'Dames-contrat',
  },
  about: {
    nl: 'Dammen met 18 schijven en twee in reserve, die je op je achterlijn in het spel brengt.',
    en: 'Draughts with 18 men and two in reserve, which you bring in on your back row.',
    de: 'Dame mit 18 Steinen und zwei in Reserve, die du auf deiner Grundreihe ins Spiel bringst.',
    fr: 'Les dames avec 18 pions et deux en réserve, que vous faites entrer sur votre rangée de base.',
  },
  rules,
  says: {
    ...DRAUGHTS_SAYS,
    places: {
      nl: '{seat} plaatst een reserveschijf op {field}.',
      en: '{seat} places a reserve man on {field}.',
      de: '{seat} setzt einen Reservestein auf {field}.',
      fr: '{seat} pose un pion de réserve en {field}.',
    },
    'reserve-of': {
      nl: 'reserve van {seat}',
      en: '{seat}’s reserve',
      de: 'Reserve von {seat}',
      fr: 'réserve de {seat}',
    },
    'coach-piece-or-place': {
      nl: 'Kies een stuk of een reserveschijf.',
      en: 'Choose a piece or a reserve man.',
      de: 'Wähle einen Spielstein oder einen Reservestein.',
      fr: 'Choisissez une pièce ou un pion de réserve.',
    },
    'coach-place': {
      nl: 'Kies een vrij veld op je achterlijn.',
      en: 'Choose a free square on your back row.',
      de: 'Wähle ein freies Feld auf deiner Grundreihe.',
      fr: 'Choisissez une case libre de votre rangée de base.',
    },
  },
  options: DRAUGHTS_OPTIONS,
  presets: DRAUGHTS_PRESETS,
}
