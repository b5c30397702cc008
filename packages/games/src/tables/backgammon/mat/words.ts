import { problem, type Text } from '@spellendoos/kernel'

/** What can be wrong with a match file. */
const PROBLEMS = {
  'no-length': {
    nl: 'hier hoort de lengte van de partij, zoals ‘7 point match’.',
    en: 'the length of the match belongs here, like ‘7 point match’.',
    de: 'hier gehört die Länge des Matches hin, wie „7 point match“.',
    fr: 'la longueur du match doit se trouver ici, comme « 7 point match ».',
  },
  'too-long': {
    nl: 'een partij gaat om hoogstens 25 punten.',
    en: 'a match is to 25 points at most.',
    de: 'ein Match geht auf höchstens 25 Punkte.',
    fr: 'un match se joue en 25 points au plus.',
  },
  'no-game': {
    nl: 'hier hoort het begin van een spel, zoals ‘Game 1’.',
    en: 'the beginning of a game belongs here, like ‘Game 1’.',
    de: 'hier gehört der Anfang eines Spiels hin, wie „Game 1“.',
    fr: 'le début d’une manche doit se trouver ici, comme « Game 1 ».',
  },
  'no-players': {
    nl: 'hier horen de spelers met hun punten, zoals ‘Anna : 0   Bert : 0’.',
    en: 'the players and their scores belong here, like ‘Anna : 0   Bert : 0’.',
    de: 'hier gehören die Spieler mit ihren Punkten hin, wie „Anna : 0   Bert : 0“.',
    fr: 'les joueurs et leurs points doivent se trouver ici, comme « Anna : 0   Bert : 0 ».',
  },
  'unknown-text': {
    nl: 'dit is geen worp, zet, verdubbeling of uitslag.',
    en: 'this is not a throw, a move, a double or a result.',
    de: 'das ist kein Wurf, kein Zug, kein Doppeln und kein Ergebnis.',
    fr: 'ce n’est ni un jet, ni un coup, ni un doublement, ni un résultat.',
  },
  'wrong-score': {
    nl: 'deze punten kloppen niet met de spellen ervoor.',
    en: 'these scores do not fit the games before.',
    de: 'diese Punkte passen nicht zu den Spielen davor.',
    fr: 'ces points ne vont pas avec les manches précédentes.',
  },
  'wrong-win': {
    nl: 'zo is het spel niet afgelopen: een andere winnaar of een ander aantal punten.',
    en: 'this is not how the game ended: another winner, or another number of points.',
    de: 'so ist das Spiel nicht ausgegangen: ein anderer Sieger oder eine andere Punktzahl.',
    fr: 'la manche ne s’est pas terminée ainsi : un autre gagnant, ou un autre nombre de points.',
  },
  'wrong-stake': {
    nl: 'de verdubbelsteen zou hier een ander getal tonen.',
    en: 'the doubling cube would show another number here.',
    de: 'der Dopplerwürfel würde hier eine andere Zahl zeigen.',
    fr: 'le videau montrerait ici un autre nombre.',
  },
  'opening-double': {
    nl: 'een spel begint niet met een dubbel.',
    en: 'a game does not begin with a double.',
    de: 'ein Spiel beginnt nicht mit einem Pasch.',
    fr: 'une manche ne commence pas par un double.',
  },
  'no-play': {
    nl: 'deze worp is niet gespeeld, en het spel gaat toch door.',
    en: 'this throw was not played, and yet the game goes on.',
    de: 'dieser Wurf wurde nicht gespielt, und das Spiel geht doch weiter.',
    fr: 'ce jet n’a pas été joué, et pourtant la manche continue.',
  },
  unfinished: {
    nl: 'er begint een spel terwijl het vorige nog niet af is.',
    en: 'a game begins while the one before is not finished.',
    de: 'ein Spiel beginnt, während das vorige noch nicht zu Ende ist.',
    fr: 'une manche commence alors que la précédente n’est pas finie.',
  },
  'match-over': {
    nl: 'de partij was hier al afgelopen.',
    en: 'the match was already over here.',
    de: 'die Partie war hier schon zu Ende.',
    fr: 'la partie était déjà terminée ici.',
  },
} satisfies Readonly<Record<string, Text>>

/** A problem that names its line, counted from 1. */
export const atLine = (line: number, code: keyof typeof PROBLEMS) =>
  problem(code, onLine(line, PROBLEMS[code]))

/** A move of the file that the rules refuse, with their own sentence. */
export const refusedAt = (line: number, move: string, text: Text) =>
  problem('refused-move', {
    nl: `Regel ${line}, ‘${move}’: ${text.nl}`,
    en: `Line ${line}, ‘${move}’: ${text.en}`,
    de: `Zeile ${line}, „${move}“: ${text.de}`,
    fr: `Ligne ${line}, « ${move} » : ${text.fr}`,
  })

const onLine = (line: number, text: Text): Text => ({
  nl: `Regel ${line}: ${text.nl}`,
  en: `Line ${line}: ${text.en}`,
  de: `Zeile ${line}: ${text.de}`,
  fr: `Ligne ${line} : ${text.fr}`,
})

/** A match that cannot be written as a match file. */
export const UNWRITABLE = {
  'book-opening': {
    nl: 'Deze partij begint volgens het boekje, met de twee dobbelstenen na elkaar. Zo’n bestand kent alleen de moderne opening.',
    en: 'This match begins by the book, with the two dice one after the other. Such a file knows only the modern opening.',
    de: 'Diese Partie beginnt nach dem Regelheft, mit den zwei Würfeln nacheinander. Eine solche Datei kennt nur die moderne Eröffnung.',
    fr: 'Cette partie commence selon le livret, les deux dés l’un après l’autre. Un tel fichier ne connaît que l’ouverture moderne.',
  },
  'from-position': {
    nl: 'Deze partij begint midden in een spel. Zo’n bestand begint elk spel bij het begin.',
    en: 'This match starts in the middle of a game. Such a file starts every game at its beginning.',
    de: 'Diese Partie beginnt mitten in einem Spiel. Eine solche Datei beginnt jedes Spiel am Anfang.',
    fr: 'Cette partie commence au milieu d’une manche. Un tel fichier commence chaque manche au début.',
  },
} satisfies Readonly<Record<string, Text>>
