import { value, type PositionText } from '@spellendoos/kernel'
import { readRows, writeRows } from '@spellendoos/mechanics'
import { BOARD } from '../board.ts'
import { FAULTS, wholeNumber, wrongOf } from '../faults.ts'
import { newTrail, timesSeen } from '../trail.ts'
import {
  CAT_FIELDS,
  canJump,
  CATS,
  ending,
  FEWEST_MICE,
  isCat,
  MICE,
  MOUSE_COUNT,
  QUIET_TURNS,
  REPETITIONS,
  setup,
  stand,
  type State,
} from './rules.ts'

const SIDES = ['M', 'C']
/** Nobody is in the middle of a chain. */
const NOBODY = '-'

/**
 * A position as text: the rows from 16 down to 1 with `M`, `C` and `.`, whose turn it is, the mice still to be
 * placed, the field of a cat in the middle of a chain or `-`, the turns in a row without a capture, and how often
 * the position has now been seen.
 */
export const position: PositionText<State, unknown> = {
  write(s) {
    const sign = (field: number) => (s.board[field] === 0 ? '.' : isCat(s.board[field]!) ? 'C' : 'M')
    const jumping = s.jumping < 0 ? NOBODY : BOARD.names[s.jumping]!
    return [writeRows(BOARD, sign), SIDES[s.seat]!, s.hand, jumping, s.quiet, timesSeen(s.trail, 2)].join(' ')
  },

  read(text) {
    const [rows = '', side = '', inHand = '', jumper = '', ...counts] = text.split(' ')
    if (counts.length !== 2) return wrong('position-fields')
    const signs = readRows(BOARD, rows, '.MC')
    if (signs === undefined) return wrong('position-board')
    const seat = SIDES.indexOf(side)
    if (seat < 0) return wrong('position-side')
    const [hand, quiet, times] = [inHand, ...counts].map(wholeNumber)
    if (hand === undefined || quiet === undefined || times === undefined) return wrong('position-numbers')
    const mice = signs.filter((sign) => sign === 'M').length
    if (signs.filter((sign) => sign === 'C').length !== 2) return wrong('position-cats')
    if (mice + hand > MOUSE_COUNT || (hand === 0 && mice < FEWEST_MICE - 1)) return wrong('position-mice')

    const s: State = { ...setup(), hand, seat, quiet, taken: MOUSE_COUNT - mice - hand }
    setUp(s, signs)
    s.jumping = jumper === NOBODY ? -1 : BOARD.called(jumper)
    if (hand > 0 && !isPlacing(s)) return wrong('position-placing')
    if (jumper !== NOBODY && !isInChain(s)) return wrong('position-chain')
    if (!isQuietRight(s)) return wrong('position-quiet')
    if (times < 1 || times > REPETITIONS || 2 * (times - 1) > quiet) return wrong('position-times')
    const seen: State = { ...s, trail: newTrail(times, 2) }
    seen.end = s.jumping < 0 ? ending(seen) : null
    return value(seen)
  },
}

/** Puts the pieces on the board, each with a number of its own. */
function setUp(s: State, signs: readonly string[]): void {
  let mice = 0
  let cats = MOUSE_COUNT
  s.board.fill(0)
  signs.forEach((sign, field) => {
    if (sign !== '.') stand(s, sign === 'M' ? ++mice : ++cats, field)
  })
}

/** While mice are placed the cats wait in the middle and nothing has been taken. */
const isPlacing = (s: State): boolean =>
  s.seat === MICE && s.taken === 0 && CAT_FIELDS.every((field) => isCat(s.board[field]!))

/** A cat in a chain has taken a mouse, can take another, and has not won yet. */
const isInChain = (s: State): boolean =>
  s.seat === CATS &&
  s.taken > 0 &&
  MOUSE_COUNT - s.taken >= FEWEST_MICE &&
  s.jumping >= 0 &&
  isCat(s.board[s.jumping]!) &&
  canJump(s, s.jumping)

/** The cats begin, and after a capture the mice are to move. */
function isQuietRight(s: State): boolean {
  if (s.hand > 0 || s.jumping >= 0) return s.quiet === 0
  if (MOUSE_COUNT - s.taken < FEWEST_MICE) return s.quiet === 0 && s.seat === MICE
  const first = s.taken === 0 ? CATS : MICE
  return s.quiet <= 2 * QUIET_TURNS && (first + s.quiet) % 2 === s.seat
}

const wrong = wrongOf({
  ...FAULTS,
  'position-fields': {
    nl: 'Een stelling heeft zes delen: het bord, wie aan de beurt is (M of C), de muizen die nog geplaatst worden, het veld van een springende kat of een streepje, de beurten zonder slag en hoe vaak de stelling er al was.',
    en: 'A position has six parts: the board, whose turn it is (M or C), the mice still to be placed, the square of a jumping cat or a dash, the turns without a capture, and how often the position has been seen.',
    de: 'Eine Stellung hat sechs Teile: den Spielplan, wer am Zug ist (M oder C), die noch zu setzenden Mäuse, das Feld einer springenden Katze oder einen Strich, die Züge ohne Schlag und wie oft die Stellung schon da war.',
    fr: 'Une position a six parties : le plateau, à qui est le tour (M ou C), les souris encore à poser, la case d’un chat qui saute ou un tiret, les tours sans prise et combien de fois la position a été vue.',
  },
  'position-board': {
    nl: 'Het bord bestaat uit zestien rijen van zestien velden: M voor een muis, C voor een kat of een punt voor vrij, met schuine strepen ertussen.',
    en: 'The board is sixteen rows of sixteen squares: M for a mouse, C for a cat, or a dot for free, with slashes between them.',
    de: 'Der Spielplan besteht aus sechzehn Reihen mit sechzehn Feldern: M für eine Maus, C für eine Katze oder ein Punkt für frei, durch Schrägstriche getrennt.',
    fr: 'Le plateau compte seize rangées de seize cases : M pour une souris, C pour un chat ou un point pour libre, séparées par des barres obliques.',
  },
  'position-cats': {
    nl: 'Er staan altijd precies twee katten op het bord.',
    en: 'There are always exactly two cats on the board.',
    de: 'Es stehen immer genau zwei Katzen auf dem Spielplan.',
    fr: 'Il y a toujours exactement deux chats sur le plateau.',
  },
  'position-mice': {
    nl: 'Er zijn hooguit negentien muizen, en bij de achtste die overblijft is de partij al uit.',
    en: 'There are nineteen mice at most, and with eight left the match is already over.',
    de: 'Es gibt höchstens neunzehn Mäuse, und bei acht übrigen ist die Partie schon zu Ende.',
    fr: 'Il y a dix-neuf souris au plus, et à huit la partie est déjà finie.',
  },
  'position-placing': {
    nl: 'Zolang er muizen geplaatst worden, is de muizenspeler aan de beurt, staan de katten op h8 en i9 en is er niets geslagen.',
    en: 'While mice are placed it is the mouse player’s turn, the cats are on h8 and i9, and nothing has been captured.',
    de: 'Solange Mäuse gesetzt werden, ist der Mäusespieler am Zug, stehen die Katzen auf h8 und i9 und ist nichts geschlagen.',
    fr: 'Tant qu’on pose des souris, c’est au joueur des souris, les chats sont en h8 et i9 et rien n’est pris.',
  },
  'position-chain': {
    nl: 'Op dat veld staat geen kat die midden in een kettingsprong kan zijn.',
    en: 'On that square there is no cat that can be in the middle of a chain of jumps.',
    de: 'Auf diesem Feld steht keine Katze, die mitten in einem Kettensprung sein kann.',
    fr: 'Sur cette case, aucun chat ne peut être au milieu d’une suite de sauts.',
  },
})
