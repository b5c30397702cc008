import {
  copyJson,
  drawFits,
  filled,
  refusedBy,
  refusedByTable,
  value,
  type Eye,
  type Fact,
  type Game,
  type Json,
  type Message,
  type Read,
  type Refusal,
  type Seat,
} from '@spellendoos/kernel'
import { eventsTo, type GameTree, type GameEvent, type Path, type Continuation } from './tree.ts'
import { t } from './words/texts.ts'

/** What is analysed: the rules, and the start. */
export interface AnalysisSetup {
  readonly game: Game
  readonly options: Readonly<Record<string, Json>>
  readonly seats: number
  /** The start, if it is not the game's own setup. */
  readonly position?: string
}

export function startOf({ game, options, seats, position }: AnalysisSetup): Read<unknown> {
  if (position === undefined) return value(game.setup(options, seats))
  if (game.position === undefined)
    return { ok: false, problem: { code: 'no-positions', text: t.problems['no-positions'] } }
  return game.position.read(position, options, seats)
}

/** A position, and the facts that led to it. */
export interface TreePosition {
  readonly state: unknown
  readonly facts: readonly Fact[]
}

type Outcome =
  | { readonly ok: true; readonly value: TreePosition }
  | { readonly ok: false; readonly refusal: Refusal }

const refuse = (refusal: Refusal): Outcome => ({ ok: false, refusal })

/** The result of an event in a position, or the rule that forbids it. */
export function after(game: Game, before: unknown, event: GameEvent): Outcome {
  const state = game.copy === undefined ? copyJson(before) : game.copy(before)
  const facts: Fact[] = []
  const tell = (fact: Fact) => void facts.push(fact)
  if (game.result(before) !== undefined) return refuse(refusedByTable('match-over'))
  if ('draw' in event) {
    const ask = game.turn(before)[0] === 'chance' ? game.chance?.(before) : undefined
    if (ask === undefined) return refuse(refusedByTable('not-waiting-for-chance'))
    if (!drawFits(ask, event.draw)) return refuse(refusedByTable('bad-draw'))
    game.answer?.(state, event.draw, tell)
    return { ok: true, value: { state, facts } }
  }
  const { by, move: written } = event
  if (by === 'clock') {
    const clock = game.clocks?.(before).find(({ name }) => name === written)
    if (clock === undefined) return refuse(refusedByTable('no-clock'))
    game.play(state, by, clock.move, tell)
    return { ok: true, value: { state, facts } }
  }
  const move = game.moves(before, by).find((each) => game.write(before, each) === written)
  if (move === undefined) {
    if (game.turn(before)[0] === 'chance') return refuse(refusedByTable('waiting-for-chance'))
    const rule = game.explain(game.view(before, by), by, written)
    return refuse(rule === undefined ? refusedByTable('unknown-notation') : refusedBy(game.words, rule))
  }
  game.play(state, by, move, tell)
  return { ok: true, value: { state, facts } }
}

/** The moments of a tree. Every position is computed once, however often it is visited. */
export class PositionCache {
  readonly #game: Game
  readonly #start: TreePosition
  readonly #known = new Map<string, TreePosition>()

  constructor(game: Game, start: unknown) {
    this.#game = game
    this.#start = { state: start, facts: [] }
  }

  at(tree: GameTree, path: Path): TreePosition {
    let moment = this.#start
    let name = ''
    for (const event of eventsTo(tree, path)) {
      name += `${'draw' in event ? event.draw.join() : `${event.by}:${event.move}`} `
      const known = this.#known.get(name)
      if (known === undefined) {
        const outcome = after(this.#game, moment.state, event)
        if (!outcome.ok) throw new Error(outcome.refusal.text.en)
        this.#known.set(name, (moment = outcome.value))
      } else moment = known
    }
    return moment
  }
}

/** Replays every line of a tree; returns the first problem that the rules report. */
export function checkTree(game: Game, start: unknown, tree: GameTree): Refusal | undefined {
  const open: { readonly state: unknown; readonly next: readonly Continuation[]; readonly nth: number }[] = [
    { state: start, next: tree.next, nth: 1 },
  ]
  for (let here = open.pop(); here !== undefined; here = open.pop()) {
    for (const { event, next } of here.next) {
      const outcome = after(game, here.state, event)
      if (!outcome.ok) return atStep(here.nth, event, outcome.refusal)
      open.push({ state: outcome.value.state, next, nth: here.nth + 1 })
    }
  }
  return undefined
}

const atStep = (n: number, event: GameEvent, { text }: Refusal): Refusal => ({
  code: 'bad-step',
  text: filled(t.problems['bad-step'], {
    n,
    move: 'draw' in event ? event.draw.join('-') : event.move,
    text,
  }),
})

/** Everything that the table may show of a position in which nothing is hidden. */
export function messageOf(
  game: Game,
  seats: number,
  { state, facts }: TreePosition,
  eye: Eye,
  { seq, isNew }: { readonly seq: number; readonly isNew: boolean },
): Message {
  const result = game.result(state)
  const turn = result === undefined ? game.turn(state) : []
  const ask = turn[0] === 'chance' ? game.chance?.(state) : undefined
  const moves = (seat: Seat) => (result === undefined ? game.moves(state, seat) : [])
  return {
    seq,
    news: isNew ? [{ seq: seq - 1, by: 'host', facts }] : [],
    view: game.view(state, eye),
    turn,
    ...(ask === undefined ? {} : { ask }),
    clocks: [],
    choices:
      eye === 'watcher'
        ? []
        : moves(eye).map((move) => ({ move: game.write(state, move), touches: game.touches(state, move) })),
    ...(result === undefined ? {} : { result }),
    resigned: [],
    bots: new Array<number>(seats).fill(0),
  }
}
