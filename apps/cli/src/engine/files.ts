import { loadReplay, readReplay, verify } from '@spellendoos/fair'
import { command } from './command.ts'
import { handle, object } from './fields.ts'
import { Refused } from './problems.ts'
import { needGame } from './shelf.ts'

/** The game of a replay, whose form is checked first. */
function readFile(given: unknown) {
  const read = readReplay(given)
  if (!read.ok) throw new Refused(read.problem)
  return { replay: read.value, game: needGame(read.value.game) }
}

/** Saving, loading and verifying a match as a file. */
export const fileCommands = {
  log: command({ match: handle }, ({ match }, { matches }) => ({ replay: matches.get(match).replay() })),
  load: command({ replay: object }, (asked, { matches }) => {
    matches.needRoom()
    const { replay, game } = readFile(asked.replay)
    const loaded = loadReplay(replay, game)
    if (loaded.ok) return { match: matches.add(loaded.value) }
    const { seq } = loaded.problem
    throw new Refused(loaded.problem, seq === undefined ? {} : { entry: seq })
  }),
  verify: command({ replay: object }, (asked, { lang }) => {
    const { replay, game } = readFile(asked.replay)
    const verdict = verify(replay, game)
    if (verdict.fair !== false) return { fair: verdict.fair }
    const { seq, what, text } = verdict
    return {
      fair: false,
      differs: { what, ...(seq === undefined ? {} : { entry: seq }), message: text[lang] },
    }
  }),
}
