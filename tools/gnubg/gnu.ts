/** GNU Backgammon as a player. */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Seat } from '@spellendoos/kernel'
import { counted } from '../../packages/games/src/tables/stones.ts'
import type { State } from '../../packages/games/src/tables/backgammon/state.ts'
import { equity, nexts, pointsOf, type Chances, type Player } from './table.ts'

/** A match of this length, the longest, is judged as a game for money: its end is far. */
export const MONEY = 25

/** As many moves are looked into deeper as its own players look into, and none that is this much worse at first. */
const WIDE = 8
const WORSE = 0.16

type Next = ReturnType<typeof nexts>[number]
/** A move, and what it is worth to whoever makes it. */
interface Judged {
  readonly next: Next
  readonly worth: number
}

interface Gnu {
  readonly player: Player
  /** These moves with what they are worth, looked into this many plies deep, the best first. */
  readonly judged: (moves: readonly Next[], deep: number) => Promise<readonly Judged[]>
  /** What the player on throw may do with the cube, looked into this many plies deep. */
  readonly judgedCube: (s: State, deep: number) => Promise<CubeActions>
  readonly close: () => void
}

/** What is to be gained by throwing, by a double that is taken, by one that is dropped: in points at the stake of now. */
export interface CubeActions {
  readonly throw: number
  readonly take: number
  readonly drop: number
}

/** Needs `gnubg` on the path. It waits ten milliseconds before each answer. */
export function gnu(plies: number): Gnu {
  const script = fileURLToPath(new URL('judge.py', import.meta.url))
  const program = spawn('gnubg', ['-t', '-q', '-p', script], { stdio: ['pipe', 'pipe', 'inherit'] })
  const answers: ((line: string) => void)[] = []
  let ready: () => void
  const begun = new Promise<void>((resolve) => (ready = resolve))
  createInterface({ input: program.stdout }).on('line', (line) => {
    if (line === 'ready') ready()
    else if (line.startsWith('[')) answers.shift()?.(line)
    else if (line.includes('rror')) throw new Error(line)
  })

  const side = (stones: readonly number[], seat: Seat) => counted([...stones], seat).slice(1)
  async function ask<T>(question: object): Promise<T> {
    await begun
    const answer = new Promise<string>((resolve) => answers.push(resolve))
    program.stdin.write(`${JSON.stringify(question)}\n`)
    return JSON.parse(await answer) as T
  }
  async function judgedCube(s: State, deep: number): Promise<CubeActions> {
    const { stones, seat, rules, scores } = s
    const cube = {
      stake: s.cube,
      owner: s.owner === null ? -1 : s.owner === seat ? 0 : 1,
      points: rules.points === MONEY ? 0 : rules.points,
      scores: [scores[seat], scores[1 - seat]],
      crawford: s.crawford === 'now' ? 1 : 0,
    }
    const positions = [[side(stones, seat), side(stones, 1 - seat)]]
    const [thrown, take, drop] = await ask<number[]>({ plies: deep, positions, cube })
    return { throw: thrown, take, drop }
  }
  async function judged(moves: readonly Next[], deep: number): Promise<readonly Judged[]> {
    const positions = moves.map(([, { stones, seat }]) => [side(stones, seat), side(stones, 1 - seat)])
    const chances = await ask<Chances[]>({ plies: deep, positions })
    return moves
      .map((next, i) => ({ next, worth: -equity(chances[i]) }))
      .toSorted((a, b) => b.worth - a.worth)
  }

  return {
    async player(s, seat) {
      const all = nexts(s, seat)
      const over = all.find(([, next]) => pointsOf(next) !== 0)
      if (over !== undefined) return over[0]
      const [first, ...more] = await judged(all, 0)
      const rivals = more.slice(0, WIDE - 1).filter(({ worth }) => worth > first.worth - WORSE)
      if (plies === 0 || rivals.length === 0) return first.next[0]
      const [best] = await judged(
        [first, ...rivals].map(({ next }) => next),
        plies,
      )
      return best.next[0]
    },
    judged,
    judgedCube,
    close: () => program.kill(),
  }
}
