import { copyJson, type Game, type Rng, type Seat } from '@spellendoos/kernel'

/** A state that the seat cannot distinguish from the true one, with the seat's moves in it by notation. */
export interface World<State, Move> {
  /** A copy to play on. */
  readonly copy: () => State
  readonly moves: ReadonlyMap<string, Move>
}

/** How states of a game are copied. */
export const copierOf = <State>({ copy = copyJson }: Pick<Game<State>, 'copy'>): ((s: State) => State) => copy

/** A function that imagines a world on each call. If nothing is hidden there is only one. */
export function imagineWorlds<State, Move, View>(
  game: Game<State, Move, View>,
  view: View,
  seat: Seat,
  rng: Rng,
): () => World<State, Move> {
  const copy = copierOf(game)
  const imagine = (): World<State, Move> => {
    const state = game.imagine(view, seat, rng)
    return {
      copy: () => copy(state),
      moves: new Map(game.moves(state, seat).map((move) => [game.write(state, move), move])),
    }
  }
  if (game.traits.hidden) return imagine
  const only = imagine()
  return () => only
}
