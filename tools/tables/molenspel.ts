/**
 * Solves five and six stones against three and writes the tables that computer players of molenspel look them up in,
 * in a minute or two: npx tsx --conditions=source tools/tables/molenspel.ts
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Solved } from '../../packages/games/src/molenspel/evaluation/endgame-solver.ts'

const MOST = 6
const file = fileURLToPath(
  new URL('../../packages/games/src/molenspel/evaluation/against-three.bin', import.meta.url),
)

/** Seven bits to a byte, the lowest first; all but the last byte are marked. */
function add(bytes: number[], value: number): void {
  let rest = value
  for (; rest > 127; rest >>= 7) bytes.push(128 | (rest & 127))
  bytes.push(rest)
}

/** The places lost in two turns, in four and so on, each as how far it is from the one before, and each list ended by 0. */
function packed({ threeToMove }: Solved): Buffer {
  const bytes: number[] = []
  const longest = threeToMove.reduce((most, turns) => Math.max(most, turns), 0)
  for (let turns = 2; turns <= longest; turns += 2) {
    let last = -1
    for (const [place, lost] of threeToMove.entries()) {
      if (lost !== turns) continue
      add(bytes, place - last)
      last = place
    }
    add(bytes, 0)
  }
  return Buffer.from(bytes)
}

function tables(takeFromMills: boolean): readonly Buffer[] {
  const six = new Solved(MOST, takeFromMills)
  return [packed(six.fewer!), packed(six)]
}

const all = [...tables(false), ...tables(true)]
const lengths = Buffer.alloc(4 * all.length)
all.forEach(({ length }, nth) => lengths.writeUInt32LE(length, 4 * nth))
writeFileSync(file, Buffer.concat([lengths, ...all]))
