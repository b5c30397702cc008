import type { Words } from '@spellendoos/kernel'
import { BOARD_TEXT, BY_THE_BOOK_TEXT, SAYS } from '../words.ts'

export const words: Words = {
  name: { nl: 'Gobang', en: 'Gobang', de: 'Gobang', fr: 'Gobang' },
  about: {
    nl: 'Breng vijf pionnen naast elkaar op een rij, en let op de ander.',
    en: 'Bring five pawns in a row, and keep an eye on the other side.',
    de: 'Bring fünf Figuren in eine Reihe und behalte den Gegner im Auge.',
    fr: 'Alignez cinq pions à la suite, et surveillez l’adversaire.',
  },
  rules: [
    { id: 'gobang.board', source: 'book', text: BOARD_TEXT },
    {
      id: 'gobang.pawns',
      source: 'book',
      text: {
        nl: 'Met z’n tweeën krijgt elke speler twaalf pionnen van een eigen kleur. Het bord begint leeg.',
        en: 'With two players, each gets twelve pawns of one colour. The board starts empty.',
        de: 'Zu zweit bekommt jeder Spieler zwölf Figuren einer Farbe. Der Spielplan ist zu Beginn leer.',
        fr: 'À deux, chaque joueur reçoit douze pions de sa couleur. Le plateau est vide au départ.',
      },
    },
    {
      id: 'gobang.pairs',
      source: 'book',
      text: {
        nl: 'Met z’n vieren speel je in paren: de spelers 1 en 3 tegen de spelers 2 en 4. Elk krijgt zes pionnen, en partners hebben dezelfde kleur. Vijf op een rij mag uit pionnen van beide partners bestaan.',
        en: 'With four players you play in pairs: players 1 and 3 against players 2 and 4. Each gets six pawns, and partners have the same colour. Five in a row may be made of both partners’ pawns.',
        de: 'Zu viert spielt ihr paarweise: die Spieler 1 und 3 gegen die Spieler 2 und 4. Jeder bekommt sechs Figuren, und Partner haben dieselbe Farbe. Fünf in einer Reihe dürfen Figuren beider Partner sein.',
        fr: 'À quatre, on joue par équipes de deux : les joueurs 1 et 3 contre les joueurs 2 et 4. Chacun reçoit six pions, et les partenaires ont la même couleur. Cinq à la suite peuvent réunir les pions des deux partenaires.',
      },
    },
    {
      id: 'gobang.turn',
      source: 'settled',
      text: {
        nl: 'Je speelt om de beurt; speler 1 begint de eerste partij.',
        en: 'You play in turn; player 1 starts the first match.',
        de: 'Ihr spielt der Reihe nach; Spieler 1 beginnt die erste Partie.',
        fr: 'On joue à tour de rôle ; le joueur 1 commence la première partie.',
      },
    },
    {
      id: 'gobang.place',
      source: 'book',
      text: {
        nl: 'Eerst plaats je in elke beurt een pion, tot alle pionnen geplaatst zijn. Zolang blijven de pionnen op het bord staan.',
        en: 'First you place one pawn each turn, until all pawns have been placed. Until then the pawns on the board stay where they are.',
        de: 'Zuerst setzt du in jedem Zug eine Figur, bis alle gesetzt sind. So lange bleiben die Figuren auf dem Spielplan stehen.',
        fr: 'D’abord vous posez un pion à chaque tour, jusqu’à ce que tous soient posés. Jusque-là, les pions du plateau ne bougent pas.',
      },
    },
    {
      id: 'gobang.free-field',
      source: 'book',
      text: {
        nl: 'Een pion gaat alleen naar een vrij veld; op elk veld staat er hooguit één.',
        en: 'A pawn only goes to a free square; no square holds more than one.',
        de: 'Eine Figur kommt nur auf ein freies Feld; auf jedem Feld steht höchstens eine.',
        fr: 'Un pion ne va que sur une case libre ; une case n’en porte jamais deux.',
      },
    },
    {
      id: 'gobang.slide',
      source: 'book',
      text: {
        nl: 'Zijn alle pionnen geplaatst, dan schuif je in je beurt één pion naar een buurveld: één veld ver, recht of schuin, in alle acht de richtingen.',
        en: 'Once all pawns have been placed, you slide one pawn a turn to a neighbouring square: one square far, straight or diagonally, in any of the eight directions.',
        de: 'Sind alle Figuren gesetzt, schiebst du in deinem Zug eine Figur auf ein Nachbarfeld: ein Feld weit, gerade oder diagonal, in jede der acht Richtungen.',
        fr: 'Quand tous les pions sont posés, vous glissez à votre tour un pion sur une case voisine : d’une case, en ligne droite ou en diagonale, dans les huit directions.',
      },
    },
    {
      id: 'gobang.own-pawns',
      source: 'book',
      text: {
        nl: 'Je plaatst en schuift alleen je eigen pionnen.',
        en: 'You only place and slide your own pawns.',
        de: 'Du setzt und schiebst nur deine eigenen Figuren.',
        fr: 'Vous ne posez et ne glissez que vos propres pions.',
      },
    },
    {
      id: 'gobang.own-six',
      source: 'settled',
      text: {
        nl: 'Dat geldt ook in paren: de zes pionnen van je partner schuif je niet.',
        en: 'That holds in pairs too: you do not slide your partner’s six pawns.',
        de: 'Das gilt auch paarweise: Die sechs Figuren deines Partners schiebst du nicht.',
        fr: 'Cela vaut aussi par équipes : vous ne glissez pas les six pions de votre partenaire.',
      },
    },
    {
      id: 'gobang.must-slide',
      source: 'settled',
      text: {
        nl: 'Wie een pion kan schuiven, moet dat doen.',
        en: 'A player who can slide a pawn must do so.',
        de: 'Wer eine Figur schieben kann, muss es tun.',
        fr: 'Qui peut glisser un pion doit le faire.',
      },
    },
    {
      id: 'gobang.pass',
      source: 'settled',
      text: {
        nl: 'Is geen van je pionnen te verschuiven, dan pas je.',
        en: 'If none of your pawns can slide, you pass.',
        de: 'Lässt sich keine deiner Figuren schieben, passt du.',
        fr: 'Si aucun de vos pions ne peut glisser, vous passez.',
      },
    },
    {
      id: 'gobang.five',
      source: 'book',
      text: {
        nl: 'Wie het eerst vijf of meer pionnen van zijn kleur naast elkaar op een rij heeft, wint: op een rij, een kolom of een diagonaal, bij het plaatsen of bij het schuiven.',
        en: 'The first side with five or more pawns of its colour next to each other wins: along a row, a column or a diagonal, by placing or by sliding.',
        de: 'Wer zuerst fünf oder mehr Figuren seiner Farbe nebeneinander hat, gewinnt: in einer Reihe, einer Spalte oder einer Diagonale, durch Setzen oder Schieben.',
        fr: 'Le premier à avoir cinq pions ou plus de sa couleur à la suite gagne : sur une rangée, une colonne ou une diagonale, en posant ou en glissant.',
      },
    },
    {
      id: 'gobang.repetition',
      source: 'settled',
      text: {
        nl: 'Staat met z’n tweeën voor de derde keer dezelfde stelling op het bord met dezelfde speler aan de beurt, dan is het remise.',
        en: 'With two players, when the same position is on the board for the third time with the same player to move, the match is a draw.',
        de: 'Steht zu zweit zum dritten Mal dieselbe Stellung auf dem Spielplan und ist derselbe Spieler am Zug, ist die Partie remis.',
        fr: 'À deux, quand la même position est sur le plateau pour la troisième fois avec le même joueur au trait, la partie est nulle.',
      },
    },
    {
      id: 'gobang.fifty-turns',
      source: 'settled',
      text: {
        nl: 'Hebben na het plaatsen alle spelers vijftig beurten gehad zonder dat iemand won, dan is het remise.',
        en: 'When every player has had fifty turns after placing and nobody has won, the match is a draw.',
        de: 'Haben nach dem Setzen alle Spieler fünfzig Züge gehabt, ohne dass jemand gewann, ist die Partie remis.',
        fr: 'Quand, après la pose, chaque joueur a eu cinquante tours sans que personne n’ait gagné, la partie est nulle.',
      },
    },
  ],
  says: {
    ...SAYS,
    placed: {
      nl: '{seat} plaatst een pion op {to}.',
      en: '{seat} places a pawn on {to}.',
      de: '{seat} setzt eine Figur auf {to}.',
      fr: '{seat} pose un pion en {to}.',
    },
    slid: {
      nl: '{seat} schuift van {from} naar {to}.',
      en: '{seat} slides from {from} to {to}.',
      de: '{seat} schiebt von {from} nach {to}.',
      fr: '{seat} glisse de {from} à {to}.',
    },
    passed: {
      nl: '{seat} kan niet schuiven en past.',
      en: '{seat} cannot slide and passes.',
      de: '{seat} kann nicht schieben und passt.',
      fr: '{seat} ne peut pas glisser et passe.',
    },
    won: {
      nl: '{seat} maakt vijf op een rij en wint.',
      en: '{seat} makes five in a row and wins.',
      de: '{seat} hat fünf in einer Reihe und gewinnt.',
      fr: '{seat} aligne cinq pions à la suite et gagne.',
    },
    'drawn-fifty-turns': {
      nl: 'Iedereen heeft vijftig keer geschoven zonder vijf op een rij: remise.',
      en: 'Everyone has slid fifty times without five in a row: a draw.',
      de: 'Alle haben fünfzigmal geschoben, ohne fünf in einer Reihe: remis.',
      fr: 'Chacun a glissé cinquante fois sans cinq pions à la suite : la partie est nulle.',
    },
    'first-pair': { nl: 'eerste paar', en: 'first pair', de: 'erstes Paar', fr: 'première équipe' },
    'second-pair': { nl: 'tweede paar', en: 'second pair', de: 'zweites Paar', fr: 'deuxième équipe' },
    'coach-place': {
      nl: 'Plaats een pion op een vrij veld; je hebt er nog {hand}.',
      en: 'Place a pawn on a free square; you have {hand} left.',
      de: 'Setze eine Figur auf ein freies Feld; du hast noch {hand}.',
      fr: 'Posez un pion sur une case libre ; il vous en reste {hand}.',
    },
    'coach-slide': {
      nl: 'Kies een pion om één veld te schuiven.',
      en: 'Choose a pawn to slide one square.',
      de: 'Wähle eine Figur und schiebe sie ein Feld weit.',
      fr: 'Choisissez un pion à glisser d’une case.',
    },
    'coach-slide-own': {
      nl: 'Kies een van je eigen zes pionnen om één veld te schuiven.',
      en: 'Choose one of your own six pawns to slide one square.',
      de: 'Wähle eine deiner eigenen sechs Figuren und schiebe sie ein Feld weit.',
      fr: 'Choisissez un de vos six pions à glisser d’une case.',
    },
    'coach-pass': {
      nl: 'Geen van je pionnen kan schuiven: je moet passen.',
      en: 'None of your pawns can slide: you must pass.',
      de: 'Keine deiner Figuren lässt sich schieben: Du musst passen.',
      fr: 'Aucun de vos pions ne peut glisser : vous devez passer.',
    },
  },
  options: {},
  presets: { boekje: BY_THE_BOOK_TEXT },
}
