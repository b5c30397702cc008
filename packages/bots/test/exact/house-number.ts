import { EYES, mean, throwsOf, won, type SolvedDecision, type Solved } from './decision.ts'

const PLACES = ['first', 'middle', 'last'] as const
const WEIGHTS = [100, 10, 1]
const [TWO, THREE] = [throwsOf(2), throwsOf(3)]
/** A number is between 111 and 666. */
const SPAN = 555

/**
 * A house number for two: three figures in three throws, each put in a place; the highest, or the lowest, total wins.
 */
export function houseNumber(id: string, high: boolean, rounds: number, most = 2 * rounds): Solved {
  const FAR = SPAN * rounds + 700
  /** By turns to come: the share of the player on turn, by lead. */
  const shares: Float64Array[] = []
  const ended = (turns: number, lead: number): number => {
    if (turns === 0) return won(lead)
    if (lead > FAR) return 1
    return lead < -FAR ? 0 : 1 - shares[turns]![FAR - lead]!
  }
  const gain = (eyes: number, place: number) => (high ? 1 : -1) * eyes * WEIGHTS[place]!

  /** The share with these places open, a lead that includes what was placed, and this many turns after this one. */
  class Turn {
    readonly #after: number
    readonly #known = new Map<number, number>()
    constructor(after: number) {
      this.#after = after
    }
    throwing(open: number, lead: number): number {
      const name = open * 100_000 + lead + FAR
      const before = this.#known.get(name)
      if (before !== undefined) return before
      const found = this.#throwing(open, lead)
      this.#known.set(name, found)
      return found
    }
    #throwing(open: number, lead: number): number {
      const places = [0, 1, 2].filter((place) => (open >> place) % 2 === 1)
      if (places.length === 1)
        return mean(EYES.map((eyes) => ended(this.#after, lead + gain(eyes, places[0]!))))
      let sum = 0
      for (const { eyes, share } of places.length === 2 ? TWO : THREE) {
        let best = 0
        for (const die of new Set(eyes))
          for (const place of places) best = Math.max(best, this.setting(open, lead, die, place))
        sum += share * best
      }
      return sum
    }
    setting(open: number, lead: number, die: number, place: number): number {
      return this.throwing(open & ~(1 << place), lead + gain(die, place))
    }
  }

  let known = 0
  const solve = (turns: number) => {
    while (known < turns) {
      known++
      const turn = new Turn(known - 1)
      shares[known] = Float64Array.from({ length: 2 * FAR + 1 }, (_, i) => turn.throwing(7, i - FAR))
    }
  }

  function* decisions(): Generator<SolvedDecision> {
    for (let turns = 1; turns <= most; turns++) {
      solve(turns - 1)
      const turn = new Turn(turns - 1)
      const seat = turns % 2
      const played = Math.ceil((2 * rounds - turns) / 2)
      // The second player is behind or ahead by what the first has made in this round.
      const middle = seat === 1 ? (high ? -580 : 197) : 0
      const leads = [-701, -360, -200, -123, -77, -40, -12, -3, 0, 2, 9, 35, 61, 118, 222, 407, 650]
      for (const lead of leads.map((each) => each + middle)) {
        if (Math.abs(lead) > SPAN * played + (seat === 1 ? 111 : 0)) continue
        const base = 10_000
        const scores = seat === 0 ? [base + lead, base] : [base, base + lead]
        const sheet = new Array<number>(2 * rounds - turns).fill(0)
        const common = {
          round: rounds - Math.ceil(turns / 2),
          seat,
          scores: scores.map((each) => (high ? each : 2 * base - each)),
          sheet,
          next: 'choice',
        }
        const chanceOf = (open: number, from: number) => (move: string) => {
          const [eyes, place] = move.split('-')
          return turn.setting(open, from, Number(eyes), PLACES.indexOf(place as 'first'))
        }
        for (const { eyes } of THREE)
          yield {
            position: { ...common, figures: [0, 0, 0], dice: eyes, turn: [9] },
            seat,
            chance: chanceOf(7, lead),
          }
        for (const [place] of PLACES.entries())
          for (const set of EYES)
            for (const { eyes } of TWO) {
              const figures = [0, 0, 0]
              figures[place] = set
              yield {
                position: { ...common, figures, dice: eyes, turn: [9, 9] },
                seat,
                chance: chanceOf(7 & ~(1 << place), lead + gain(set, place)),
              }
            }
      }
    }
  }
  return { id, name: `${id}, ${rounds} rounds`, seats: 2, options: { rounds }, decisions }
}
