import type { RuleId, Seat } from '@spellendoos/kernel'
import { MUST_ENTER } from './moves.ts'
import { DIE, PASSING, stepCalled } from './names.ts'
import { PAWNS } from './layout.ts'
import { isHome, onCircuit, openEnd, YARD, type Colour, type State, type Step } from './state.ts'

const rule = (name: string): RuleId => `mens-maak-je-niet-dik.${name}`

/**
 * A place that was named or tapped: a step on the path of the colour on turn, or somewhere that belongs to another
 * colour.
 */
type Named = Step | 'elsewhere'

/** A nest such as B1.3 or an end circle such as b2: the spots that belong to one colour. */
const OWNED = /^(?:(B)([1-6])\.[1-4]|([a-d])([1-6]))$/

function readPlace(s: State, text: string): Named | undefined {
  const owned = OWNED.exec(text)
  if (owned === null) return stepCalled(s, s.colour, text)
  const colour: Colour = Number(owned[2] ?? owned[4]) - 1
  if (colour >= s.homes.length) return undefined
  return colour === s.colour ? stepCalled(s, colour, owned[1] ?? owned[3]!) : 'elsewhere'
}

/** Which rule forbids what was tried. */
export function explain(s: State, seat: Seat, tried: string): RuleId | undefined {
  const isThrow = tried === 'throw' || tried === DIE
  const isPass = tried === PASSING
  const places = isThrow || isPass ? [] : tried.split('-').map((text) => readPlace(s, text))
  if (places.length > 2 || places.includes(undefined)) return undefined
  if (s.end !== null) return s.end
  if (seat !== s.seat) return rule(s.rollOff === null ? 'turn' : 'roll-off')
  if (s.rollOff !== null) return isThrow ? undefined : rule('roll-off')
  if (s.pips === 0) return isThrow ? undefined : rule('throw')
  if (isThrow || isPass) return s.may === 0 ? (isPass ? undefined : rule('pass')) : rule('must-move')
  return explainPawn(s, places[0]!, places[1])
}

function explainPawn(s: State, from: Named, to: Named | undefined): RuleId | undefined {
  const first = s.colour * PAWNS
  const pawn = from === 'elsewhere' ? -1 : s.pawns.indexOf(from, first)
  if (from === 'elsewhere' || pawn < 0 || pawn >= first + PAWNS) return rule('own-pawn')
  if (isHome(s, from)) return rule('home-stays')
  if (s.entered >= 0 && pawn !== s.entered) return rule(s.pips === 6 ? 'entered-six' : 'entered-moves')
  if (from === YARD) return explainYard(s, to)
  if (s.may === MUST_ENTER) return rule('six-enters')
  if (to !== undefined && to !== from + s.pips) return rule('throw')
  if (onCircuit(s, from + s.pips)) return undefined
  return explainEnd(s, from + s.pips)
}

function explainYard(s: State, to: Named | undefined): RuleId | undefined {
  if (s.pips !== 6) return rule('six-enters')
  if (s.may !== MUST_ENTER) return rule('start-taken')
  return to === undefined || to === 0 ? undefined : rule('six-enters')
}

/** A step beyond the circuit: too far, occupied, or one that is not the next to be filled. */
function explainEnd(s: State, to: Step): RuleId | undefined {
  const open = openEnd(s, s.colour)
  if (to === open) return undefined
  return rule(to < open ? 'innermost' : 'exact')
}
