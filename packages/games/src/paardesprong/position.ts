import { filled, problem, value, type PositionText, type Read } from '@spellendoos/kernel'
import { BOARD, REACH } from './board.ts'
import { setup, visit, type Tour } from './rules.ts'
import { t } from './words/texts.ts'

/** Before the knight is placed. */
const NOWHERE = '-'

/** A position as text: the fields visited, first to last, as `a1-b3-c5`; `-` before the knight is placed. */
export const position: PositionText<Tour, unknown> = {
  write: ({ visits, visited }) =>
    visited === 0
      ? NOWHERE
      : Array.from({ length: visited }, (_, i) => BOARD.names[visits.indexOf(i + 1)]!).join('-'),

  read(text) {
    const s = setup()
    for (const name of text === NOWHERE ? [] : text.split('-')) {
      const field = BOARD.called(name)
      if (field < 0) return notAField(name.slice(0, 8))
      if (s.visits[field]! > 0) return twice(name)
      if (s.at >= 0 && !REACH[s.at]!.includes(field)) return noJump(BOARD.names[s.at]!, name)
      visit(s, field)
    }
    return value(s)
  },
}

const notAField = (name: string): Read<never> =>
  problem('position-field', filled(t.problems['position-field'], { name }))

const twice = (name: string): Read<never> =>
  problem('position-twice', filled(t.problems['position-twice'], { name }))

const noJump = (from: string, to: string): Read<never> =>
  problem('position-jump', filled(t.problems['position-jump'], { from, to }))
