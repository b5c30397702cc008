import type { RuleId, Seat } from '@spellendoos/kernel'
import { isSquareName } from '@spellendoos/mechanics'
import { BOARD, FREE } from './board.ts'
import { PASSING } from './move.ts'
import { rowEnd, rowsAt, rowStones, type State } from './rules.ts'

/** The rule that forbids what was tried: a field, a field and a stone of the row to turn, or passing. */
export function explain(s: State, seat: Seat, tried: string): RuleId | undefined {
  const names = tried === PASSING ? [] : tried.split('-')
  if (names.length > 2 || !names.every(isSquareName)) return undefined
  if (s.end !== null) return s.end
  if (seat !== s.seat) return 'keerzijde.turn'
  const [field, stone] = names.map((name) => BOARD.called(name))
  if (field === undefined) return s.stuck ? undefined : 'keerzijde.no-passing'
  if (s.stuck) return 'keerzijde.pass'
  if (field < 0 || (stone !== undefined && stone < 0)) return 'keerzijde.board'
  if (s.board[field] !== FREE) return 'keerzijde.free-field'
  return explainRows(s, field, stone)
}

function explainRows(s: State, field: number, stone: number | undefined): RuleId | undefined {
  const rows = rowsAt(s, field)
  if (rows.length === 0) return 'keerzijde.enclose'
  if (stone === undefined) return rows.length > 1 && !s.allRows ? 'keerzijde.one-row' : undefined
  const isInRow = rows.some(
    (row) => rowEnd(s, field, row) === stone || rowStones(s, field, row).includes(stone),
  )
  if (!isInRow) return 'keerzijde.row'
  return s.allRows ? 'keerzijde.all-rows' : 'keerzijde.notation'
}
