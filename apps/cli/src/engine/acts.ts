import type { SceneTable } from '../scene-table.ts'
import type { Eye, Outcome } from '@spellendoos/kernel'
import { command, type Answer } from './command.ts'
import { act, handle, may, numbers, seat, seen, text } from './fields.ts'
import { Refused } from './problems.ts'

/** Everything that happens at a table: moves, chance's answers, clocks, acts. */
export const actCommands = {
  play: command({ match: handle, seat, move: text, seen: may(seen) }, (asked, { matches }) => {
    const { match, seat, move, seen } = asked
    const table = matches.at(match, seat)
    return happen(table, seat, () => table.play(seat, move, seen === undefined ? {} : { seen }))
  }),
  draw: command({ match: handle, result: numbers }, ({ match, result }, { matches }) => {
    const table = matches.get(match)
    return happen(table, 'watcher', () => table.draw(result))
  }),
  clock: command({ match: handle }, ({ match }, { matches }) => {
    const table = matches.get(match)
    return happen(table, 'watcher', () => table.clock())
  }),
  act: command({ match: handle, seat, act }, ({ match, seat, act }, { matches }) => {
    const table = matches.at(match, seat)
    return happen(table, seat, () => table.act(seat, act))
  }),
}

/** Does something, and answers with what one listener was told about it, chance's answers included. */
function happen(table: SceneTable, ear: Eye, something: () => Outcome): Answer {
  const since = table.seq
  const outcome = something()
  if (outcome.ok) return { seq: table.seq, facts: heardSince(table, ear, since) }
  const { code, rule, text, late } = outcome.refusal
  // What the table forbids in any game has no rule id; the table's own code says which it is.
  throw new Refused({ code: 'refused', text }, { rule: rule ?? code, ...(late === true ? { late } : {}) })
}

function heardSince({ match, seq }: SceneTable, ear: Eye, since: number) {
  return Array.from({ length: seq - since }, (_, i) => match.heard(since + i, ear).facts).flat()
}
