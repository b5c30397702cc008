import { filled, problem, value, type PositionText, type Read } from '@spellendoos/kernel'
import { POINTS } from '../board.ts'
import { isStuck, NAMES, nameOf, type Pegs } from './rules.ts'
import { t } from './words/texts.ts'

const ROWS = [3, 3, 7, 7, 7, 3, 3]
const START = 'ooo/ooo/ooooooo/ooo.ooo/ooooooo/ooo/ooo'

/**
 * Seven rows from the top, `o` a peg and `.` an empty hole, then the number of moves and the hole of the peg that
 * jumped last (`-` for none): `ooo/ooo/ooooooo/ooo.ooo/ooooooo/ooo/ooo 0 -`. The last two can be left out.
 */
export const position: PositionText<Pegs, unknown> = {
  write({ holes, moves, last }) {
    const pegs = holes.map((peg) => (peg > 0 ? 'o' : '.')).join('')
    let at = 0
    const rows = ROWS.map((length) => pegs.slice(at, (at += length)))
    return `${rows.join('/')} ${moves} ${last < 0 ? '-' : nameOf(last)}`
  },

  read(text): Read<Pegs> {
    const [rows = '', moves = '0', last = '-', ...more] = text.split(' ')
    const lengths = rows.split('/').map((row) => row.length)
    if (more.length > 0 || !/^[o.]+(\/[o.]+)*$/.test(rows) || lengths.join() !== ROWS.join()) {
      return problem('bad-position', filled(t.problems['bad-rows'], { start: START }))
    }
    const holes = rows
      .replaceAll('/', '')
      .split('')
      .map((sign, hole) => (sign === 'o' ? hole + 1 : 0))
    const left = holes.filter((peg) => peg > 0).length
    if (left === 0 || left === POINTS.length) {
      return problem('bad-position', t.problems['bad-pegs'])
    }
    const hole = NAMES.indexOf(last)
    const lastFits = last === '-' ? moves === '0' : hole >= 0 && holes[hole]! > 0 && moves !== '0'
    if (!/^(0|[1-9]\d?)$/.test(moves) || Number(moves) > 31 || !lastFits) {
      return problem('bad-position', filled(t.problems['bad-end'], { moves, last }))
    }
    return value({ holes, left, moves: Number(moves), last: hole, stuck: isStuck({ holes }) })
  },
}
