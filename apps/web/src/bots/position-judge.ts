import { analyse, outlook, type Analysis, type Knowledge, type Outlook } from '@spellendoos/bots'
import type { Game, Seat } from '@spellendoos/kernel'

/** A position as it is sent to the worker that judges it. Nothing of it is secret to anyone who asks. */
export interface AskedPosition {
  readonly game: string
  readonly version: number
  readonly state: unknown
  readonly seats: number
  readonly sides: readonly (readonly Seat[])[]
}

/** What is known of a position so far. */
export interface Judgement {
  readonly outlook?: Outlook
  /** The best lines of the seat on turn; left out where there is nothing to choose. */
  readonly analysis?: Analysis
}

/** How much is spent on a position at most, time and again, until somebody goes on. */
const ROUNDS = [
  { nodes: 2000, depth: 1, playouts: 100, milliseconds: 1000 },
  { nodes: 20_000, depth: 30, playouts: 500, milliseconds: 3000 },
  { nodes: 200_000, depth: 30, playouts: 2000, milliseconds: 10_000 },
  { nodes: 2_000_000, depth: 30, playouts: 8000, milliseconds: 30_000 },
] as const
/** The first chances are a guess that comes soon: so many plies of playouts. */
const PLIES = 2000
/** Where every throw is gone through, more moves ahead take too long. */
const DEEPEST_WITH_DICE = 2

/** Judges a position better and better. */
export function* judge(
  game: Game,
  { state, seats, sides }: AskedPosition,
  knowledge: Knowledge,
): Generator<Judgement> {
  const [seat] = game.turn(state)
  if (seat === undefined) return
  const known: Judgement =
    seats > 1
      ? {
          outlook: outlook({ game, header: { seats }, sides }, state, knowledge, {
            effort: { plies: PLIES },
          }),
        }
      : {}
  yield known
  if (typeof seat !== 'number') return
  const view = game.view(state, seat)
  let before = ''
  for (const { depth, milliseconds, ...care } of ROUNDS) {
    const end = performance.now() + milliseconds
    const analysis = analyse(
      game,
      {
        view,
        seat,
        seats,
        sides,
        seed: 1,
        stop: () => performance.now() > end,
        care: {
          ...care,
          depth: game.traits.luck === 'none' ? depth + 1 : Math.min(DEEPEST_WITH_DICE, depth),
        },
      },
      knowledge,
    )
    if (analysis === undefined) return
    yield { ...known, analysis }
    // What was computed exactly does not change any more.
    const now = JSON.stringify(analysis)
    if (now === before && analysis.way !== 'play-out') return
    before = now
  }
}
