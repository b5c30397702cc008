import { whole, type OptionsOf, type Result, type Seat, type Tell } from '@spellendoos/kernel'
import { diceGame } from '../table.ts'
import { sum, turns, type Turns } from '../turns.ts'
import { words } from './words.ts'

const options = { rounds: whole(1, 20, 10) }
const NEVER = 0

/** Points are dots here: one for each round in which your throw was lowest. */
interface State extends Turns<OptionsOf<typeof options>> {
  /** Who has ever had a dot. */
  marked: boolean[]
  /** The round in which a player wiped the last dot, or NEVER. */
  clean: number[]
}

/** Whether a seat threw the lowest (or the highest) of the round just played. */
function isExtreme({ sheet, seats }: State, seat: Seat, sign: 1 | -1): boolean {
  const from = sheet.length - seats
  const own = sheet[from + seat]!
  for (let i = from; i < sheet.length; i++) if ((sheet[i]! - own) * sign < 0) return false
  return true
}

/** The first series: the lowest get a dot. */
function mark(s: State, tell?: Tell): void {
  for (let seat = 0; seat < s.seats; seat++) {
    if (!isExtreme(s, seat, 1)) continue
    s.scores[seat]!++
    s.marked[seat] = true
    tell?.({ fact: 'dot', seat, n: s.scores[seat]! })
  }
}

/** The second series: the highest wipe one, if they have any. */
function wipe(s: State, tell?: Tell): void {
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.scores[seat] === 0 || !isExtreme(s, seat, -1)) continue
    s.scores[seat]!--
    if (s.scores[seat] === 0) s.clean[seat] = s.round
    tell?.({ fact: s.scores[seat] === 0 ? 'clean' : 'wiped', seat, n: s.scores[seat]! })
  }
}

/** The winners are clean first, the losers have the most dots left; all others are in between and equal. */
function standing({ seats, scores, clean, ended }: State): Result {
  const rounds = clean.filter((round) => round !== NEVER)
  const soonest = Math.min(...rounds)
  const most = Math.max(...scores)
  const wins = clean.map((round) => round === soonest)
  const loses = scores.map((dots) => dots > 0 && dots === most)
  const winners = wins.filter(Boolean).length
  const losers = loses.filter(Boolean).length
  // hoog-en-laag.no-winner: then the first place stays empty, and of two players both are second.
  const middle = Math.max(winners, 1) + 1
  const ahead = seats - losers
  const last = Math.min(seats, Math.max(ahead + 1, ahead > winners ? middle + 1 : middle))
  const places = scores.map((_, seat) => (wins[seat] ? 1 : loses[seat] ? last : middle))
  return { places, scores, why: ended }
}

/** Puntenspel hoog en laag: ten rounds to collect dots, ten to wipe them. */
export const game = diceGame<State>(
  turns({
    id: 'hoog-en-laag',
    backdrop: 'hills',
    version: 2,
    words,
    options,
    minutes: 15,
    // Two series of 20 rounds, 8 seats, a throw and its answer.
    bound: 2 * 20 * 8 * 2,
    dice: 2,
    end: 'hoog-en-laag.clean-first',
    rounds: (s) => 2 * s.options.rounds,
    own(s) {
      s.marked = new Array<boolean>(s.seats).fill(false)
      s.clean = new Array<number>(s.seats).fill(NEVER)
    },
    points: ({ dice }) => sum(dice),
    give: () => {},
    settle(s, tell) {
      const { rounds } = s.options
      if (s.round <= rounds) mark(s, tell)
      else wipe(s, tell)
      if (s.round === 2 * rounds && s.clean.every((round) => round === NEVER))
        s.ended = 'hoog-en-laag.no-winner'
    },
    standing,
    picture: (s, basic) => ({
      ...basic,
      seats: s.scores.map((score, seat) => {
        if (s.clean[seat] !== NEVER) return { score, note: { say: 'is-clean', n: s.clean[seat]! } }
        return s.round >= s.options.rounds && !s.marked[seat]
          ? { score, note: { say: 'unmarked' } }
          : { score }
      }),
    }),
  }),
)
