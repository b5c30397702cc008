import type { RuleId, Seat } from '@spellendoos/kernel'
import { CHIP_VALUES, chipsLeft, chipsOf, NONE } from './bets.ts'
import { HORSE_IDS, type Horse } from './horses.ts'
import { isMoved } from './runners.ts'
import { fieldOf, FIELDS, HOME } from './track.ts'
import type { View } from './view.ts'

/**
 * What an attempt is about: throwing, passing, a chip and perhaps a horse, or a horse or field and perhaps a
 * destination.
 */
type Try =
  | { readonly what: 'throw' | 'pass' }
  | { readonly what: 'bet'; readonly chip: number; readonly horse?: Horse }
  | { readonly what: 'run'; readonly horse: Horse; readonly to?: number }

const HORSE = `(?:${HORSE_IDS.join('|')})`
const CHIP = String.raw`(?:chip)?(\d+)`
const BET = new RegExp(`^${CHIP}[@-](${HORSE})$|^(${HORSE})-chip(\\d+)$|^chip(\\d+)$`)
const RUN = new RegExp(`^(?:(${HORSE})|f(\\d+))(?:-f(\\d+))?$`)

function readTry(v: View, tried: string): Try | undefined {
  if (tried === 'throw' || tried === 'pass') return { what: tried }
  const bet = BET.exec(tried)
  if (bet !== null) {
    const chip = Number(bet[1] ?? bet[4] ?? bet[5])
    const horse = bet[2] ?? bet[3]
    return horse === undefined
      ? { what: 'bet', chip }
      : { what: 'bet', chip, horse: HORSE_IDS.indexOf(horse) }
  }
  const run = RUN.exec(tried)
  if (run === null || !isField(run[2]) || !isField(run[3])) return undefined
  const horse = run[1] === undefined ? horseOn(v, Number(run[2])) : HORSE_IDS.indexOf(run[1])
  return run[3] === undefined ? { what: 'run', horse } : { what: 'run', horse, to: Number(run[3]) }
}

const isField = (text: string | undefined): boolean =>
  text === undefined || (Number(text) >= 1 && Number(text) <= FIELDS)

/** The horse on a field, or NONE. */
const horseOn = (v: View, field: number): Horse => v.ways.findIndex((way) => fieldOf(way) === field)

export function explain(v: View, seat: Seat, tried: string): RuleId | undefined {
  const meant = readTry(v, tried)
  if (meant === undefined) return undefined
  if (seat !== v.seat) return v.phase === 'bet' ? 'royal-turf.betting' : 'royal-turf.turn'
  if (v.phase === 'bet') return whileBetting(v, seat, meant)
  if (meant.what === 'bet') return 'royal-turf.betting'
  if (meant.what !== 'run') return 'royal-turf.must-move'
  return v.phase === 'throw' ? 'royal-turf.throw' : whileRunning(v, meant.horse, meant.to)
}

function whileBetting(v: View, seat: Seat, meant: Try): RuleId | undefined {
  const own = v.laid[seat]!
  const takenBy = (horse: Horse) => own[horse] !== undefined && own[horse] !== NONE
  if (meant.what === 'run' && takenBy(meant.horse)) return 'royal-turf.one-per-horse'
  if (meant.what === 'pass') return 'royal-turf.betting'
  if (meant.what !== 'bet') return 'royal-turf.course'
  if (!CHIP_VALUES.includes(meant.chip) || chipsOf(v.verdekt)[meant.chip] === 0) return 'royal-turf.chips'
  if (chipsLeft(own, v.verdekt)[meant.chip] === 0) return 'royal-turf.chips-stay'
  return meant.horse !== undefined && takenBy(meant.horse) ? 'royal-turf.one-per-horse' : undefined
}

function whileRunning(v: View, horse: Horse, to: number | undefined): RuleId | undefined {
  if (horse === NONE) return 'royal-turf.throw'
  if (v.ways[horse] === HOME) return 'royal-turf.finish'
  if (isMoved(v, horse)) return 'royal-turf.once-a-cycle'
  if (to === undefined) return undefined
  return horseOn(v, to) === NONE ? 'royal-turf.must-move' : 'royal-turf.taken-field'
}
