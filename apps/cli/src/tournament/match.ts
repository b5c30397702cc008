import {
  drawFrom,
  Match,
  seededRng,
  soonest,
  type Game,
  type Json,
  type Result,
  type Rng,
  type Seat,
} from '@spellendoos/kernel'
import { Fault, type Entrant } from './entrant.ts'
import { Race, type Next } from './race.ts'

export interface MatchSetup {
  readonly game: Game
  readonly options: Readonly<Record<string, Json>>
  readonly seats: number
  /** The most milliseconds for a move. */
  readonly ms: number
  /** This many moves are made at random before the entrants take over. */
  readonly opening: number
}

/** How a match went: by its rules, or by a fault of one seat. */
export interface Played {
  readonly match: Match
  readonly result: Result | undefined
  /** The final place of each seat; 1 is first. */
  readonly places: readonly number[]
  readonly fault?: { readonly seat: Seat; readonly fault: Fault }
  /** The result of a game played alone: the higher the better. */
  readonly worth: number
  readonly plies: number
}

/** The default reaction time in milliseconds. */
const USUAL = 3000

/** Plays one match to its end. The same number gives the same luck and the same opening. */
export async function playMatch(
  setup: MatchSetup,
  entrants: readonly Entrant[],
  number: number,
  name: string,
): Promise<Played> {
  const { game, options, seats } = setup
  const begun = Match.begin(game, { id: name, game: game.id, version: game.version, options, seats })
  if (!begun.ok) throw new Error(begun.problem.text.en)
  const match = begun.value
  const luck = seededRng(number)
  const opening = seededRng(number + 1_000_000_007)
  const race = new Race(
    match,
    entrants.map((entrant) => entrant.reaction?.(game) ?? USUAL),
    luck,
  )
  let plies = 0
  while (match.turn.length > 0) {
    const [by] = match.turn
    if (by === 'chance') {
      match.append({ by: 'chance', draw: drawFrom(game.chance!(match.state), luck) })
      continue
    }
    let asked: Seat = 0
    const choose = (seat: Seat) => {
      asked = seat
      plies++
      return moveAt(match, seat, entrants[seat]!, setup, name, number, plies, opening)
    }
    try {
      const next = game.traits.realtime ? await race.next(choose) : await inTurn(match, choose)
      if ('clock' in next) match.append({ by: 'clock', move: next.clock })
      else if (next.move !== undefined) playAt(match, (asked = next.by), next.move)
    } catch (problem) {
      if (!(problem instanceof Fault)) throw problem
      return { ...ended(match, plies), places: lostBy(asked, seats), fault: { seat: asked, fault: problem } }
    }
  }
  entrants.forEach((entrant, seat) => entrant.over?.(name, seat, match.result))
  return ended(match, plies)
}

/** The next event in a game played in turns: a move by the seat that the table is waiting for, otherwise a clock. */
async function inTurn(match: Match, choose: (seat: Seat) => Promise<string | undefined>): Promise<Next> {
  const by = match.turn.find((each) => typeof each === 'number')
  const move = by === undefined ? undefined : await choose(by)
  if (by !== undefined && move !== undefined) return { by, move }
  const clock = soonest(match.clocks)
  if (clock === undefined) throw new Error(`${match.game.id}: nobody moves and no clock runs`)
  return { clock: clock.name }
}

const ended = (match: Match, plies: number): Played => {
  const { result, game, state, header } = match
  return {
    match,
    result,
    places: result?.places ?? new Array<number>(header.seats).fill(1),
    worth: game.worth?.(state) ?? game.scores?.(state)[0] ?? 0,
    plies,
  }
}

const lostBy = (seat: Seat, seats: number): number[] =>
  Array.from({ length: seats }, (_, each) => (each === seat ? seats : 1))

async function moveAt(
  match: Match,
  seat: Seat,
  entrant: Entrant,
  { ms, opening }: MatchSetup,
  name: string,
  number: number,
  ply: number,
  opener: Rng,
): Promise<string | undefined> {
  const { game, state, header, sides } = match
  const moves = match.moves(seat).map((move) => game.write(state, move))
  if (ply <= opening) return moves[opener(moves.length)]
  return entrant.choose({
    game,
    match: name,
    options: header.options,
    seats: header.seats,
    sides,
    seat,
    view: match.view(seat),
    moves,
    onTurn: match.turn.includes(seat),
    seed: number * 4096 + ply,
    ms,
  })
}

function playAt(match: Match, seat: Seat, move: string): void {
  const outcome = match.append({ by: seat, move })
  if (!outcome.ok) throw new Fault('refused', { move, rule: outcome.refusal.rule ?? outcome.refusal.code })
}
