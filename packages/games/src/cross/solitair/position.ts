import { problem, value, type PositionText, type Read } from '@spellendoos/kernel'
import { POINTS } from '../board.ts'
import { isStuck, NAMES, nameOf, type Pegs } from './rules.ts'

const ROWS = [3, 3, 7, 7, 7, 3, 3]
const START = 'ooo/ooo/ooooooo/ooo.ooo/ooooooo/ooo/ooo'

/**
 * Seven rows from the top, `o` a peg and `.` an empty hole, then the moves made and the hole of the peg that
 * jumped last (`-` for none): `ooo/ooo/ooooooo/ooo.ooo/ooooooo/ooo/ooo 0 -`. The last two may be left out.
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
      return problem('bad-position', {
        nl: `Schrijf de zeven rijen met o en ., zoals ${START}.`,
        en: `Write the seven rows with o and ., such as ${START}.`,
        de: `Schreibe die sieben Reihen mit o und ., etwa ${START}.`,
        fr: `Écrivez les sept rangées avec o et ., par exemple ${START}.`,
      })
    }
    const holes = rows
      .replaceAll('/', '')
      .split('')
      .map((sign, hole) => (sign === 'o' ? hole + 1 : 0))
    const left = holes.filter((peg) => peg > 0).length
    if (left === 0 || left === POINTS.length) {
      return problem('bad-position', {
        nl: 'Er moet minstens één pion staan en minstens één gat leeg zijn.',
        en: 'There must be at least one peg and at least one empty hole.',
        de: 'Es muss mindestens einen Stift und mindestens ein leeres Loch geben.',
        fr: 'Il faut au moins une fiche et au moins un trou vide.',
      })
    }
    const hole = NAMES.indexOf(last)
    const lastFits = last === '-' ? moves === '0' : hole >= 0 && holes[hole]! > 0 && moves !== '0'
    if (!/^(0|[1-9]\d?)$/.test(moves) || Number(moves) > 31 || !lastFits) {
      return problem('bad-position', {
        nl: `Na de rijen komen het aantal zetten (0–31) en het gat van de laatste pion; '${moves} ${last}' past niet.`,
        en: `After the rows come the number of moves (0–31) and the hole of the last peg; '${moves} ${last}' does not fit.`,
        de: `Nach den Reihen kommen die Zahl der Züge (0–31) und das Loch des letzten Stifts; '${moves} ${last}' passt nicht.`,
        fr: `Après les rangées viennent le nombre de coups (0–31) et le trou de la dernière fiche ; « ${moves} ${last} » ne convient pas.`,
      })
    }
    return value({ holes, left, moves: Number(moves), last: hole, stuck: isStuck({ holes }) })
  },
}
