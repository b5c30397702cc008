import type { Tell } from '@spellendoos/kernel'
import { FORWARD, FORWARD_LEFT, FORWARD_RIGHT, NAMES, NOWHERE, specialFor, type Special } from './board.ts'
import { reshuffle } from './cards.ts'
import { awardCorner } from './corner.ts'
import { exactly } from './paths.ts'
import { awardPenalty } from './penalty.ts'
import { put, type State } from './state.ts'

/** voetbalspel.chain */
const MOST_IN_A_ROW = 2

const ARROWS = {
  'forward-2': { way: FORWARD, squares: 2 },
  'left-3': { way: FORWARD_LEFT, squares: 3 },
  'right-3': { way: FORWARD_RIGHT, squares: 3 },
} as const

/** The man has come to a field: its effect, if it counts. */
export function arrive(s: State, tell?: Tell): 'waits' | 'arrived' | 'done' {
  const special = specialFor(s.actor, s.men[s.man]!)
  if (special === undefined || s.chain === MOST_IN_A_ROW) return 'done'
  s.chain++
  return act(s, special, tell)
}

function act(s: State, special: Special, tell?: Tell): 'waits' | 'arrived' | 'done' {
  if (special === 'green') awardCorner(s, tell)
  else if (special === 'black') awardPenalty(s, tell)
  else if (special === 'red' || special === 'blue') awardCard(s, special)
  else return follow(s, special, tell)
  return 'waits'
}

/** voetbalspel.red-square, voetbalspel.blue-square */
function awardCard(s: State, colour: 'red' | 'blue'): void {
  s.phase = `draw-${colour}`
  reshuffle(s)
}

/** voetbalspel.arrow */
function follow(s: State, arrow: keyof typeof ARROWS, tell?: Tell): 'arrived' | 'done' {
  const { way, squares } = ARROWS[arrow]
  const from = s.men[s.man]!
  const to = exactly(s, s.man, way[s.actor]!, squares)
  if (to === NOWHERE) return 'done'
  put(s, s.man, to)
  s.last = [from, to]
  tell?.({ fact: 'arrow', seat: s.actor, squares, path: [NAMES[from]!, NAMES[to]!] })
  return 'arrived'
}
