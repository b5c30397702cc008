import type { Rule, Words } from '@spellendoos/kernel'
import {
  DRAUGHTS_PRESETS,
  DRAUGHTS_RULES as shared,
  DRAUGHTS_SAYS,
  HUNDRED_RULES as hundred,
} from '../words.ts'

const rules: readonly Rule[] = [
  { id: 'turks-dammen.equipment', source: 'book', text: shared.equipment },
  {
    id: 'turks-dammen.all-fields',
    source: 'book',
    text: {
      nl: 'Alle honderd velden doen mee, de lichte en de donkere.',
      en: 'All hundred squares are used, the light ones and the dark ones.',
      de: 'Gespielt wird auf allen hundert Feldern, den hellen und den dunklen.',
      fr: 'Les cent cases servent toutes, les claires et les foncées.',
    },
  },
  { id: 'turks-dammen.fields', source: 'settled', text: hundred.fields },
  {
    id: 'turks-dammen.setup',
    source: 'book',
    text: {
      nl: 'De schijven staan op alle velden van de tweede en de derde rij van hun speler: die van zwart op 11 tot en met 30, die van wit op 71 tot en met 90. De eerste rij van elke speler en de vier rijen in het midden zijn vrij.',
      en: 'The men stand on all squares of their player’s second and third row: Black’s on 11 to 30, White’s on 71 to 90. The first row of each player and the four rows in the middle are free.',
      de: 'Die Steine stehen auf allen Feldern der zweiten und dritten Reihe ihres Spielers: die schwarzen auf 11 bis 30, die weißen auf 71 bis 90. Die erste Reihe jedes Spielers und die vier Reihen in der Mitte sind frei.',
      fr: 'Les pions occupent toutes les cases de la deuxième et de la troisième rangée de leur joueur : les noirs de 11 à 30, les blancs de 71 à 90. La première rangée de chacun et les quatre rangées du milieu sont libres.',
    },
  },
  { id: 'turks-dammen.white-first', source: 'settled', text: shared['white-first'] },
  { id: 'turks-dammen.turn', source: 'settled', text: shared.turn },
  { id: 'turks-dammen.one-piece', source: 'settled', text: shared['one-piece'] },
  { id: 'turks-dammen.own-pieces', source: 'settled', text: shared['own-pieces'] },
  {
    id: 'turks-dammen.straight',
    source: 'book',
    text: {
      nl: 'Stukken gaan recht, langs de rijen en de kolommen, nooit schuin.',
      en: 'Pieces go straight, along the rows and columns, never diagonally.',
      de: 'Spielsteine gehen gerade, entlang der Reihen und Spalten, nie diagonal.',
      fr: 'Les pièces vont en ligne droite, le long des rangées et des colonnes, jamais en diagonale.',
    },
  },
  { id: 'turks-dammen.one-step', source: 'book', text: shared['one-step'] },
  {
    id: 'turks-dammen.forward',
    source: 'book',
    text: {
      nl: 'Een schijf die niet slaat gaat vooruit, naar de overkant, of opzij, nooit achteruit.',
      en: 'A man that does not capture goes forward, towards the far side, or sideways, never backward.',
      de: 'Ein Stein, der nicht schlägt, geht vorwärts zur Gegenseite oder seitwärts, nie rückwärts.',
      fr: 'Un pion qui ne prend pas va en avant, vers le côté opposé, ou de côté, jamais en arrière.',
    },
  },
  { id: 'turks-dammen.free-field', source: 'settled', text: shared['free-field'] },
  { id: 'turks-dammen.capture', source: 'book', text: shared.capture },
  {
    id: 'turks-dammen.capture-ways',
    source: 'book',
    text: {
      nl: 'Een schijf slaat recht vooruit, naar links en naar rechts. Achteruit slaat zij nooit.',
      en: 'A man captures straight forward, to the left and to the right. It never captures backward.',
      de: 'Ein Stein schlägt gerade vorwärts, nach links und nach rechts. Rückwärts schlägt er nie.',
      fr: 'Un pion prend droit devant, à gauche et à droite. Il ne prend jamais en arrière.',
    },
  },
  { id: 'turks-dammen.one-at-a-time', source: 'settled', text: shared['one-at-a-time'] },
  { id: 'turks-dammen.not-over-own', source: 'settled', text: shared['not-over-own'] },
  { id: 'turks-dammen.go-on', source: 'book', text: shared['go-on'] },
  { id: 'turks-dammen.must-capture', source: 'settled', text: shared['must-capture'] },
  { id: 'turks-dammen.longest-capture', source: 'settled', text: shared['longest-capture'] },
  {
    id: 'turks-dammen.taken-at-once',
    source: 'settled',
    text: {
      nl: 'Een geslagen stuk gaat meteen van het bord, nog voordat je verder slaat. Zijn veld is dan vrij.',
      en: 'A captured piece leaves the board at once, before you go on capturing. Its square is then free.',
      de: 'Ein geschlagener Spielstein kommt sofort vom Brett, noch bevor du weiterschlägst. Sein Feld ist dann frei.',
      fr: 'Une pièce prise quitte le damier aussitôt, avant que la prise continue. Sa case est alors libre.',
    },
  },
  { id: 'turks-dammen.crown', source: 'book', text: hundred.crown },
  {
    id: 'turks-dammen.passing',
    source: 'settled',
    text: {
      nl: 'Een schijf die tijdens een slag op de damlijn komt en opzij verder slaat, wordt pas een dam als haar zet eindigt.',
      en: 'A man that reaches the king row during a capture and goes on sideways becomes a king only when its move ends.',
      de: 'Ein Stein, der während eines Schlags auf die Damereihe kommt und zur Seite weiterschlägt, wird erst zur Dame, wenn sein Zug endet.',
      fr: 'Un pion qui atteint la rangée de promotion pendant une prise et continue de côté ne devient une dame qu’à la fin de son coup.',
    },
  },
  {
    id: 'turks-dammen.king-move',
    source: 'book',
    text: {
      nl: 'Een dam gaat in één rechte lijn vooruit, achteruit of opzij, zo ver als je wilt over vrije velden, ook als zij slaat.',
      en: 'A king goes in one straight line forward, backward or sideways, as far as you like over free squares, also when it captures.',
      de: 'Eine Dame geht in einer geraden Linie vorwärts, rückwärts oder seitwärts, so weit du willst über freie Felder, auch wenn sie schlägt.',
      fr: 'Une dame va tout droit en avant, en arrière ou de côté, aussi loin que vous voulez sur des cases libres, aussi quand elle prend.',
    },
  },
  {
    id: 'turks-dammen.king-capture',
    source: 'settled',
    text: {
      nl: 'Een dam springt telkens over één stuk en landt op een vrij veld naar keuze daarachter, tot het volgende stuk.',
      en: 'A king jumps over one piece at a time and lands on any free square behind it, up to the next piece.',
      de: 'Eine Dame überspringt jeweils einen Spielstein und landet auf einem beliebigen freien Feld dahinter, bis zum nächsten Spielstein.',
      fr: 'Une dame saute une pièce à la fois et arrive sur une case libre de votre choix derrière celle-ci, jusqu’à la pièce suivante.',
    },
  },
  {
    id: 'turks-dammen.no-turning-back',
    source: 'settled',
    text: {
      nl: 'Tijdens een slag draait een dam nooit om: de volgende sprong gaat niet recht terug.',
      en: 'During a capture a king never turns round: the next jump does not go straight back.',
      de: 'Während eines Schlags kehrt eine Dame nie um: Der nächste Sprung geht nicht gerade zurück.',
      fr: 'Pendant une prise, une dame ne fait jamais demi-tour : le saut suivant ne repart pas droit en arrière.',
    },
  },
  {
    id: 'turks-dammen.notation',
    source: 'settled',
    text: {
      nl: 'Een gewone zet schrijf je als 74-64, een slag als 64x44: begin en einde. Slaan twee slagen met hetzelfde begin en einde andere stukken, dan schrijf je elk veld waar je landt: 64x44x24. Slaan ze dezelfde stukken, dan zijn ze één zet.',
      en: 'A quiet move is written as 74-64, a capture as 64x44: start and end. If two captures with the same start and end take different pieces, every square where you land is written: 64x44x24. If they take the same pieces, they are one move.',
      de: 'Einen einfachen Zug schreibt man als 74-64, einen Schlag als 64x44: Anfang und Ende. Nehmen zwei Schläge mit gleichem Anfang und Ende verschiedene Spielsteine, wird jedes Feld geschrieben, auf dem du landest: 64x44x24. Nehmen sie dieselben, sind sie ein Zug.',
      fr: 'Un coup sans prise s’écrit 74-64, une prise 64x44 : départ et arrivée. Si deux prises de mêmes départ et arrivée enlèvent des pièces différentes, on écrit chaque case où la pièce se pose : 64x44x24. Si elles enlèvent les mêmes pièces, c’est un seul coup.',
    },
  },
  {
    id: 'turks-dammen.no-move',
    source: 'book',
    text: {
      nl: 'Wie aan de beurt is en niet kan zetten verliest: alle stukken zijn geslagen of vastgezet.',
      en: 'Whoever is to move and cannot loses: all their pieces are captured or blocked.',
      de: 'Wer am Zug ist und nicht ziehen kann, verliert: Alle Spielsteine sind geschlagen oder blockiert.',
      fr: 'Qui doit jouer et ne le peut pas perd : toutes ses pièces sont prises ou bloquées.',
    },
  },
  {
    id: 'turks-dammen.single-man',
    source: 'book',
    text: {
      nl: 'Wie na een zet alleen nog één schijf heeft terwijl de tegenstander een dam heeft, verliest.',
      en: 'Whoever has, after any move, only a single man left while the opponent has a king loses.',
      de: 'Wer nach einem Zug nur noch einen einzigen Stein hat, während der Gegner eine Dame besitzt, verliert.',
      fr: 'Qui n’a plus, après un coup, qu’un seul pion alors que l’adversaire a une dame perd.',
    },
  },
  {
    id: 'turks-dammen.king-against-king',
    source: 'settled',
    text: {
      nl: 'Hebben beide spelers alleen nog één dam, dan is het remise.',
      en: 'When both players have only one king left, it is a draw.',
      de: 'Haben beide Spieler nur noch je eine Dame, ist es Remis.',
      fr: 'Quand il ne reste à chacun qu’une dame, la partie est nulle.',
    },
  },
  { id: 'turks-dammen.repetition', source: 'settled', text: shared.repetition },
  {
    id: 'turks-dammen.no-progress',
    source: 'settled',
    text: {
      nl: 'Hebben beide spelers 50 zetten achter elkaar gedaan zonder te slaan en zonder een schijf vooruit te zetten, dan is het remise.',
      en: 'When both players have made 50 moves in a row without a capture and without moving a man forward, it is a draw.',
      de: 'Haben beide Spieler 50 Züge hintereinander gemacht, ohne zu schlagen und ohne einen Stein vorwärts zu ziehen, ist es Remis.',
      fr: 'Quand les deux joueurs ont joué 50 coups de suite sans prise et sans avancer un pion, la partie est nulle.',
    },
  },
]

export const words: Words = {
  name: {
    nl: 'Turks dammen',
    en: 'Turkish draughts',
    de: 'Türkische Dame',
    fr: 'Dames turques',
  },
  about: {
    nl: 'Dammen in rechte lijnen op alle velden: vooruit en opzij, met dammen die als een toren over het bord gaan.',
    en: 'Draughts in straight lines on all squares: forward and sideways, with kings that sweep the board like rooks.',
    de: 'Dame in geraden Linien auf allen Feldern: vorwärts und seitwärts, mit Damen, die wie Türme über das Brett fegen.',
    fr: 'Les dames en lignes droites sur toutes les cases : en avant et de côté, avec des dames qui filent comme des tours.',
  },
  rules,
  says: {
    ...DRAUGHTS_SAYS,
    'single-man': {
      nl: '{seat} heeft nog maar één schijf tegen een dam en verliest.',
      en: '{seat} has a single man left against a king and loses.',
      de: '{seat} hat nur noch einen Stein gegen eine Dame und verliert.',
      fr: '{seat} n’a plus qu’un pion contre une dame et perd.',
    },
    'king-against-king': {
      nl: 'Dam tegen dam: remise.',
      en: 'King against king: a draw.',
      de: 'Dame gegen Dame: Remis.',
      fr: 'Dame contre dame : nulle.',
    },
    'no-progress': {
      nl: 'Elk 50 zetten zonder vooruitgang: remise.',
      en: '50 moves each without progress: a draw.',
      de: 'Je 50 Züge ohne Fortschritt: Remis.',
      fr: '50 coups chacun sans progression : nulle.',
    },
    'count-no-progress': {
      nl: 'Zonder vooruitgang',
      en: 'Without progress',
      de: 'Ohne Fortschritt',
      fr: 'Sans progression',
    },
  },
  options: {},
  presets: DRAUGHTS_PRESETS,
}
