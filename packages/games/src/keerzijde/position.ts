import { problem, value, type PositionText, type Read } from '@spellendoos/kernel'
import { readRows, writeRows } from '@spellendoos/mechanics'
import { BOARD } from './board.ts'
import { emptyBoard, judge, lay, type Options, type State } from './rules.ts'
import { t } from './words/texts.ts'

/** The characters of a free field and of both colours, in the order of `FREE` and `colourOf`. */
const SIGNS = '.RY'
const SIDES: readonly string[] = ['R', 'Y']
/** The stones on the board at the start; none ever leaves it. */
const FEWEST = 4

/**
 * A position as text: the rows from 10 down to 1 with `R`, `Y` and `.`, and whose turn it is. The centre of the
 * book's start is `…/...RR...../...YY...../… R`.
 */
export const position: PositionText<State, Options> = {
  write: (s) => `${writeRows(BOARD, (field) => SIGNS[s.board[field]!]!)} ${SIDES[s.seat]!}`,

  read(text, options) {
    const [rows = '', side = '', ...more] = text.split(' ')
    if (more.length > 0) return wrong('position-fields')
    const signs = readRows(BOARD, rows, SIGNS)
    if (signs === undefined) return wrong('position-board')
    const seat = SIDES.indexOf(side)
    if (seat < 0) return wrong('position-side')
    const s = emptyBoard(options)
    signs.forEach((sign, field) => {
      if (sign !== '.') lay(s, field, SIDES.indexOf(sign))
    })
    if (s.stones[0]! + s.stones[1]! < FEWEST) return wrong('position-too-few')
    s.seat = seat
    judge(s)
    return value(s)
  },
}

const FAULTS = t.faults

const wrong = (code: keyof typeof FAULTS): Read<never> => problem(code, FAULTS[code])
