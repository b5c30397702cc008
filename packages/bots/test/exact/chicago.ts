import { throwsOf, type SolvedDecision, type Solved } from './decision.ts'

const AIM = 1000
const POINTS = [0, 100, 2, 3, 4, 5, 60]
const THROWS = [0, 1, 2, 3].map((dice) => (dice === 0 ? [{ eyes: [], share: 1 }] : throwsOf(dice)))
const sorted = (eyes: readonly number[]) => eyes.toSorted((a, b) => a - b)
const pointsOf = (eyes: readonly number[]) => eyes.reduce((sum, each) => sum + POINTS[each]!, 0)

/** All combinations of three dice. */
const LYING = THROWS[3]!
const numberOf = new Map(LYING.map(({ eyes }, i) => [eyes.join(''), i]))
const lyingAs = (eyes: readonly number[]) => numberOf.get(sorted(eyes).join(''))!
const SCORES = LYING.map(({ eyes }) => pointsOf(eyes))

/** All that can be kept of three dice, at most two, and what the dice can show after the others were thrown. */
const KEPT = THROWS.slice(0, 3).flatMap((throws) => throws.map(({ eyes }) => eyes))
const keptAs = (eyes: readonly number[]) => KEPT.findIndex((kept) => kept.join('') === sorted(eyes).join(''))
const AFTER = KEPT.map((kept) =>
  THROWS[3 - kept.length]!.map(({ eyes, share }) => ({ lying: lyingAs([...kept, ...eyes]), share })),
)
const KEEPS = LYING.map(({ eyes: [a, b, c] }) =>
  [[], [a!], [b!], [c!], [a!, b!], [a!, c!], [b!, c!]].map(keptAs),
)
/** What the dice show when a six of several is turned to a one. */
const TURNED = LYING.map(({ eyes }) =>
  eyes.filter((each) => each === 6).length > 1 ? lyingAs(eyes.toSpliced(2, 1, 1)) : undefined,
)
/** Those with fewer sixes first: a turn of a six leads to them. */
const BY_SIXES = [...LYING.keys()].toSorted(
  (a, b) => Number(TURNED[a] !== undefined) - Number(TURNED[b] !== undefined) || SCORES[a]! - SCORES[b]!,
)

/** The value of the rest of a turn, given the value of writing down each combination. */
class Turn {
  readonly stop: Float64Array
  /**
   * By the number of throws made, 1 or 2: the value of throwing again what is not kept, and of the dice as they are.
   */
  readonly throwing: Float64Array[] = []
  readonly lying: Float64Array[] = []

  constructor(stop: Float64Array) {
    this.stop = stop
    let next = stop
    for (const count of [2, 1]) {
      const throwing = new Float64Array(KEPT.length)
      for (const [kept, after] of AFTER.entries()) {
        let sum = 0
        for (const { lying, share } of after) sum += share * next[lying]!
        throwing[kept] = sum
      }
      const best = stop.slice()
      for (const lying of BY_SIXES) {
        for (const kept of KEEPS[lying]!) best[lying] = Math.max(best[lying]!, throwing[kept]!)
        const turned = count === 1 ? TURNED[lying] : undefined
        if (turned !== undefined) best[lying] = Math.max(best[lying]!, best[turned]!)
      }
      this.throwing[count] = throwing
      this.lying[count] = best
      next = best
    }
  }
  get worth(): number {
    return LYING.reduce((sum, { share }, lying) => sum + share * this.lying[1]![lying]!, 0)
  }

  /** The value of these dice, some of them kept, after this move. */
  chance(move: string, lying: readonly number[], kept: readonly boolean[], count: number): number {
    if (move === 'stop') return this.stop[lyingAs(lying)]!
    if (move === 'throw') return this.throwing[count]![keptAs(lying.filter((_, i) => kept[i]))]!
    const [nextLying, nextKept] = [[...lying], [...kept]]
    if (move === 'turn-six') nextLying[lying.indexOf(6)] = 1
    else
      nextKept[lying.findIndex((eyes, i) => !kept[i] && eyes === Number(move.slice('keep-'.length)))] = true
    return this.best(nextLying, nextKept, count)
  }
  best(lying: readonly number[], kept: readonly boolean[], count: number): number {
    const moves = ['stop', 'throw']
    if (count === 1 && lying.filter((eyes) => eyes === 6).length > 1) moves.push('turn-six')
    if (kept.filter(Boolean).length < 2) lying.forEach((eyes, i) => kept[i] || moves.push(`keep-${eyes}`))
    return Math.max(...moves.map((move) => this.chance(move, lying, kept, count)))
  }
}

interface State {
  readonly lying: readonly number[]
  readonly kept: readonly boolean[]
  readonly count: number
}

/**
 * Chicago for two, one round: up to three throws a turn, and the first with a thousand wins at once. Solved from `from`
 * points on; only every `every`-th total is examined.
 */
export function chicago(start: 'moves-on' | 'first', from: number, every: number): Solved {
  const width = AIM - from
  const at = (own: number, other: number) => (own - from) * width + other - from
  /**
   * The share of the player on turn, by totals: if both have had equally many turns, and if the other has had one more.
   */
  const shares = [new Float64Array(width * width), new Float64Array(width * width)]
  const turnAt = (had: number, own: number, other: number): Turn => {
    const stop = new Float64Array(SCORES.length)
    SCORES.forEach((points, lying) => {
      const total = own + points
      if (total >= AIM) stop[lying] = 1
      else if (start === 'first') stop[lying] = 1 - shares[0]![at(other, total)]!
      else if (had === 0) stop[lying] = 1 - shares[1]![at(other, total)]!
      else stop[lying] = shares[0]![at(total, other)]!
    })
    return new Turn(stop)
  }
  const solve = () => {
    for (let sum = 2 * AIM - 2; sum >= 2 * from; sum--)
      for (let own = Math.max(from, sum - AIM + 1); own <= Math.min(AIM - 1, sum - from); own++)
        for (const had of start === 'first' ? [0] : [0, 1])
          shares[had]![at(own, sum - own)] = turnAt(had, own, sum - own).worth
  }

  function* decisions(): Generator<SolvedDecision> {
    solve()
    for (let own = from + (every >> 1); own < AIM; own += every)
      for (let other = from + (every >> 2); other < AIM; other += every)
        for (const had of [0, 1]) {
          const turn = turnAt(start === 'first' ? 0 : had, own, other)
          // The starter is seat 0 here, the other is seat 1.
          const seat = had
          const totals = seat === 0 ? [own, other] : [other, own]
          for (const { eyes } of LYING)
            for (const count of [1, 2])
              yield {
                position: { seat, totals, lying: eyes, kept: [false, false, false], count, starter: 0 },
                seat,
                chance: (move, s: State) => turn.chance(move, s.lying, s.kept, s.count),
              }
        }
  }
  const name = `chicago from ${from}, start ${start}`
  return { id: 'chicago', name, seats: 2, options: { rounds: 1, start }, decisions }
}
