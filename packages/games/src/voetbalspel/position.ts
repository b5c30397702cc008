import { value, type PositionText, type Read, type Seat } from '@spellendoos/kernel'
import { fieldNamed, isPitch, NAMES, NOWHERE, type Field } from './board.ts'
import { BLUE_CARDS, RED_CARDS } from './deck.ts'
import { keptOf, misfit, turnsBefore } from './position-fits.ts'
import { wrong, wrongPart, wrongPhase } from './words-position.ts'
import {
  EXTRA_TIME,
  NO_MAN,
  PHASES,
  put,
  setup,
  SHOOT_OUT,
  takeOff,
  TEAM,
  type Man,
  type Phase,
  type Settings,
  type State,
} from './state.ts'
import { turnsIn } from './halves.ts'

const MEN = 2 * TEAM
const OFF = '-'
/** Follows the phase: chance has still to answer. */
const ASKING = '!'

/** One more thing that a text may say, as `name:value`; left out if it has its default. */
interface Part {
  write(s: State): string
  /** Applies the value; returns whether it was valid. */
  read(s: State, text: string): boolean
}

const wholeNumber = (text: string): number => (/^(?:0|[1-9]\d{0,3})$/.test(text) ? Number(text) : NaN)
const numbers = (text: string, sign: string): number[] => text.split(sign).map(wholeNumber)
const within = (all: readonly number[], least: number, most: number): boolean =>
  all.every((each) => each >= least && each <= most)

/** `2-1`: a number for each seat. */
function readPair(text: string, most: number): number[] | undefined {
  const pair = numbers(text, '-')
  return pair.length === 2 && within(pair, 0, most) ? pair : undefined
}

type Counts = 'again' | 'penalties' | 'winds'
type Count = 'extra' | 'chain' | 'ties' | 'changes'

const pairPart = (name: Counts, most: number): Part => ({
  write: (s) => s[name].join('-'),
  read(s, text) {
    const pair = readPair(text, most)
    if (pair !== undefined) s[name] = pair
    return pair !== undefined
  },
})

const countPart = (name: Count, most: number): Part => ({
  write: (s) => String(s[name]),
  read(s, text) {
    s[name] = wholeNumber(text)
    return s[name] <= most
  },
})

const seatPart = (name: 'actor' | 'first' | 'kicker'): Part => ({
  write: (s) => String(s[name] + 1),
  read(s, text) {
    s[name] = Number(text) - 1
    return text === '1' || text === '2'
  },
})

const listPart = (name: 'throws' | 'kicks', least: number, highest: number, longest: number): Part => ({
  write: (s) => s[name].join(','),
  read(s, text) {
    s[name] = numbers(text, ',')
    return s[name].length <= longest && within(s[name], least, highest)
  },
})

const manPart = (name: 'man' | 'lifted' | 'carded'): Part => ({
  write: (s) => (s[name] === NO_MAN ? '' : String(s[name] + 1)),
  read(s, text) {
    s[name] = wholeNumber(text) - 1
    return within([s[name]], 0, MEN - 1)
  },
})

/** `5=2,13=1`: men with a number each. */
const menPart = (name: 'misses' | 'offside', least: (s: State, man: Man) => number, more: number): Part => ({
  write: (s) =>
    s[name].flatMap((count, man) => (count >= least(s, man) ? [`${man + 1}=${count}`] : [])).join(','),
  read: (s, text) =>
    text.split(',').every((each) => {
      const [number = NaN, count = NaN, ...rest] = numbers(each, '=')
      const man = number - 1
      if (rest.length > 0 || !within([man], 0, MEN - 1)) return false
      s[name][man] = count
      return within([count], least(s, man), least(s, man) + more)
    }),
})

const cardsPart = (name: 'red' | 'blue', kinds: readonly { readonly count: number }[]): Part => ({
  write: (s) => s[name].join(','),
  read(s, text) {
    s[name] = numbers(text, ',')
    return s[name].length === kinds.length && s[name].every((left, kind) => left <= kinds[kind]!.count)
  },
})

const fieldsPart = (name: 'last' | 'lineUps', fits: (count: number) => boolean): Part => ({
  write: (s) => s[name].map((field) => NAMES[field]!).join(','),
  read(s, text) {
    s[name] = text.split(',').map(fieldNamed)
    return fits(s[name].length) && !s[name].includes(NOWHERE)
  },
})

/** In the order in which they are written and applied. */
const PARTS: Readonly<Record<string, Part>> = {
  phase: {
    write: (s) => `${s.phase}${s.asking ? ASKING : ''}`,
    read(s, text) {
      s.asking = text.endsWith(ASKING)
      s.phase = (s.asking ? text.slice(0, -ASKING.length) : text) as Phase
      return PHASES.includes(s.phase)
    },
  },
  actor: seatPart('actor'),
  first: seatPart('first'),
  kicker: seatPart('kicker'),
  taken: {
    write: (s) => s.taken.join('-'),
    read(s, text) {
      const pair = readPair(text, Infinity)
      if (pair !== undefined) s.taken = pair
      return pair !== undefined
    },
  },
  dice: {
    write: (s) => (s.number === 0 ? '' : `${s.number},${s.arrow}`),
    read(s, text) {
      const [number = NaN, arrow = NaN, ...rest] = numbers(text, ',')
      s.number = number
      s.arrow = arrow
      return rest.length === 0 && within([number, arrow], 1, 6)
    },
  },
  moved: {
    write: (s) => s.men.flatMap((_, man) => ((s.moved >> man) & 1 ? [man + 1] : [])).join(','),
    read(s, text) {
      const men = numbers(text, ',')
      for (const man of men) s.moved |= 1 << (man - 1)
      return within(men, 1, MEN)
    },
  },
  again: pairPart('again', 99),
  extra: countPart('extra', 2),
  man: manPart('man'),
  chain: countPart('chain', 2),
  throws: listPart('throws', 1, 6, 2),
  ties: countPart('ties', 19),
  misses: menPart('misses', (s, man) => s.taken[man < TEAM ? 0 : 1]! + 1, 1),
  offside: menPart('offside', () => 1, 1),
  penalties: pairPart('penalties', 2),
  winds: pairPart('winds', 2),
  red: cardsPart('red', RED_CARDS),
  blue: cardsPart('blue', BLUE_CARDS),
  card: {
    write: (s) => s.card,
    read(s, text) {
      s.card = text
      return [...RED_CARDS, ...BLUE_CARDS].some(({ name }) => name === text)
    },
  },
  carded: manPart('carded'),
  kicks: listPart('kicks', 0, 1, 50),
  'line-ups': fieldsPart('lineUps', (count) => count === MEN),
  lifted: manPart('lifted'),
  changes: countPart('changes', 22),
  last: fieldsPart('last', (count) => count <= 2),
}
const NAMED = Object.keys(PARTS)

/** The default: the side on turn is about to throw. */
function usual(s: State): void {
  const earlier = s.length === 'turns' ? turnsBefore(s) : 0
  s.phase = 'throw'
  s.actor = s.seat
  s.taken = s.played.map((played) => played + earlier)
}

/** Follows from the rest: the clock runs from a period's first kick-off on; kept cards are not in the stack. */
function complete(s: State, said: ReadonlySet<string>): void {
  const isStarted = s.phase !== 'set-up' || s.played.some((played) => played > 0)
  s.running = isStarted && s.phase !== 'roll-off' && s.phase !== 'over' && s.period < SHOOT_OUT
  if (!said.has('kicker')) s.kicker = s.phase === 'set-up' ? s.seat : s.first
  if (!said.has('blue')) s.blue = BLUE_CARDS.map(({ name, count }) => count - keptOf(s, name))
}

const WITH_THROWS: readonly Phase[] = ['roll-off', 'corner', 'corner-kick', 'penalty']
const BETWEEN_TURNS: readonly Phase[] = ['roll-off', 'set-up', 'over']

/** The state without leftovers that have no meaning any more. */
function tidy(s: State): State {
  const tidied = { ...s }
  if (!WITH_THROWS.includes(s.phase)) tidied.throws = []
  if (s.phase !== 'roll-off') tidied.ties = 0
  if (s.phase === 'over') tidied.actor = s.seat
  if (s.phase !== 'set-up') {
    tidied.lifted = NO_MAN
    tidied.changes = 0
  }
  if (s.period < SHOOT_OUT && !BETWEEN_TURNS.includes(s.phase)) return tidied
  return { ...tidied, number: 0, arrow: 0, moved: 0, extra: 0, man: NO_MAN, chain: 0 }
}

/** The same men, turn, score and period with defaults otherwise. */
function plain(s: State): State {
  const bare = setup(s)
  bare.seat = s.seat
  bare.period = s.period
  bare.played = s.played
  usual(bare)
  bare.penalties = s.penalties
  bare.winds = s.winds
  bare.first = s.first
  bare.phase = s.phase
  complete(bare, new Set())
  return { ...bare, phase: 'throw', first: 0, penalties: [0, 0], winds: [0, 0] }
}

const writeMen = (s: State, seat: Seat): string =>
  s.men
    .slice(seat * TEAM, (seat + 1) * TEAM)
    .map((field) => (field === NOWHERE ? OFF : NAMES[field]!))
    .join(',')

/**
 * A position as text: the squares of the men of each side, the keeper first and `-` for a man who is off; whose turn it
 * is; the score; the period; the turns that each side has had in it; and then, as `name:value`, whatever differs from
 * the start of a turn.
 */
export const position: PositionText<State, Settings> = {
  write(s) {
    const bare = plain(s)
    const tidied = tidy(s)
    const more = NAMED.flatMap((name) => {
      const text = PARTS[name]!.write(tidied)
      return text === '' || text === PARTS[name]!.write(bare) ? [] : [`${name}:${text}`]
    })
    const pair = (counts: readonly number[]) => counts.join('-')
    return [
      writeMen(s, 0),
      writeMen(s, 1),
      s.seat + 1,
      pair(s.goals),
      s.period + 1,
      pair(s.played),
      ...more,
    ].join(' ')
  },

  read(text, options) {
    const [lower = '', upper = '', turn = '', score = '', period = '', turns = '', ...more] = text.split(' ')
    if (turns === '') return wrong('position-parts')
    const s = setup(options)
    const crowded = standUp(s, [lower, upper])
    if (crowded !== undefined) return crowded
    if (!/^[12]$/.test(turn)) return wrong('position-turn')
    s.seat = Number(turn) - 1
    if (!/^[1-5]$/.test(period)) return wrong('position-period')
    s.period = Number(period) - 1
    const played = readPair(turns, s.period === SHOOT_OUT ? 0 : turnsIn(s))
    if (played === undefined) return wrong('position-turns')
    s.played = played
    usual(s)
    const unread = readMore(s, more)
    if (unread !== undefined) return unread
    const goals = readPair(score, s.taken[0]! + s.taken[1]!)
    if (goals === undefined || goals[0]! + goals[1]! > s.taken[0]! + s.taken[1]!)
      return wrong('position-score')
    s.goals = goals
    if (mustBeLevel(s) && goals[0] !== goals[1]) return wrong('position-level')
    const tidied = tidy(s)
    const stray = NAMED.find((name) => PARTS[name]!.write(s) !== PARTS[name]!.write(tidied))
    const part = stray ?? misfit(s)
    return part === undefined ? value(s) : wrongPhase(s.phase, part)
  },
}

/** Extra time begins, and penalties are taken, only if the score is level. */
const mustBeLevel = (s: State): boolean =>
  s.period === SHOOT_OUT || (s.period === EXTRA_TIME && s.played[0] === 0 && s.played[1] === 0)

/** Puts the men where the text says; returns what is wrong with that. */
function standUp(s: State, sides: readonly string[]): Read<never> | undefined {
  for (let man = 0; man < MEN; man++) takeOff(s, man)
  for (const [seat, side] of sides.entries()) {
    const names = side.split(',')
    if (names.length !== TEAM) return wrong('position-men')
    for (const [i, name] of names.entries()) {
      if (name === OFF) continue
      const field = squareNamed(name)
      if (field === NOWHERE) return wrong('position-men')
      if (s.board[field] !== NO_MAN) return wrong('position-two-men')
      put(s, seat * TEAM + i, field)
    }
  }
  return undefined
}

/** The square of the pitch with this name; the goals are excluded. */
const squareNamed = (name: string): Field => {
  const field = fieldNamed(name)
  return isPitch(field) ? field : NOWHERE
}

/** Applies whatever else is said; returns the first thing that is invalid. */
function readMore(s: State, more: readonly string[]): Read<never> | undefined {
  const said = new Map<string, string>()
  for (const part of more) {
    const name = part.split(':', 1)[0]!
    if (!Object.hasOwn(PARTS, name) || name === part || said.has(name)) return wrong('position-more')
    said.set(name, part.slice(name.length + 1))
  }
  for (const name of NAMED) {
    const text = said.get(name)
    if (text !== undefined && !PARTS[name]!.read(s, text)) return wrongPart(name)
  }
  complete(s, new Set(said.keys()))
  return undefined
}
