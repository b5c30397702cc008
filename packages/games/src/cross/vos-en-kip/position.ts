import { problem, value, type PositionText, type Read } from '@spellendoos/kernel'
import { crossRows, CROSS_SHAPE } from '../rows.ts'
import {
  emptyCross,
  isHen,
  isFox,
  MOST_HENS,
  positionKey,
  putFox,
  putHen,
  type Options,
  type State,
} from './state.ts'
import { isFrozen } from './moves.ts'
import { ending, QUIET_TURNS, REPETITIONS, timesSeen } from './rules.ts'
import { t } from './words/texts.ts'

const SIDES = 'hf'

/**
 * A position as text: seven rows from the top, `h` a hen, `f` a fox, `z` a frozen one and `.` a free point; who is to
 * move; the turns in a row without progress; and how often this position has occurred. The start is
 * `.../.../..f.f../hhhhhhh/hhhhhhh/hhh/hhh h 0 1`.
 */
export const position: PositionText<State, Options> = {
  write(s) {
    const sign = (piece: number) => {
      if (isFox(piece)) return isFrozen(s, piece - MOST_HENS - 1) ? 'z' : 'f'
      return isHen(piece) ? 'h' : '.'
    }
    return [crossRows(s.board.map(sign)), SIDES[s.seat], s.quiet, timesSeen(s)].join(' ')
  },

  read(text, options) {
    const parts = text.split(' ')
    if (parts.length !== 4) return wrong('position-parts')
    const [rows = '', side = '', quiet = '', times = ''] = parts
    if (!CROSS_SHAPE.test(rows) || !/^[hfz./]+$/.test(rows)) return wrong('position-board')
    const seat = side.length === 1 ? SIDES.indexOf(side) : -1
    if (seat < 0) return wrong('position-side')
    const s = emptyCross(options)
    const signs = rows.replaceAll('/', '').split('')
    if (signs.filter((sign) => sign === 'f' || sign === 'z').length !== 2) return wrong('position-foxes')
    if (signs.filter((sign) => sign === 'h').length > MOST_HENS) return wrong('position-hens')
    if (s.compulsory && signs.includes('z')) return wrong('position-frozen')
    signs.forEach((sign, point) => {
      if (sign === 'h') putHen(s, point)
      else if (sign !== '.') {
        putFox(s, point)
        if (sign === 'z') s.frozen |= 1 << (s.foxes.length - 1)
      }
    })
    s.seat = seat
    if (!/^\d{1,3}$/.test(quiet) || Number(quiet) > QUIET_TURNS) return wrong('position-quiet')
    if (!/^[1-9]$/.test(times) || Number(times) > REPETITIONS) return wrong('position-times')
    s.quiet = Number(quiet)
    // The same player was to move each time, with another position in between.
    for (let i = 1; i < Number(times); i++) s.seen.push(positionKey(s), -1)
    s.seen.push(positionKey(s))
    s.end = ending(s)
    return value(s)
  },
}

const FAULTS = t.faults

type Fault = keyof typeof FAULTS
const wrong = (code: Fault): Read<never> => problem(code, FAULTS[code])
