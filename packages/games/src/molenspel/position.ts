import { problem, value, type PositionText, type Read, type Seat, type Text } from '@spellendoos/kernel'
import { count, only, ROWS } from './board.ts'
import {
  ending,
  FLYING,
  positionKey,
  QUIET_TURNS,
  REPETITIONS,
  setup,
  STONES,
  stonesLeft,
  timesSeen,
  type State,
} from './rules.ts'

/**
 * A position as text: the rows from 7 down to 1 with `W`, `B` and `.`, who is to move, the stones in white's
 * and in black's hand, the turns in a row without a mill, and how often this position has now been seen.
 * The start is `.../.../.../....../.../.../... W 9 9 0 1`.
 */
export const position: PositionText<State, { readonly takeFromMills: boolean }> = {
  write(s) {
    const sign = (point: number) =>
      (s.stones[0]! & only(point)) !== 0 ? 'W' : (s.stones[1]! & only(point)) !== 0 ? 'B' : '.'
    const rows = ROWS.map((row) => row.map(sign).join('')).join('/')
    return [rows, SIDES[s.seat], ...s.hands, s.quiet, timesSeen(s)].join(' ')
  },

  read(text, options) {
    const fields = text.split(' ')
    if (fields.length !== 6) return wrong('position-fields')
    const [rows = '', side = '', ...numbers] = fields
    const signs = rows.replaceAll('/', '')
    if (!SHAPE.test(rows)) return wrong('position-board')
    const seat = SIDES.indexOf(side)
    if (seat < 0) return wrong('position-side')
    if (!numbers.every((each) => /^\d{1,2}$/.test(each))) return wrong('position-numbers')
    const [white, black, quiet, times] = numbers.map(Number) as [number, number, number, number]

    const s = setup(options)
    ROWS.flat().forEach((point, i) => stand(s, SIDES.indexOf(signs[i]!), point))
    s.hands.splice(0, 2, white, black)
    s.seat = seat
    s.quiet = quiet
    const fault = handsFault(s) ?? stonesFault(s) ?? countFault(s, times)
    if (fault !== undefined) return wrong(fault)
    if (!isPlacing(s)) s.seen.push(...new Array<number>(times).fill(positionKey(s)))
    s.end = ending(s)
    return value(s)
  },
}

const SIDES: readonly string[] = ['W', 'B']
const SHAPE = new RegExp(`^${ROWS.map((row) => `[WB.]{${row.length}}`).join('/')}$`)

/** Puts a stone on the board; `seat` is below zero for a free point. */
function stand(s: State, seat: Seat, point: number): void {
  if (seat < 0) return
  s.stones[seat]! |= only(point)
  s.board[point] = seat * STONES + count(s.stones[seat]!)
}

const isPlacing = (s: State): boolean => s.hands.some((hand) => hand > 0)
const placed = (s: State, seat: Seat): number => STONES - s.hands[seat]!

/** White places first, so black holds as many stones when white is to move, and one more when black is. */
function handsFault(s: State): Fault | undefined {
  const [white, black] = s.hands as [number, number]
  if (white > STONES || black > STONES) return 'position-hands'
  return isPlacing(s) && black - white !== s.seat ? 'position-hands' : undefined
}

/** No more stones than a player has, and none missing that could not have been taken. */
function stonesFault(s: State): Fault | undefined {
  for (const seat of [0, 1]) {
    const left = stonesLeft(s, seat)
    if (left > STONES) return 'position-too-many'
    // Only the player to move can just have lost, and not to one who had three stones himself: that was a draw.
    if (left < FLYING - 1) return 'position-too-few'
    if (left < FLYING && (s.seat !== seat || stonesLeft(s, 1 - seat) <= FLYING)) return 'position-too-few'
    // A player's first two stones make no mill.
    if (isPlacing(s) && STONES - left > Math.max(0, placed(s, 1 - seat) - 2)) return 'position-missing'
  }
  return undefined
}

function countFault(s: State, times: number): Fault | undefined {
  if (s.quiet > (isPlacing(s) ? placed(s, 0) + placed(s, 1) : QUIET_TURNS)) return 'position-quiet'
  return times < 1 || times > (isPlacing(s) ? 1 : REPETITIONS) ? 'position-times' : undefined
}

const FAULTS = {
  'position-fields': {
    nl: 'Een stelling heeft zes delen: het bord, wie aan de beurt is, de stenen in de hand van wit en van zwart, de beurten zonder molen en hoe vaak de stelling er al was.',
    en: 'A position has six parts: the board, whose turn it is, the stones in hand of White and of Black, the turns without a mill, and how often the position has been seen.',
    de: 'Eine Stellung hat sechs Teile: das Brett, wer am Zug ist, die Steine im Vorrat von Weiß und von Schwarz, die Züge ohne Mühle und wie oft die Stellung schon da war.',
    fr: 'Une position a six parties : le plateau, à qui est le tour, les pions en réserve des Blancs et des Noirs, les tours sans moulin et combien de fois la position a été vue.',
  },
  'position-board': {
    nl: 'Het bord bestaat uit zeven rijen met 3, 3, 3, 6, 3, 3 en 3 punten: W, B of een punt voor vrij, met schuine strepen ertussen.',
    en: 'The board is seven rows of 3, 3, 3, 6, 3, 3 and 3 points: W, B, or a dot for free, with slashes between them.',
    de: 'Das Brett besteht aus sieben Reihen mit 3, 3, 3, 6, 3, 3 und 3 Punkten: W, B oder ein Punkt für frei, durch Schrägstriche getrennt.',
    fr: 'Le plateau compte sept rangées de 3, 3, 3, 6, 3, 3 et 3 points : W, B ou un point pour libre, séparées par des barres obliques.',
  },
  'position-side': {
    nl: 'Aan de beurt is W of B.',
    en: 'The player to move is W or B.',
    de: 'Am Zug ist W oder B.',
    fr: 'Le joueur au trait est W ou B.',
  },
  'position-numbers': {
    nl: 'De stenen in de hand, de beurten zonder molen en het aantal keren zijn hele getallen.',
    en: 'The stones in hand, the turns without a mill and the number of times are whole numbers.',
    de: 'Die Steine im Vorrat, die Züge ohne Mühle und die Zahl der Male sind ganze Zahlen.',
    fr: 'Les pions en réserve, les tours sans moulin et le nombre de fois sont des nombres entiers.',
  },
  'position-hands': {
    nl: 'Wit plaatst eerst, van negen stenen: is wit aan de beurt, dan hebben beide evenveel stenen in de hand; is zwart aan de beurt, dan heeft zwart er één meer, zolang er geplaatst wordt.',
    en: 'White places first, of nine stones: with White to move both have as many in hand; with Black to move Black has one more, as long as stones are placed.',
    de: 'Weiß setzt zuerst, von neun Steinen: Ist Weiß am Zug, haben beide gleich viele im Vorrat; ist Schwarz am Zug, hat Schwarz einen mehr, solange gesetzt wird.',
    fr: 'Les Blancs posent en premier, sur neuf pions : au tour des Blancs, chacun en a autant en réserve ; au tour des Noirs, les Noirs en ont un de plus, tant que dure la pose.',
  },
  'position-too-many': {
    nl: 'Een speler heeft nooit meer dan negen stenen, op het bord en in de hand samen.',
    en: 'A player never has more than nine stones, on the board and in hand together.',
    de: 'Ein Spieler hat nie mehr als neun Steine, auf dem Brett und im Vorrat zusammen.',
    fr: 'Un joueur n’a jamais plus de neuf pions, sur le plateau et en réserve.',
  },
  'position-too-few': {
    nl: 'Minder dan drie stenen heeft alleen wie aan de beurt is, en dan precies twee, tegen vier of meer.',
    en: 'Only the player to move can have fewer than three stones, and then two, against four or more.',
    de: 'Weniger als drei Steine hat nur, wer am Zug ist, und dann genau zwei, gegen vier oder mehr.',
    fr: 'Seul le joueur au trait peut avoir moins de trois pions, et alors deux, contre quatre ou plus.',
  },
  'position-missing': {
    nl: 'Er ontbreken meer stenen dan er met zo weinig geplaatste stenen weggenomen kunnen zijn.',
    en: 'More stones are missing than so few placed stones can have taken.',
    de: 'Es fehlen mehr Steine, als mit so wenigen gesetzten Steinen weggenommen sein können.',
    fr: 'Il manque plus de pions que si peu de pions posés n’ont pu en retirer.',
  },
  'position-quiet': {
    nl: 'De beurten zonder molen zijn er hooguit vijftig, en tijdens het plaatsen niet meer dan er stenen geplaatst zijn.',
    en: 'There are at most fifty turns without a mill, and while placing no more than stones were placed.',
    de: 'Züge ohne Mühle gibt es höchstens fünfzig, und in der Setzphase nicht mehr, als Steine gesetzt wurden.',
    fr: 'Il y a au plus cinquante tours sans moulin et, pendant la pose, pas plus que de pions posés.',
  },
  'position-times': {
    nl: 'Een stelling was er één, twee of drie keer; tijdens het plaatsen precies één keer.',
    en: 'A position has been seen one, two or three times; while placing exactly once.',
    de: 'Eine Stellung war ein-, zwei- oder dreimal da; in der Setzphase genau einmal.',
    fr: 'Une position a été vue une, deux ou trois fois ; pendant la pose, une seule fois.',
  },
} satisfies Readonly<Record<string, Text>>

type Fault = keyof typeof FAULTS
const wrong = (code: Fault): Read<never> => problem(code, FAULTS[code])
