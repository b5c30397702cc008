import { JUMPS, NAMES, play, setup } from '../rules.ts'
import { BIT, TURNS, turned } from './mirrors.ts'
import type { ShortestSolution } from './shortest.ts'

/**
 * The solution of the start in eighteen moves that Ernest Bergholt found in 1912. John Beasley proved in 1964 that
 * there is no shorter one, so its remainder is shortest from each of its positions, too.
 */
const LINE =
  '28-0 25-23 32-24 17-29 6-17 13-11 10-12 26-13-11 22-24 20-22 8-10-12-25-23-21 30-32-24-11 1-9 16-4 3-1-9 7-20-22 27-16-4-6-17-16 15-0'
const FEWEST = LINE.split(' ').length

const keyOf = (pegs: number, last: number): number => (pegs >>> 0) * 64 + last + 1

/** Its positions, in all orientations of the board. */
function follow(turn: number): readonly (readonly [key: number, way: ShortestSolution])[] {
  const s = setup()
  const at = (name: string): number => turned(turn, NAMES.indexOf(name))
  return LINE.split(' ').flatMap((chain, made) => {
    const holes = chain.split('-').map(at)
    return holes.slice(1).map((to, i) => {
      const jump = JUMPS.findIndex((each) => each.from === holes[i] && each.to === to)
      const pegs = s.holes.reduce((bits, peg, hole) => (peg > 0 ? bits | BIT[hole]! : bits), 0)
      const way = { moves: FEWEST - made - (i > 0 ? 1 : 0), jump }
      const key = keyOf(pegs, s.last)
      play(s, JUMPS[jump]!)
      return [key, way] as const
    })
  })
}

const ways: ReadonlyMap<number, ShortestSolution> = new Map(
  Array.from({ length: TURNS }, (_, turn) => follow(turn)).flat(),
)

/** The next jump from here, if this is one of its positions. */
export const bergholt = (pegs: number, last: number): ShortestSolution | undefined =>
  ways.get(keyOf(pegs, last))
