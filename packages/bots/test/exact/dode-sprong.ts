import { throwsOf, type SolvedDecision, type Solved } from './decision.ts'

const HIGHEST = 29
const TWO = throwsOf(2).map(({ eyes: [a, b], share }) => ({ eyes: a! + b!, share }))

/** The probability of each player being the one who reaches the number; the first named it, the second begins. */
function fallers(number: number, players: number): number[] {
  const falls = new Array<number>(players).fill(0)
  let totals = new Map([[0, 1]])
  for (let player = 1 % players; totals.size > 0; player = (player + 1) % players) {
    const next = new Map<number, number>()
    for (const [total, share] of totals)
      for (const { eyes, share: often } of TWO) {
        const now = total + eyes
        if (now >= number) falls[player]! += share * often
        else next.set(now, (next.get(now) ?? 0) + share * often)
      }
    totals = next
  }
  return falls
}

/**
 * The leap of death, one round: the player who reaches the number is out, the next on the left names another one; the
 * last one wins.
 */
export function dodeSprong(seats: number, lowest: number): Solved {
  const numbers = Array.from({ length: HIGHEST - lowest + 1 }, (_, i) => lowest + i)
  /** The chances of this many players, in order from the one who names a number now. */
  const chances: number[][] = [[], [1]]
  const naming = (players: number, number: number): number[] => {
    const after = new Array<number>(players).fill(0)
    fallers(number, players).forEach((share, out) => {
      for (let place = 0; place < players - 1; place++)
        after[(out + 1 + place) % players]! += share * chances[players - 1]![place]!
    })
    return after
  }
  for (let players = 2; players <= seats; players++) {
    const each = numbers.map((number) => naming(players, number))
    chances[players] = each.reduce((best, other) => (other[0]! > best[0]! ? other : best))
  }

  function* decisions(): Generator<SolvedDecision> {
    for (let out = 0; out < 1 << seats; out++) {
      const gone = [...new Array(seats).keys()].filter((seat) => (out >> seat) % 2 === 1)
      const players = seats - gone.length
      if (players < 2) continue
      for (let seat = 0; seat < seats; seat++) {
        if (gone.includes(seat) || (gone.length === 0 && seat > 0)) continue
        yield {
          position: { seat, out: gone },
          seat,
          chance: (move) => naming(players, Number(move))[0]!,
        }
      }
    }
  }
  const name = `dode-sprong, ${seats} players, from ${lowest}`
  return { id: 'dode-sprong', name, seats, options: { rounds: 1, lowest }, decisions }
}
