import { dataFile, type Seat } from '@spellendoos/kernel'
import { BAR, OFF, otherSeat, STONES, type Stones } from '../stones.ts'

/** A layer of the network: what each input adds to each output, and where the outputs start from. */
interface Layer {
  readonly inputs: number
  readonly outputs: number
  readonly weights: Float32Array
  readonly biases: Float32Array
}

/** The layers as tools/train/backgammon.py wrote them: inputs, outputs, scale, weights by input, biases; little-endian. */
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

/** The network, and room for what each of its layers says. */
interface Net {
  readonly first: Layer
  readonly second: Layer
  readonly third: Layer
  readonly wide: Float32Array
  readonly narrow: Float32Array
  readonly chances: Chances
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
    chances: new Float32Array(third.outputs),
  }
}

/** Numbers that describe each point of each side: one stone, two, three or more, how many more. */
const PER_POINT = 4
const PER_SIDE = BAR * PER_POINT + 2
const PIPS = 167

/** Adds what an input brings to the first layer; most inputs are nothing, so they are added one by one. */
function add({ first, wide }: Net, input: number, value: number): void {
  const { outputs, weights } = first
  const row = input * outputs
  for (let i = 0; i < outputs; i++) wide[i]! += value * weights[row + i]!
}

const counts = new Int8Array(BAR + 1)

/** Describes one side's stones as their owner counts; answers how far back the last one is. */
function describe(net: Net, stones: Readonly<Stones>, seat: Seat, at: number): number {
  counts.fill(0)
  for (let i = seat * STONES; i < (seat + 1) * STONES; i++) counts[stones[i]!]!++
  let pips = 0
  let last = 0
  for (let point = 1; point <= BAR; point++) {
    const here = counts[point]!
    if (here === 0) continue
    last = point
    pips += here * point
    const input = at + (point - 1) * PER_POINT
    add(net, input + Math.min(here, 3) - 1, 1)
    if (here > 3) add(net, input + 3, (here - 3) / 2)
  }
  if (counts[OFF]! > 0) add(net, at + BAR * PER_POINT, counts[OFF]! / STONES)
  add(net, at + BAR * PER_POINT + 1, pips / PIPS)
  return last
}

/** One layer after another: what is below nothing counts as nothing. */
function pass({ outputs, weights, biases }: Layer, from: Float32Array, to: Float32Array): void {
  to.set(biases)
  for (let input = 0; input < from.length; input++) {
    const value = from[input]!
    if (value <= 0) continue
    const row = input * outputs
    for (let i = 0; i < outputs; i++) to[i]! += value * weights[row + i]!
  }
}

/** How likely the player on turn is to win, to win a gammon, a backgammon, to lose a gammon, a backgammon. */
export type Chances = Float32Array

/** What the network thinks of a position before the throw of `seat`. The answer is written over by the next one. */
export function chancesOf(stones: Readonly<Stones>, seat: Seat): Chances {
  net ??= load()
  const { first, second, third, wide, narrow, chances } = net
  wide.set(first.biases)
  const mine = describe(net, stones, seat, 0)
  const theirs = describe(net, stones, otherSeat(seat), PER_SIDE)
  // Stones that still have to pass each other.
  if (mine + theirs > BAR) add(net, 2 * PER_SIDE, 1)
  pass(second, wide, narrow)
  pass(third, narrow, chances)
  for (let i = 0; i < chances.length; i++) chances[i] = 1 / (1 + Math.exp(-chances[i]!))
  return chances
}
