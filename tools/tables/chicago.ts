/**
 * Solves Chicago for two and writes the table that its computer players look up, in less than a minute:
 * npx tsx --conditions=source tools/tables/chicago.ts
 *
 * How likely whoever is on turn is to win is known for every pair of totals: a million numbers. They are nearly a sum of
 * a few products, each of something that hangs on the own total and something that hangs on the other's, and that sum is
 * what is written down.
 */
import { writeFileSync } from 'node:fs'
import { stdout } from 'node:process'
import { fileURLToPath } from 'node:url'
import { FINE, PRODUCTS } from '../../packages/games/src/dice/chicago/race.ts'
import { AIM, worth } from '../../packages/games/src/dice/chicago/turn.ts'

const file = fileURLToPath(new URL('../../packages/games/src/dice/chicago/race.bin', import.meta.url))

/** The ways three dice can lie, their eyes from 0 in order; and the number of each, by its dice in any order. */
const LYING: (readonly [number, number, number])[] = []
const NUMBERS = new Uint8Array(216)
for (let a = 0; a < 6; a++)
  for (let b = a; b < 6; b++)
    for (let c = b; c < 6; c++) {
      for (const [x, y, z] of [
        [a, b, c],
        [a, c, b],
        [b, a, c],
        [b, c, a],
        [c, a, b],
        [c, b, a],
      ] as const)
        NUMBERS[x * 36 + y * 6 + z] = LYING.length
      LYING.push([a, b, c])
    }
const POINTS = LYING.map((dice) => worth(dice.map((die) => die + 1)))
/** Two sixes or more, of which one is turned to a one: those with fewer sixes first. */
const TURNS = [0, 1, 2, 3, 4, 5].map((die) => ({
  from: NUMBERS[die * 36 + 35],
  to: NUMBERS[die * 36 + 30],
}))

const keepTwo = new Float64Array(36)
const keepOne = new Float64Array(6)
/** The mean of what throws lead to, with two dice kept, with one, and (the answer) with none. */
function throwing(after: Float64Array): number {
  for (let a = 0; a < 6; a++)
    for (let b = 0; b < 6; b++) {
      let sum = 0
      for (let c = 0; c < 6; c++) sum += after[NUMBERS[a * 36 + b * 6 + c]]
      keepTwo[a * 6 + b] = sum / 6
    }
  let all = 0
  for (let a = 0; a < 6; a++) {
    let sum = 0
    for (let b = 0; b < 6; b++) sum += keepTwo[a * 6 + b]
    keepOne[a] = sum / 6
    all += sum / 36
  }
  return all
}
function choosing(stop: Float64Array, all: number, best: Float64Array): void {
  for (const [lying, [a, b, c]] of LYING.entries())
    best[lying] = Math.max(
      stop[lying],
      all,
      keepOne[a],
      keepOne[b],
      keepOne[c],
      keepTwo[a * 6 + b],
      keepTwo[a * 6 + c],
      keepTwo[b * 6 + c],
    )
}
const second = new Float64Array(LYING.length)
const first = new Float64Array(LYING.length)
/** What a turn is worth, from what each way for the dice to lie is worth when it is written down. */
function turn(stop: Float64Array): number {
  choosing(stop, throwing(stop), second)
  choosing(stop, throwing(second), first)
  for (const { from, to } of TURNS) first[from] = Math.max(first[from], first[to])
  return throwing(first)
}

type Shares = Float64Array
const stop = new Float64Array(LYING.length)
/** `next`: what whoever is on turn is worth once a total was written that is no thousand yet. */
function solveTurn(own: number, next: (total: number) => number): number {
  for (let lying = 0; lying < stop.length; lying++) {
    const total = own + POINTS[lying]
    stop[lying] = total >= AIM ? 1 : next(total)
  }
  return turn(stop)
}
/** Every pair of totals, the highest sum first. */
function* totals(): Generator<readonly [own: number, other: number]> {
  for (let sum = 2 * AIM - 2; sum >= 0; sum--)
    for (let own = Math.max(0, sum - AIM + 1); own <= Math.min(AIM - 1, sum); own++) yield [own, sum - own]
}
function inTurn(): Shares {
  const shares = new Float64Array(AIM * AIM)
  for (const [own, other] of totals())
    shares[own * AIM + other] = solveTurn(own, (total) => 1 - shares[other * AIM + total])
  return shares
}
/** Where the start moves on, whoever came second starts: what it is worth to be on turn as the first, and as the second. */
function movingOn(): [first: Shares, second: Shares] {
  const [asFirst, asSecond] = [new Float64Array(AIM * AIM), new Float64Array(AIM * AIM)]
  for (const [own, other] of totals()) {
    asFirst[own * AIM + other] = solveTurn(own, (total) => 1 - asSecond[other * AIM + total])
    asSecond[own * AIM + other] = solveTurn(own, (total) => asFirst[total * AIM + other])
  }
  return [asFirst, asSecond]
}

/** `matrix` times each vector; or, turned over, the other way round. */
function times(matrix: Shares, vectors: readonly Float64Array[], turned: boolean): Float64Array[] {
  const products = vectors.map(() => new Float64Array(AIM))
  for (let row = 0; row < AIM; row++)
    for (let column = 0; column < AIM; column++) {
      const value = matrix[row * AIM + column]
      const [from, to] = turned ? [row, column] : [column, row]
      for (const [i, product] of products.entries()) product[to] += value * vectors[i][from]
    }
  return products
}
const dot = (a: Float64Array, b: Float64Array) => a.reduce((sum, value, i) => sum + value * b[i], 0)
/** Makes each vector stand upright on those before it, with length 1; answers their lengths. */
function straighten(vectors: readonly Float64Array[]): number[] {
  return vectors.map((vector, i) => {
    for (const before of vectors.slice(0, i)) {
      const along = dot(vector, before)
      for (let k = 0; k < AIM; k++) vector[k] -= along * before[k]
    }
    const length = Math.sqrt(dot(vector, vector))
    for (let k = 0; k < AIM; k++) vector[k] /= length
    return length
  })
}

/** The best sum of so many products, its numbers as whole ones: those of the own total, then those of the other's. */
function products(shares: Shares, count: number): readonly Int32Array[] {
  let right = Array.from({ length: count }, (_, i) =>
    Float64Array.from({ length: AIM }, (_, k) => Math.cos((i * Math.PI * (k + 0.5)) / AIM)),
  )
  let left: Float64Array[] = []
  let lengths: number[] = []
  for (let round = 0; round < 12; round++) {
    left = times(shares, right, false)
    straighten(left)
    right = times(shares, left, true)
    lengths = straighten(right)
  }
  return [...left, ...right].map((vector, i) => {
    const scale = FINE * Math.sqrt(lengths[i % count])
    return Int32Array.from(vector, (value) => Math.round(value * scale))
  })
}

/** Each number as how far it is from the one before, seven bits to a byte. */
function packed(vectors: readonly Int32Array[]): Buffer {
  const bytes: number[] = []
  for (const vector of vectors) {
    let last = 0
    for (const value of vector) {
      const apart = value - last
      let rest = apart < 0 ? -2 * apart - 1 : 2 * apart
      for (; rest > 127; rest >>= 7) bytes.push(128 | (rest & 127))
      bytes.push(rest)
      last = value
    }
  }
  return Buffer.from(bytes)
}

function table(name: string, shares: Shares, count: number): Buffer {
  const vectors = products(shares, count)
  let worst = 0
  for (let own = 0; own < AIM; own++)
    for (let other = 0; other < AIM; other++) {
      let sum = 0
      for (let i = 0; i < count; i++) sum += vectors[i][own] * vectors[count + i][other]
      worst = Math.max(worst, Math.abs(sum / FINE ** 2 - shares[own * AIM + other]))
    }
  stdout.write(`${name}: ${count} products, off by ${worst.toFixed(5)} at most\n`)
  return packed(vectors)
}

const [asFirst, asSecond] = movingOn()
writeFileSync(
  file,
  Buffer.concat([
    table('moving on, first', asFirst, PRODUCTS[0]),
    table('moving on, second', asSecond, PRODUCTS[1]),
    table('in turn', inTurn(), PRODUCTS[2]),
  ]),
)
