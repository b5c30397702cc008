import {
  canonical,
  drawFrom,
  message,
  type Clock,
  type Eye,
  type Entry,
  type Game,
  type Match,
  type Rng,
} from '@spellendoos/kernel'
import { eyes, must } from './laws.ts'
import { standing, type Setting } from './settings.ts'

/** How many pairs of states were compared, by what was sent. */
export type Tally = Record<string, number>

/** All that a pair of eyes can get out of the table right now: its message, its pictures, its refusals. */
function shown(match: Match, eye: Eye, tries: readonly string[]): string {
  const { game } = match
  const view = match.view(eye)
  const refusals =
    eye === 'watcher'
      ? []
      : tries.map((tried) => {
          const outcome = match.play(eye, tried)
          return outcome.ok ? 'accepted' : outcome.refusal
        })
  return JSON.stringify([message(match, eye), game.scene(view, eye, []), refusals])
}

/** The entries that sound alike to this ear: the same seat, the same words; the same clock; the same answer of chance. */
function soundingAlike(entry: Entry, from: Match, to: Match, ear: Eye): Entry[] {
  if (!('move' in entry) || typeof entry.by !== 'number' || entry.by === ear) return [entry]
  const { by } = entry
  const { game } = from
  const heardIn = (match: Match, notation: string) => {
    const move = match.moves(by).find((each) => game.write(match.state, each) === notation)
    return move === undefined ? undefined : (game.heard?.(match.state, by, move, ear) ?? notation)
  }
  const heard = heardIn(from, entry.move)
  return to
    .moves(by)
    .map((move) => game.write(to.state, move))
    .filter((notation) => heardIn(to, notation) === heard)
    .map((move) => ({ by, move }))
}

const anything = (match: Match, rng: Rng): Entry | undefined => {
  const { game, state, turn } = match
  if (turn.length === 0) return undefined
  if (turn[0] === 'chance') return { by: 'chance', draw: drawFrom(game.chance!(state), rng) }
  const clocks: readonly Clock<unknown>[] = match.clocks
  const entries: Entry[] = clocks.map(({ name }) => ({ by: 'clock', move: name }))
  for (let seat = 0; seat < match.header.seats; seat++) {
    const moves = match.moves(seat)
    if (moves.length > 0) entries.push({ by: seat, move: game.write(state, moves[rng(moves.length)]) })
  }
  return entries[rng(entries.length)]
}

/** What kind of message follows an entry, for the tally. */
const kind = (entry: Entry, eye: Eye): string => {
  if (typeof entry.by === 'string') return entry.by
  return entry.by === eye ? 'own move' : 'another’s move'
}

/**
 * The non-interference law at one state: every other state that an eye cannot tell from this one gives it
 * the same bytes now, and after anything that sounds the same to it and leaves it with the same view.
 */
export function checkSecrets(
  game: Game,
  setting: Setting,
  state: unknown,
  tries: readonly string[],
  rng: Rng,
  tally: Tally,
): void {
  const count = (what: string) => (tally[what] = (tally[what] ?? 0) + 1)
  for (const eye of eyes(setting.seats)) {
    const truth = standing(game, setting, state)
    const view = truth.view(eye)
    const other = standing(game, setting, game.imagine(view, eye, rng))
    const law = 'states with equal views give the same messages'
    must(
      canonical(other.view(eye)) === canonical(view),
      law,
      () => `${String(eye)}: the imagined view differs: ${canonical(other.view(eye))} ≠ ${canonical(view)}`,
    )
    const [here, there] = [shown(truth, eye, tries), shown(other, eye, tries)]
    must(here === there, law, () => `${String(eye)} at rest: ${here} ≠ ${there}`)
    count('at rest')
    const entry = anything(truth, rng)
    if (entry === undefined) continue
    const alike = soundingAlike(entry, truth, other, eye)
    if (alike.length === 0) continue
    must(truth.append(entry).ok, law, () => `own entry refused: ${JSON.stringify(entry)}`)
    const outcome = other.append(alike[rng(alike.length)]!)
    must(
      outcome.ok,
      law,
      () => `${String(eye)}: ${JSON.stringify(entry)} is refused in a state that looks the same`,
    )
    if (canonical(truth.view(eye)) !== canonical(other.view(eye))) continue
    const [after, elsewhere] = [message(truth, eye, 0), message(other, eye, 0)].map((each) =>
      JSON.stringify(each),
    )
    must(
      after === elsewhere,
      law,
      () => `${String(eye)} after ${JSON.stringify(entry)}: ${after} ≠ ${elsewhere}`,
    )
    must(
      shown(truth, eye, tries) === shown(other, eye, tries),
      law,
      () => `${String(eye)} after ${JSON.stringify(entry)}`,
    )
    count(kind(entry, eye))
  }
}
