import { problem, value, type PositionText, type Read, type Text } from '@spellendoos/kernel'
import { CENTRE } from '../board.ts'
import { CROSS_SHAPE, crossRows } from '../rows.ts'
import { addPosition, ending, QUIET_SLIDES, REPETITIONS, timesSeen } from './rules.ts'
import { MOST_PAWNS, opposing, ownerOf, pawnsFor, setup, type Options, type State } from './state.ts'

/**
 * A position as text: seven rows from the top with the seat of each pawn and `.` for a free point; whose turn it
 * is; the pawns in each hand; the pyramids each has built; the pawns still to be taken off; the slides in a row
 * without a pyramid; and how often this position has now been seen. The start for two is
 * `.../.../......./......./......./.../... 1 14,14 0,0 0 0 1`.
 */
export const position: PositionText<State, Options> = {
  write(s) {
    const rows = crossRows(s.board.map((pawn) => (pawn === 0 ? '.' : String(ownerOf(pawn) + 1))))
    return [rows, s.seat + 1, s.hands.join(), s.built.join(), s.takes, s.quiet, timesSeen(s)].join(' ')
  },

  read(text, options, seats) {
    const parts = text.split(' ')
    if (parts.length !== 7) return wrong('position-parts')
    const s = setup(options, seats)
    const fault = readAll(s, parts)
    return fault === undefined ? value(s) : wrong(fault)
  },
}

function readAll(s: State, parts: readonly string[]): Fault | undefined {
  const [rows = '', turn = '', hands = '', built = '', takes = '', quiet = '', times = ''] = parts
  const seat = /^[1-4]$/.test(turn) ? Number(turn) - 1 : s.seats
  if (seat >= s.seats) return 'position-turn'
  s.seat = seat
  if (!readNumbers(hands, s.hands, pawnsFor(s.seats))) return 'position-hands'
  if (!readNumbers(built, s.built, 999)) return 'position-built'
  return readRows(s, rows) ?? readTakes(s, takes) ?? readQuiet(s, quiet) ?? readTimes(s, times)
}

/** A whole number for each seat, up to a limit. */
function readNumbers(text: string, into: number[], most: number): boolean {
  const numbers = text.split(',')
  if (numbers.length !== into.length || !numbers.every((each) => /^\d{1,3}$/.test(each))) return false
  numbers.forEach((each, seat) => (into[seat] = Number(each)))
  return into.every((each) => each <= most)
}

function readRows(s: State, rows: string): Fault | undefined {
  if (!CROSS_SHAPE.test(rows) || !/^[1-4./]+$/.test(rows)) return 'position-board'
  const signs = rows.replaceAll('/', '')
  if (signs[CENTRE] !== '.') return 'position-centre'
  for (const [point, sign] of signs.split('').entries()) {
    const owner = Number(sign) - 1
    if (sign === '.') continue
    if (owner >= s.seats) return 'position-board'
    s.standing[owner]!++
    s.board[point] = owner * MOST_PAWNS + s.standing[owner]!
  }
  return s.standing.some((n, seat) => n + s.hands[seat]! > pawnsFor(s.seats)) ? 'position-pawns' : undefined
}

/** Placing goes round: who has had a turn in this round has one pawn less in hand. */
function readTakes(s: State, text: string): Fault | undefined {
  s.takes = /^\d{1,2}$/.test(text) ? Number(text) : -1
  if (s.takes < 0 || s.takes > Math.min(s.built[s.seat]!, opposing(s, s.seat))) return 'position-takes'
  const done = s.takes > 0 ? s.seat + 1 : s.seat
  const most = Math.max(...s.hands)
  const placing = done < s.seats && most > 0
  if (
    placing
      ? s.hands.some((hand, seat) => hand !== most - (seat < done ? 1 : 0))
      : s.hands.some((hand) => hand !== most)
  )
    return 'position-hands'
  return undefined
}

const isPlacing = (s: State): boolean => s.hands.some((hand) => hand > 0)

function readQuiet(s: State, text: string): Fault | undefined {
  s.quiet = /^\d{1,2}$/.test(text) ? Number(text) : -1
  const most = isPlacing(s) || s.takes > 0 ? 0 : QUIET_SLIDES
  return s.quiet < 0 || s.quiet > most ? 'position-quiet' : undefined
}

function readTimes(s: State, text: string): Fault | undefined {
  const most = s.seats > 2 || isPlacing(s) || s.takes > 0 ? 1 : REPETITIONS
  const times = /^[1-3]$/.test(text) ? Number(text) : 0
  if (times < 1 || times > most) return 'position-times'
  // Only what can come back is kept.
  if (s.seats === 2 && !isPlacing(s) && s.takes === 0) for (let i = 0; i < times; i++) addPosition(s)
  s.end = ending(s)
  return undefined
}

const FAULTS = {
  'position-parts': {
    nl: 'Een stelling heeft zeven delen: het bord, wie aan de beurt is, de pionnen in de hand, de gebouwde piramiden, de pionnen die nog weg moeten, de keren schuiven zonder piramide en hoe vaak de stelling er al was.',
    en: 'A position has seven parts: the board, whose turn it is, the pawns in hand, the pyramids built, the pawns still to take off, the slides without a pyramid, and how often the position has been seen.',
    de: 'Eine Stellung hat sieben Teile: das Brett, wer am Zug ist, die Figuren in der Hand, die gebauten Pyramiden, die noch wegzunehmenden Figuren, die Züge ohne Pyramide und wie oft die Stellung schon da war.',
    fr: 'Une position a sept parties : le plateau, à qui est le tour, les pions en main, les pyramides bâties, les pions encore à retirer, les glissements sans pyramide et combien de fois la position a été vue.',
  },
  'position-board': {
    nl: 'Het bord bestaat uit zeven rijen van 3, 3, 7, 7, 7, 3 en 3 punten: het nummer van een speler of een punt voor vrij, met schuine strepen ertussen.',
    en: 'The board is seven rows of 3, 3, 7, 7, 7, 3 and 3 points: a player’s number, or a dot for free, with slashes between them.',
    de: 'Das Brett besteht aus sieben Reihen mit 3, 3, 7, 7, 7, 3 und 3 Punkten: die Nummer eines Spielers oder ein Punkt für frei, durch Schrägstriche getrennt.',
    fr: 'Le plateau compte sept rangées de 3, 3, 7, 7, 7, 3 et 3 points : le numéro d’un joueur ou un point pour libre, séparées par des barres obliques.',
  },
  'position-centre': {
    nl: 'Het midden blijft vrij.',
    en: 'The centre stays free.',
    de: 'Die Mitte bleibt frei.',
    fr: 'Le centre reste libre.',
  },
  'position-turn': {
    nl: 'Aan de beurt is een van de spelers.',
    en: 'It is the turn of one of the players.',
    de: 'Am Zug ist einer der Spieler.',
    fr: 'C’est le tour d’un des joueurs.',
  },
  'position-hands': {
    nl: 'Iedereen plaatst om de beurt: wie deze ronde al geplaatst heeft, heeft één pion minder in de hand, en niemand meer dan bij het begin.',
    en: 'Everyone places in turn: whoever has placed in this round has one pawn less in hand, and nobody has more than at the start.',
    de: 'Alle setzen der Reihe nach: Wer in dieser Runde schon gesetzt hat, hat eine Figur weniger in der Hand, und keiner mehr als am Anfang.',
    fr: 'Chacun pose à son tour : qui a déjà posé dans cette manche a un pion de moins en main, et personne n’en a plus qu’au départ.',
  },
  'position-built': {
    nl: 'Noem voor elke speler het aantal gebouwde piramiden.',
    en: 'Give the number of pyramids built for each player.',
    de: 'Nenne für jeden Spieler die Zahl der gebauten Pyramiden.',
    fr: 'Indiquez le nombre de pyramides bâties par chaque joueur.',
  },
  'position-pawns': {
    nl: 'Een speler heeft meer pionnen dan er zijn.',
    en: 'A player has more pawns than there are.',
    de: 'Ein Spieler hat mehr Figuren, als es gibt.',
    fr: 'Un joueur a plus de pions qu’il n’y en a.',
  },
  'position-takes': {
    nl: 'Wegnemen kan alleen wie gebouwd heeft, en niet meer dan er pionnen van de tegenstanders staan.',
    en: 'Only a player who has built takes off, and no more than the opponents have on the board.',
    de: 'Wegnehmen darf nur, wer gebaut hat, und nicht mehr, als Figuren der Gegner stehen.',
    fr: 'Seul retire qui a bâti, et pas plus que les adversaires n’ont de pions sur le plateau.',
  },
  'position-quiet': {
    nl: 'Het aantal keren schuiven zonder piramide is hooguit 60, en 0 tijdens het plaatsen en wegnemen.',
    en: 'The slides without a pyramid are at most 60, and 0 while placing and taking off.',
    de: 'Die Züge ohne Pyramide sind höchstens 60 und 0, solange gesetzt oder weggenommen wird.',
    fr: 'Les glissements sans pyramide sont 60 au plus, et 0 pendant la pose et le retrait.',
  },
  'position-times': {
    nl: 'Een stelling was er één, twee of drie keer; met meer dan twee spelers, tijdens het plaatsen en wegnemen één keer.',
    en: 'A position has been seen one, two or three times; with more than two players, while placing and taking off, once.',
    de: 'Eine Stellung war ein-, zwei- oder dreimal da; mit mehr als zwei Spielern, beim Setzen und Wegnehmen einmal.',
    fr: 'Une position a été vue une, deux ou trois fois ; à plus de deux, pendant la pose et le retrait, une seule fois.',
  },
} satisfies Readonly<{ [code: string]: Text }>

type Fault = keyof typeof FAULTS
const wrong = (code: Fault): Read<never> => problem(code, FAULTS[code])
