import { EYES, mean, remembered, throwsOf, won, type SolvedDecision, type Solved } from './decision.ts'

const AIM = 12
const THREE = throwsOf(3)
const sumOf = (eyes: readonly number[]) => eyes.reduce((a, b) => a + b, 0)
/** What is written down for this total: past twelve you are dead, which counts for nothing. */
const written = (eyes: number) => (eyes > AIM ? 0 : eyes)

/** Macao for two: three throws, perhaps a fourth; a point for everyone closest to twelve. */
export function macao(rounds: number): Solved {
  /** The first player's share of the win, with this many rounds to come and this lead. */
  const first = remembered((left: number, lead: number): number => {
    if (left === 0) return won(lead)
    return turn((own) => turn((other) => -settle(left, lead, own, other)) * -1)
  })
  /** The first player's share once both have written something down. */
  const settle = (left: number, lead: number, own: number, other: number): number =>
    first(left - 1, lead + Math.sign(own - other))
  /** The value of a turn for its player, who gets `then` for what is written down. */
  const turn = (then: (written: number) => number): number =>
    THREE.reduce((sum, { eyes, share }) => {
      const three = sumOf(eyes)
      return sum + share * (three < AIM ? Math.max(then(three), fourth(three, then)) : then(written(three)))
    }, 0)
  const fourth = (three: number, then: (written: number) => number): number =>
    mean(EYES.map((eyes) => then(written(three + eyes))))

  function* decisions(): Generator<SolvedDecision> {
    for (let left = 1; left <= rounds; left++)
      for (let lead = left - rounds; lead <= rounds - left; lead++)
        for (let three = 3; three < AIM; three++) {
          const turnOf = [three - Math.ceil(three / 2), Math.ceil(three / 2) - 1, 1]
          const scores = [Math.max(lead, 0), Math.max(-lead, 0)]
          const common = { round: rounds - left, scores, turn: turnOf, dice: [1], next: 'choice' }
          const sheet = new Array<number>(2 * (rounds - left)).fill(0)
          const begin = (own: number) => turn((other) => -settle(left, lead, own, other)) * -1
          yield {
            position: { ...common, seat: 0, sheet },
            seat: 0,
            chance: (move) => (move === 'stop' ? begin(three) : fourth(three, begin)),
          }
          for (const own of [0, 3, 5, 7, 8, 9, 10, 11, 12]) {
            const end = (other: number) => 1 - settle(left, lead, own, other)
            yield {
              position: { ...common, seat: 1, sheet: [...sheet, own] },
              seat: 1,
              chance: (move) => (move === 'stop' ? end(three) : fourth(three, end)),
            }
          }
        }
  }
  return { id: 'macao', name: `macao, ${rounds} rounds`, seats: 2, options: { rounds }, decisions }
}
