import type { Say, Spot, Tell } from '@spellendoos/kernel'
import { nameOf, spotOf } from './names.ts'
import { colourOf, isHome, ownerOf, YARD, type Colour, type Pawn, type State, type Step } from './state.ts'

/** The name of a colour, if a player has two. */
export const colourName = (colour: Colour): Say => ({ say: `colour-${colour + 1}` })

export function tellThrow(s: State, pips: number, tell: Tell): void {
  const thrown = { seat: s.seat, pips, dice: [pips] }
  if (s.homes.length === s.seats) tell({ fact: 'thrown', ...thrown })
  else tell({ fact: 'thrown-for', ...thrown, colour: colourName(s.colour) })
}

/** A pawn goes from step to step of its path; the one that it strikes goes back to its nest. */
export function tellMove(s: State, pawn: Pawn, from: Step, to: Step, struck: Pawn, tell: Tell): void {
  const { colour, seat } = s
  const path: Spot[] = [spotOf(s, pawn, from)]
  for (let step = from + 1; step <= to; step++) path.push(spotOf(s, pawn, step))
  const way = { seat, path, from: nameOf(s, colour, from), to: nameOf(s, colour, to) }
  if (from === YARD) tell({ fact: 'entered', seat, path })
  else tell({ fact: isHome(s, to) ? 'home' : 'moved', ...way })
  if (struck < 0) return
  const victim = ownerOf(s, colourOf(struck))
  const back = { path: [path.at(-1)!, spotOf(s, struck, YARD)], field: path.at(-1)! }
  tell(
    colourOf(struck) === colour
      ? { fact: 'struck-own', seat, ...back }
      : { fact: 'struck', seat, victimSeat: victim, ...back },
  )
}
