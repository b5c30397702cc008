import { EYES, won, type SolvedDecision, type Solved } from './decision.ts'

/** Nobody catches up from further behind, or gets further in a turn. */
const FAR = 500
const ANGRY = 3

/** The wicked three for two: throw as often as you like; a three ends the turn and, as agreed, takes all of it. */
export function bozeDrie(rounds: number, takesAll: boolean): Solved {
  const at = (lead: number) => Math.min(Math.max(lead, -FAR), FAR) + FAR
  /** By turns to come: the share of the player on turn, by lead. */
  const shares: Float64Array[] = []
  /** The share of the player who has just ended a turn with this lead, with this many turns left. */
  const ended = (turns: number, lead: number) => (turns === 0 ? won(lead) : 1 - shares[turns]![at(-lead)]!)
  /** The share after throwing on, by the points of the turn; for a lead before the turn. */
  function onwards(turns: number, lead: number): Float64Array {
    const on = new Float64Array(2 * FAR + 7)
    for (let turn = 2 * FAR; turn >= 0; turn--) {
      let sum = ended(turns - 1, takesAll ? lead : lead + turn)
      for (const eyes of EYES) {
        if (eyes === ANGRY) continue
        const next = turn + eyes
        sum += Math.max(next > 2 * FAR ? 0 : on[next]!, ended(turns - 1, lead + next))
      }
      on[turn] = sum / EYES.length
    }
    return on
  }
  let known = 0
  const solve = (turns: number) => {
    while (known < turns) {
      known++
      shares[known] = Float64Array.from({ length: 2 * FAR + 1 }, (_, i) => onwards(known, i - FAR)[0]!)
    }
  }

  function* decisions(): Generator<SolvedDecision> {
    for (let turns = 1; turns <= 2 * rounds; turns++) {
      solve(turns - 1)
      const seat = turns % 2
      for (let lead = -60; lead <= 60; lead += 4) {
        const on = onwards(turns, lead)
        for (const turn of [
          1, 2, 4, 6, 8, 10, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 26, 28, 32, 40, 55, 62, 75,
          110,
        ]) {
          const scores = seat === 0 ? [100 + lead, 100] : [100, 100 + lead]
          const sheet = new Array<number>(2 * rounds - turns).fill(0)
          yield {
            position: {
              round: rounds - Math.ceil(turns / 2),
              seat,
              scores,
              sheet,
              turn: [turn],
              dice: [1],
              next: 'choice',
            },
            seat,
            chance: (move) => (move === 'stop' ? ended(turns - 1, lead + turn) : on[turn]!),
          }
        }
      }
    }
  }
  const name = `boze-drie, ${rounds} rounds, a three takes ${takesAll ? 'everything' : 'nothing'}`
  return { id: 'boze-drie', name, seats: 2, options: { rounds, 'alles-kwijt': takesAll }, decisions }
}
