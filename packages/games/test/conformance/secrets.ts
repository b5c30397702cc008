import {
  canonical,
  drawFrom,
  message,
  shuffled,
  type Clock,
  type Eye,
  type Entry,
  type Rng,
} from '@spellendoos/kernel'
import type { SceneGame, SceneMatch } from '@spellendoos/scene'
import { eyes, must } from './laws.ts'
import { standing, type Setting } from './settings.ts'

/** How many moves of another seat are tried in the imagined state, to find those that look the same. */
const ALTERNATIVES = 12

/** How many pairs of states were compared, by what was sent. */
export type Tally = Record<string, number>

/** Everything that a viewer can get out of the table right now: its message, its pictures, its refusals. */
function shown(match: SceneMatch, eye: Eye, tries: readonly string[]): string {
  const { game } = match
  const view = match.view(eye)
  const legal = eye === 'watcher' ? [] : match.moves(eye).map((move) => game.write(match.state, move))
  const refusals =
    eye === 'watcher'
      ? []
      : tries.filter((tried) => !legal.includes(tried)).map((tried) => match.play(eye, tried))
  return JSON.stringify([message(match, eye), game.scene(view, eye, []), refusals])
}

/** Where two texts begin to differ, with some context. */
function difference(one: string, other: string): string {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const part = (text: string) => text.slice(Math.max(0, at - 60), at + 60)
  return `…${part(one)}… ≠ …${part(other)}…`
}

/** What another seat could have done instead, as far as this eye can tell beforehand: anything that the seat can do. */
function alternatives(entry: Entry, to: SceneMatch, eye: Eye, rng: Rng): Entry[] {
  if (!('move' in entry) || typeof entry.by !== 'number' || entry.by === eye) return [entry]
  const { by } = entry
  const moves = to.moves(by)
  return shuffled(moves.length, rng)
    .slice(0, ALTERNATIVES)
    .map((i) => ({ by, move: to.game.write(to.state, moves[i]) }))
}

const anything = (match: SceneMatch, rng: Rng): Entry | undefined => {
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
 * The non-interference law at one state: every other state that an eye cannot distinguish from it gives the eye the
 * same bytes now, and after anything that looks the same to it and leaves it with the same view.
 */
export function checkSecrets(
  game: SceneGame,
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
      () => `${eye}: the imagined view differs: ${difference(canonical(other.view(eye)), canonical(view))}`,
    )
    const [here, there] = [shown(truth, eye, tries), shown(other, eye, tries)]
    must(here === there, law, () => `${eye} at rest: ${difference(here, there)}`)
    count('at rest')
    const entry = anything(truth, rng)
    if (entry === undefined) continue
    must(truth.append(entry).ok, law, () => `own entry refused: ${canonical(entry)}`)
    const seen = canonical(truth.view(eye))
    for (const each of alternatives(entry, other, eye, rng)) {
      const instead = standing(game, setting, other.state)
      must(
        instead.append(each).ok,
        law,
        () => `${eye}: ${canonical(each)} is refused in a state that looks the same`,
      )
      if (canonical(instead.view(eye)) !== seen) continue
      const after = JSON.stringify(message(truth, eye, 0))
      const elsewhere = JSON.stringify(message(instead, eye, 0))
      must(
        after === elsewhere,
        law,
        () => `${eye} after ${canonical(entry)}: ${difference(after, elsewhere)}`,
      )
      count(kind(entry, eye))
    }
  }
}
