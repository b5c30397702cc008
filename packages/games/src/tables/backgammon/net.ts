import { dataFile, type Seat } from '@spellendoos/kernel'
import { BAR, OFF, otherSeat, STONES, type Stones } from '../stones.ts'

/** A layer of the network: what each input adds to each output, and the initial outputs. */
interface Layer {
  readonly inputs: number
  readonly outputs: number
  readonly weights: Float32Array
  readonly biases: Float32Array
}

/**
 * The layers as tools/train/backgammon.py wrote them: inputs, outputs, scale, weights by input, biases; little-endian.
 */
function read({ buffer, byteOffset, byteLength }: Uint8Array): readonly Layer[] {
  const view = new DataView(buffer, byteOffset, byteLength)
  const layers: Layer[] = []
  let at = 0
  const numbers = (count: number, scale: number): Float32Array => {
    const start = at
    at += 2 * count
    return Float32Array.from({ length: count }, (_, i) => view.getInt16(start + 2 * i, true) * scale)
  }
  while (at < view.byteLength) {
    const inputs = view.getUint16(at, true)
    const outputs = view.getUint16(at + 2, true)
    const scale = view.getFloat32(at + 4, true)
    at += 8
    layers.push({
      inputs,
      outputs,
      weights: numbers(inputs * outputs, scale),
      biases: numbers(outputs, scale),
    })
  }
  return layers
}

/** The network, and a buffer for the outputs of each layer. */
interface Net {
  readonly first: Layer
  readonly second: Layer
  readonly third: Layer
  readonly wide: Float32Array
  readonly narrow: Float32Array
}
const weights = dataFile('games/tables/backgammon/net.bin')
let net: Net | undefined

function load(): Net {
  const [first, second, third] = read(weights()) as [Layer, Layer, Layer]
  return {
    first,
    second,
    third,
    wide: new Float32Array(first.outputs),
    narrow: new Float32Array(second.outputs),
  }
}

/** The inputs of the next layer that are not zero, and their values. */
const MOST_INPUTS = 1024
const inputs = new Uint16Array(MOST_INPUTS)
const values = new Float64Array(MOST_INPUTS)
let filled = 0

function put(input: number, value: number): void {
  inputs[filled] = input
  values[filled++] = value
}

/** This many inputs are added at a time, which takes less than half as long as one by one. */
const AT_ONCE = 8

/** Computes the outputs of a layer from the inputs that were put in. */
function pass({ outputs, weights, biases }: Layer, to: Float32Array): void {
  to.set(biases)
  while (filled % AT_ONCE > 0) put(0, 0)
  for (let k = 0; k < filled; k += AT_ONCE) {
    const a = inputs[k]! * outputs
    const b = inputs[k + 1]! * outputs
    const c = inputs[k + 2]! * outputs
    const d = inputs[k + 3]! * outputs
    const e = inputs[k + 4]! * outputs
    const f = inputs[k + 5]! * outputs
    const g = inputs[k + 6]! * outputs
    const h = inputs[k + 7]! * outputs
    const va = values[k]!
    const vb = values[k + 1]!
    const vc = values[k + 2]!
    const vd = values[k + 3]!
    const ve = values[k + 4]!
    const vf = values[k + 5]!
    const vg = values[k + 6]!
    const vh = values[k + 7]!
    for (let i = 0; i < outputs; i++) {
      to[i]! +=
        va * weights[a + i]! +
        vb * weights[b + i]! +
        vc * weights[c + i]! +
        vd * weights[d + i]! +
        ve * weights[e + i]! +
        vf * weights[f + i]! +
        vg * weights[g + i]! +
        vh * weights[h + i]!
    }
  }
  filled = 0
}

/** Numbers that describe each point of each side: one stone, two, three or more, how many more. */
const PER_POINT = 4
const PER_SIDE = BAR * PER_POINT + 2
const PIPS = 167

const mine = new Int8Array(BAR + 1)
const theirs = new Int8Array(BAR + 1)

/** Counts a seat's stones on each point, as their owner counts. */
function count(stones: Readonly<Stones>, seat: Seat, counts: Int8Array): void {
  counts.fill(0)
  for (let i = seat * STONES; i < (seat + 1) * STONES; i++) counts[stones[i]!]!++
}

/** Puts in one side's stones; returns how far back the last one is. */
function describe(counts: Int8Array, at: number): number {
  let pips = 0
  let last = 0
  for (let point = 1; point <= BAR; point++) {
    const here = counts[point]!
    if (here === 0) continue
    last = point
    pips += here * point
    const input = at + (point - 1) * PER_POINT
    put(input + Math.min(here, 3) - 1, 1)
    if (here > 3) put(input + 3, (here - 3) / 2)
  }
  if (counts[OFF]! > 0) put(at + BAR * PER_POINT, counts[OFF]! / STONES)
  put(at + BAR * PER_POINT + 1, pips / PIPS)
  return last
}

/** Puts in the outputs of a layer; negative ones count as zero. */
function putAll(from: Float32Array): void {
  for (let i = 0; i < from.length; i++) {
    const value = from[i]!
    if (value > 0) put(i, value)
  }
}

/** The probabilities of the player on turn to win, to win a gammon, a backgammon, to lose a gammon, a backgammon. */
export type Chances = Float32Array

/** A search and a review come to the same positions again and again: the last few thousand are remembered. */
const MOST_REMEMBERED = 8192
const remembered = new Map<string, Chances>()

const codes: number[] = []

/** The same for all positions with as many stones on each point. */
function nameOfPosition(): string {
  for (let point = OFF; point <= BAR; point++) codes[point] = mine[point]! * (STONES + 1) + theirs[point]!
  return String.fromCharCode(...codes)
}

/** The network's outputs for a position before the throw of `seat`. */
export function chancesOf(stones: Readonly<Stones>, seat: Seat): Readonly<Chances> {
  count(stones, seat, mine)
  count(stones, otherSeat(seat), theirs)
  const name = nameOfPosition()
  const before = remembered.get(name)
  if (before !== undefined) return before
  if (remembered.size === MOST_REMEMBERED) remembered.clear()
  const chances = compute()
  remembered.set(name, chances)
  return chances
}

function compute(): Chances {
  net ??= load()
  const { first, second, third, wide, narrow } = net
  const chances = new Float32Array(third.outputs)
  const back = describe(mine, 0) + describe(theirs, PER_SIDE)
  // Stones that still have to pass each other.
  if (back > BAR) put(2 * PER_SIDE, 1)
  pass(first, wide)
  putAll(wide)
  pass(second, narrow)
  putAll(narrow)
  pass(third, chances)
  for (let i = 0; i < chances.length; i++) chances[i] = 1 / (1 + Math.exp(-chances[i]!))
  return chances
}
