import {
  canonical,
  drawFrom,
  Match,
  shuffled,
  type Entry,
  type Eye,
  type Game,
  type Rng,
  type Seat,
} from '@spellendoos/kernel'
import { levelOf } from '@spellendoos/bots/levels'
import type { Frame, Command } from '@spellendoos/wire'
import type { Room } from '../room/room.ts'
import { World, type Answerer, type WorldSetup, type FrameFilter } from './one-table.ts'

/** A bit of the state that this viewer must not know. */
export type Bit = (state: unknown, eye: Eye) => 0 | 1

/** A way to leak a secret, planted in the game or between the server and its guests. */
export interface Leak {
  readonly game?: (game: Game, bit: Bit) => Game
  readonly way?: (
    frame: Frame,
    bit: 0 | 1,
    room: Room,
  ) => ReturnType<FrameFilter>[number] | ReturnType<FrameFilter>
  /** Breaks something in the server itself; the returned function repairs it. */
  readonly broken?: () => () => void
}

/**
 * How many other worlds are imagined in search of one with a different secret bit, and how many moves are tried to
 * match one of another world.
 */
const WORLDS = 12
const ALTERNATIVES = 16
const STEP = 400

const stateOf = ({ room }: World): unknown => room.table!.match.state

/** A state some way into a match that is not over. */
function somewhere(game: Game, { seats, options }: WorldSetup, rng: Rng): unknown {
  for (;;) {
    const begun = Match.begin(game, { id: 'm', game: game.id, version: game.version, options, seats })
    if (!begun.ok) throw new Error(begun.problem.text.en)
    const match: Match = begun.value
    for (let left = rng(120); left > 0; left--) {
      const entry = anything(match, rng)
      if (entry === undefined) break
      match.append(entry)
    }
    if (match.result === undefined && match.turn[0] !== 'chance') return match.state
  }
}
function anything(match: Match, rng: Rng): Entry | undefined {
  const { game, state, turn } = match
  if (turn.length === 0) return undefined
  if (turn[0] === 'chance') return { by: 'chance', draw: drawFrom(game.chance!(state), rng) }
  const able = seatsWithMoves(match)
  const [clock] = match.clocks
  if (able.length === 0) return clock === undefined ? undefined : { by: 'clock', move: clock.name }
  const by = able[rng(able.length)]!
  const moves = match.moves(by)
  return { by, move: game.write(state, moves[rng(moves.length)]) }
}
const seatsWithMoves = (match: Match): Seat[] =>
  [...match.bots.keys()].filter((seat) => match.moves(seat).length > 0)

/** The state after a move, by the honest rules. */
function after(game: Game, state: unknown, { seats, options }: WorldSetup, seat: Seat, move: string): Match {
  const there = { ...game, setup: () => state }
  const begun = Match.begin(there, { id: 'm', game: game.id, version: game.version, options, seats })
  if (!begun.ok) throw new Error(begun.problem.text.en)
  begun.value.append({ by: seat, move })
  return begun.value
}

/** Somebody's move in another world that looks the same to a viewer as `move` does in this one. */
function likewise(
  game: Game,
  setup: WorldSetup,
  [here, there]: readonly [unknown, unknown],
  eye: Eye,
  seat: Seat,
  move: string,
  rng: Rng,
): string | undefined {
  const moves = game.moves(there, seat).map((each) => game.write(there, each))
  if (seat === eye) return move
  const seen = (match: Match) => canonical([match.view(eye), match.heard(0, eye)])
  const wanted = seen(after(game, here, setup, seat, move))
  return shuffled(moves.length, rng)
    .slice(0, ALTERNATIVES)
    .map((i) => moves[i]!)
    .find((each) => seen(after(game, there, setup, seat, each)) === wanted)
}

const headless = (text: string): string => text.replace(/"head":"[0-9a-f]{64}"/, '"head":""')

/** Where what a viewer received in two worlds begins to differ; `undefined` if content and timing are identical. */
function difference(eye: Eye, here: World, there: World): string | undefined {
  const [one, other] = [here, there].map((world) =>
    (world.heard.get(eye) ?? []).map(({ at, text }) => `${at} ${headless(text)}`),
  ) as [string[], string[]]
  const length = Math.max(one.length, other.length)
  for (let i = 0; i < length; i++) {
    const [a = 'nothing', b = 'nothing'] = [one[i], other[i]]
    if (a === b) continue
    let from = 0
    while (a[from] === b[from]) from++
    const part = (text: string) => text.slice(Math.max(0, from - 50), from + 50)
    return `${eye}, frame ${i}: …${part(a)}… ≠ …${part(b)}…`
  }
  return undefined
}

/** How many steps of how many pairs were compared. */
export interface Tally {
  pairs: number
  steps: number
}

/**
 * Two servers, identical except for what one viewer cannot know, get the same requests for a while. What that viewer is
 * sent has to be the same bytes in the same number, order and moments as long as the rules let it see the same.
 */
export async function compareWorlds(
  game: Game,
  bit: Bit,
  setup: WorldSetup,
  eye: Eye,
  rng: Rng,
  tally: Tally,
  leak: Leak = {},
): Promise<string | undefined> {
  const truth = somewhere(game, setup, rng)
  const view = game.view(truth, eye)
  let other = game.imagine(view, eye, rng)
  for (let i = 0; i < WORLDS && bit(other, eye) === bit(truth, eye); i++) other = game.imagine(view, eye, rng)

  const leaky = leak.game?.(game, bit) ?? game
  const way: FrameFilter = (frame, to, room) => {
    if (leak.way === undefined || room?.table?.ready !== true) return [{ frame }]
    return [leak.way(frame, bit(room.table.match.state, to), room)].flat()
  }
  const thought: { seat: Seat; move: string | undefined; state: unknown }[] = []
  let asked = 0
  let unlike = false
  // How long a computer player thinks depends on what it holds: not at all, or as long as it may.
  const longest = levelOf(Math.max(...setup.levels), game).milliseconds
  const musing = (room: Room, seat: Seat) => (bit(room.table!.match.state, eye) ^ (seat & 1)) * longest
  const first: Answerer = (seat, room) => {
    const { state } = room.table!.match
    const moves = game.moves(state, seat)
    const move = moves.length === 0 ? undefined : game.write(state, moves[rng(moves.length)])
    thought.push({ seat, move, state })
    return { move, after: musing(room, seat) }
  }
  const second: Answerer = (seat, room) => {
    const same = thought[asked++]
    const { state } = room.table!.match
    const known = same?.seat === seat && same.move !== undefined
    const move = known ? likewise(game, setup, [same.state, state], eye, seat, same.move!, rng) : undefined
    unlike ||= known && move === undefined
    return { move, after: musing(room, seat) }
  }
  const mend = leak.broken?.()
  const here = await new World({ ...leaky, setup: () => truth }, setup, first, way).begin()
  const there = await new World({ ...leaky, setup: () => other }, setup, second, way).begin()
  const alike = () => {
    const [a, b] = [here, there].map((world) => canonical(game.view(stateOf(world), eye)))
    return a === b
  }
  try {
    tally.pairs++
    for (const step of steps(game, setup, eye, rng)) {
      const before = stateOf(here)
      const steps = step(here)
      if (steps === undefined) break
      const { ask, pass = 0, enter, leave } = steps
      if (enter !== undefined) await Promise.all([here.enter(enter), there.enter(enter)])
      if (leave !== undefined) await Promise.all([here.leave(leave), there.leave(leave)])
      if (ask !== undefined) {
        const [by, command] = ask
        const elsewhere = mirrored(game, setup, [before, stateOf(there)], eye, by, command, rng)
        if (elsewhere === undefined) break
        await here.ask(by, command)
        await there.ask(by, elsewhere)
      }
      await here.pass(pass)
      await there.pass(pass)
      if (unlike) break
      if (here.room.length !== there.room.length)
        return `${here.room.length} lines ≠ ${there.room.length} lines`
      if (!alike()) break
      tally.steps++
      const differs = difference(eye, here, there)
      if (differs !== undefined) return differs
    }
    return undefined
  } finally {
    mend?.()
    await Promise.all([here.close(), there.close()])
  }
}

/** The requests in the other world: the same, except that others' moves only have to look the same. */
function mirrored(
  game: Game,
  setup: WorldSetup,
  states: readonly [unknown, unknown],
  eye: Eye,
  by: Eye,
  command: Command,
  rng: Rng,
): Command | undefined {
  if (command.do !== 'move' || by === 'watcher') return command
  const legal = game.moves(states[0], by).some((each) => game.write(states[0], each) === command.move)
  if (!legal) return command
  const move = likewise(game, setup, states, eye, by, command.move, rng)
  return move === undefined ? undefined : { ...command, move }
}

interface Happening {
  readonly ask?: readonly [Eye, Command]
  readonly pass?: number
  readonly enter?: Eye
  readonly leave?: Eye
}

/** What happens at a table: refused attempts, talk, coming and going, time, and moves. */
function* steps(
  game: Game,
  { seats, levels }: WorldSetup,
  eye: Eye,
  rng: Rng,
): Generator<(world: World) => Happening | undefined> {
  const people = levels.flatMap((level, seat) => (level === 0 ? [seat] : []))
  const someone = () => people[rng(people.length)]!
  const move = (by: Eye, text: string): Happening => ({ ask: [by, { do: 'move', move: text, seen: 0 }] })
  const own = eye === 'watcher' ? someone() : eye
  yield () => move(eye, 'nothing of the kind')
  for (const tried of ['draw', 'pass', 'stop']) {
    yield ({ room }) => {
      const { state } = room.table!.match
      const legal = game.moves(state, own).some((each) => game.write(state, each) === tried)
      return legal ? {} : move(own, tried)
    }
  }
  yield () => ({ ask: [someone(), { do: 'say', text: 'well' }] })
  yield () => ({ leave: 'watcher' })
  yield () => ({ enter: 'watcher' })
  yield () => ({ ask: [own, { do: 'act', act: 'offer-draw' }] })
  for (let i = 0; i < 10; i++) {
    yield ({ room }) => {
      const { match } = room.table!
      const able = people.filter((seat) => seat < seats && match.moves(seat).length > 0)
      if (match.result !== undefined) return undefined
      if (able.length === 0) return { pass: STEP }
      const by = able[rng(able.length)]!
      const moves = match.moves(by)
      return { ...move(by, game.write(match.state, moves[rng(moves.length)])), pass: 1 }
    }
    yield () => ({ pass: STEP })
  }
}
