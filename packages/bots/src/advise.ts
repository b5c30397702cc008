import {
  canonical,
  seededRng,
  type Fact,
  type Game,
  type Rng,
  type Seat,
  type Tell,
} from '@spellendoos/kernel'
import type { Finding, Knowledge } from './bot.ts'
import { wins } from './judge.ts'
import type { SearchMethod } from './search-method.ts'
import { weigh, type Weighed, type WeighQuestion } from './weigh.ts'
import { imagineWorlds, type World } from './worlds.ts'

/** How bad a move is compared with the best one. */
export type Severity = 'slight' | 'mistake' | 'blunder'

/** A move compared with the best. */
export interface Comparison {
  readonly move: string
  readonly score: number
  /** How much less it is worth than the best, at least: the margin of error is subtracted. */
  readonly loss: number
  readonly weight: Severity
  /** What the next player is expected to do to the player who makes it. */
  readonly reply: readonly Fact[]
}

/** Advice for the player who has to move. */
export interface Advice {
  readonly best: string
  /** 0 lost, 1 won. */
  readonly score: number
  /** What the best move does and some other move does not. */
  readonly does: readonly Fact[]
  /** It wins whatever the others do: in this many of the seat's own moves, if the search reached the end. */
  readonly wins?: number | true
  /** The move that was asked about, otherwise the next best; left out if the former is the best one. */
  readonly other?: Comparison
}

/** How many worlds are imagined if something is hidden; advice has to hold in all of them. */
const WORLDS = 8
/** Estimates stay below this value; above it the search reached the end. */
export const CERTAIN = 0.951

/** The losses from which a move is a mistake and a blunder; some ways of thinking distinguish moves more finely. */
const LIMITS: Readonly<Record<SearchMethod, readonly [mistake: number, blunder: number]>> = {
  glance: [1, 1],
  'look-ahead': [0.06, 0.14],
  expect: [0.02, 0.05],
  exact: [0.03, 0.08],
  'play-out': [0.08, 0.18],
}
/** A player who is as good as lost can hardly go wrong, and a player who is still winning has done nothing wrong. */
const LOST = 0.06
const WON = 0.9

/** Weighs a seat's moves and describes them by the facts that the rules themselves would report. */
export function advise<State, Move, View>(
  game: Game<State, Move, View>,
  question: WeighQuestion<View>,
  knowledge: Knowledge<State, Move, View> = {},
): Advice | undefined {
  const weighed = weigh(game, question, knowledge)
  return weighed === undefined ? undefined : adviceFrom(game, question, weighed)
}

/** The same for moves that have been weighed already. */
export function adviceFrom<State, Move, View>(
  game: Game<State, Move, View>,
  question: Omit<WeighQuestion<View>, 'seats'>,
  weighed: Weighed,
): Advice | undefined {
  const [best, next] = weighed.choices
  if (best === undefined) return undefined
  const { view, seat, seed, about } = question
  const found = about === undefined ? next : weighed.choices.find(({ move }) => about.includes(move))
  const rng = seededRng(seed)
  const forced = winsBy(game, imagineWorlds(game, view, seat, rng)(), seat, best, weighed)
  return {
    best: best.move,
    score: best.score,
    does: doings(game, view, seat, best.move, rng),
    ...(forced === undefined ? {} : { wins: forced }),
    ...(found === undefined || found === best
      ? {}
      : {
          other: {
            ...compare(best, found, weighed.way),
            reply: replied(game, view, seat, found.line, rng),
          },
        }),
  }
}

function compare(
  best: Finding,
  { move, score, doubt = 0 }: Finding,
  way: SearchMethod = 'look-ahead',
): Omit<Comparison, 'reply'> {
  const loss = Math.max(0, best.score - score - (best.doubt ?? 0) - doubt)
  const [mistake, blunder] = LIMITS[way]
  const matters = best.score > LOST && score < WON
  return {
    move,
    score,
    loss,
    weight: !matters || loss < mistake ? 'slight' : loss < blunder ? 'mistake' : 'blunder',
  }
}

/** Whether the best move wins by force, and in how many of the seat's moves if its line reaches the end. */
export function winsBy<State, Move>(
  game: Game<State, Move>,
  world: World<State, Move>,
  seat: Seat,
  { score, line }: Finding,
  { way }: Weighed,
): number | true | undefined {
  if (way !== 'look-ahead' || score < CERTAIN) return undefined
  const s = world.copy()
  let own = 0
  for (const written of line) {
    const by = game.turn(s)[0] as Seat
    if (by === seat) own++
    game.play(s, by, moveCalled(game, s, by, written)!)
  }
  return wins(game, s, seat) ? own : true
}

/** What distinguishes a move from the other legal moves, as told to its seat. */
function doings<State, Move, View>(
  game: Game<State, Move, View>,
  view: View,
  seat: Seat,
  move: string,
  rng: Rng,
): readonly Fact[] {
  return surely(game, view, seat, rng, ({ copy, moves }) => {
    const told = [...moves].map(([written, each]) => ({
      written,
      facts: telling(heard(game, copy(), seat, each, seat)),
    }))
    const always = (fact: Fact) =>
      told.every(({ facts }) => facts.some((each) => each.fact === fact.fact && sizeOf(each) >= sizeOf(fact)))
    const own = told.find(({ written }) => written === move)?.facts ?? []
    return own.filter((fact) => !always(fact))
  })
}

/** What the expected reply to a move does. */
function replied<State, Move, View>(
  game: Game<State, Move, View>,
  view: View,
  seat: Seat,
  [move, reply]: readonly string[],
  rng: Rng,
): readonly Fact[] {
  if (move === undefined || reply === undefined) return []
  return surely(game, view, seat, rng, ({ copy, moves }) => {
    const s = copy()
    game.play(s, seat, moves.get(move)!)
    const [by] = game.turn(s)
    if (typeof by !== 'number' || by === seat) return []
    const answer = moveCalled(game, s, by, reply)
    return answer === undefined ? [] : telling(heard(game, s, by, answer, seat))
  })
}

const moveCalled = <State, Move>(game: Game<State, Move>, s: State, by: Seat, written: string) =>
  game.moves(s, by).find((each) => game.write(s, each) === written)

/** Only the facts that hold in every world that fits the view. */
function surely<State, Move, View>(
  game: Game<State, Move, View>,
  view: View,
  seat: Seat,
  rng: Rng,
  find: (world: World<State, Move>) => readonly Fact[],
): readonly Fact[] {
  const world = imagineWorlds(game, view, seat, rng)
  const [first, ...more] = Array.from({ length: game.traits.hidden ? WORLDS : 1 }, () => find(world()))
  const others = more.map((facts) => new Set(facts.map((fact) => canonical(fact))))
  return first!.filter((fact) => others.every((known) => known.has(canonical(fact))))
}

/** Plays a move and returns the facts that one listener is told. */
function heard<State, Move>(game: Game<State, Move>, s: State, by: Seat, move: Move, ear: Seat): Fact[] {
  const facts: Fact[] = []
  const tell: Tell = (fact, only, others) => {
    const own = only === undefined || only.includes(ear) ? fact : others
    if (own !== undefined) facts.push(own)
  }
  game.play(s, by, move, tell)
  return facts
}

const sizeOf = ({ takes = [] }: Fact): number => takes.length

/** The first fact is the move itself, which is not a reason for it unless it captures. */
const telling = (facts: readonly Fact[]): readonly Fact[] =>
  facts.filter((fact, nth) => sizeOf(fact) > 0 || (nth > 0 && fact.path === undefined))
