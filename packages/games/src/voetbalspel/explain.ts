import type { RuleId, Seat } from '@spellendoos/kernel'
import { fieldNamed, isGoal, NOWHERE, RAYS, type Field } from './board.ts'
import { FORMATION_NAMES } from './formation.ts'
import { menInArea, NO_MAN, seatOf, isOwn, isResting, type Man, type Phase, type State } from './state.ts'
import { misplaced, MOST_CHANGES } from './setting-up.ts'
import { hasMoved, walk, waysOf, type Walk } from './walks.ts'

/** What somebody tried: a word, or one or two fields. A field that does not exist is NOWHERE. */
type Attempt =
  | { readonly word: string }
  | { readonly from: Field; readonly to?: undefined }
  | { readonly from: Field; readonly to: Field }

const WORDS = ['throw', 'draw', 'ready', 'pass', ...FORMATION_NAMES]
const FIELDS = /^([a-z]\d{1,2})(?:[-x]([a-z]\d{1,2}))?$/

function read(tried: string): Attempt | undefined {
  if (WORDS.includes(tried)) return { word: tried }
  const parts = FIELDS.exec(tried)
  if (parts === null) return undefined
  const from = fieldNamed(parts[1]!)
  return parts[2] === undefined ? { from } : { from, to: fieldNamed(parts[2]) }
}

/** Which rule forbids what the seat tried. */
export function explain(s: State, seat: Seat, tried: string): RuleId | undefined {
  const attempt = read(tried)
  return attempt === undefined ? undefined : `voetbalspel.${rule(s, seat, attempt)}`
}

/** While only one thing can be done, its rule forbids everything else. */
const ONE_THING: Partial<Readonly<Record<Phase, string>>> = {
  'roll-off': 'kick-off-throw',
  corner: 'corner',
  'corner-kick': 'corner-sum',
  penalty: 'penalty',
  'draw-red': 'red-square',
  'draw-blue': 'blue-square',
  'throw-in': 'throw-in',
  'through-ball': 'through-ball',
  'keeper-aside': 'keeper-mistake',
}

function rule(s: State, seat: Seat, attempt: Attempt): string {
  const isWord = 'word' in attempt
  if (!isWord && (attempt.from === NOWHERE || attempt.to === NOWHERE)) return 'pitch'
  if (seat !== s.actor) return whoseTurn(s)
  const only = ONE_THING[s.phase]
  if (only !== undefined) return only
  if (s.phase === 'set-up')
    return isWord ? whileSettingUp(attempt.word) : placing(s, seat, attempt.from, attempt.to)
  if (s.phase === 'kept-penalty') return isWord ? 'kept-penalty-when' : keptPenalty(s, seat, attempt.from)
  if (s.phase === 'throw') return isWord ? beforeThrow(attempt.word) : 'two-dice'
  return isWord ? afterThrow(attempt.word) : walking(s, seat, attempt.from, attempt.to)
}

function whoseTurn(s: State): string {
  if (s.phase === 'roll-off') return 'kick-off-throw'
  return s.phase === 'set-up' ? 'set-up-order' : 'turns'
}

/** Words while the men are set up: a man in the hand has to be set down first, and changes are counted. */
function whileSettingUp(word: string): string {
  return word === 'throw' || word === 'draw' || word === 'pass' ? 'set-up-order' : 'adjusting'
}

function placing(s: State, seat: Seat, from: Field, to?: Field): string {
  if (s.lifted !== NO_MAN) return misplaced(s, s.lifted, to ?? from) ?? 'adjusting'
  if (!isOwn(s, seat, from)) return 'own-men'
  if (s.changes === MOST_CHANGES || to === undefined) return 'adjusting'
  return misplaced(s, s.board[from]!, to) ?? 'adjusting'
}

const keptPenalty = (s: State, seat: Seat, field: Field): string =>
  isOwn(s, seat, field) && !menInArea(s, seat).includes(field) ? 'kept-penalty' : 'own-men'

function beforeThrow(word: string): string {
  if (word === 'draw') return 'cards'
  return word === 'pass' ? 'pass' : 'kick-off'
}

function afterThrow(word: string): string {
  if (word === 'throw') return 'three-men'
  return beforeThrow(word)
}

const REASONS: Readonly<Record<Walk, string>> = {
  walks: 'two-dice',
  shoots: 'two-dice',
  defends: 'defence',
  'off-pitch': 'free-square',
  wall: 'wall',
  saved: 'keeper-saves',
  taken: 'free-square',
  'not-in-area': 'defence',
  'not-backward': 'defence-terms',
  'no-room': 'push',
  'goal-line': 'goal-line',
}

function walking(s: State, seat: Seat, from: Field, to?: Field): string {
  if (!isOwn(s, seat, from)) return 'own-men'
  const man = s.board[from]!
  if (hasMoved(s, man)) return 'three-men'
  if (isResting(s, man)) return 'yellow-card'
  return to === undefined ? REASONS[walk(s, man, waysOf(s, seat)[0]!)] : towards(s, man, from, to)
}

/** A field was tried: is it in the right direction, at the right distance, and within the rules of one move? */
function towards(s: State, man: Man, from: Field, to: Field): string {
  const way = waysOf(s, seatOf(man)).find((each) => RAYS[each]![from]!.includes(to))
  if (way === undefined) return 'arrow-die'
  if (RAYS[way]![from]![s.number - 1] !== to) return isGoal(to) ? 'shot' : 'two-dice'
  return REASONS[walk(s, man, way)]
}
