import { bytesOf } from '@spellendoos/mechanics'
import { FINE, IN_TURN, MOVING_FIRST, MOVING_SECOND, type Packed } from './table.ts'
import { AIM } from './turn.ts'

/** How likely whoever is on turn is to win, of two, by both totals. */
export type Race = (own: number, other: number) => number

/** What a table says; it is unpacked when it is first asked. */
function race({ count, bytes }: Packed): Race {
  let vectors: Float32Array | undefined
  return (own, other) => {
    vectors ??= unpack(bytes, 2 * count)
    let sum = 0
    for (let i = 0; i < count; i++) sum += vectors[i * AIM + own]! * vectors[(count + i) * AIM + other]!
    return Math.min(Math.max(sum, 0), 1)
  }
}

/** Each number is told by how far it is from the one before, seven bits to a byte. */
function unpack(text: string, count: number): Float32Array {
  const bytes = bytesOf(text)
  const vectors = new Float32Array(count * AIM)
  let at = 0
  for (let i = 0, value = 0; i < vectors.length; i++) {
    let rest = 0
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++]!
      rest |= (byte & 127) << shift
      if (byte < 128) break
    }
    if (i % AIM === 0) value = 0
    value += rest % 2 === 1 ? -(rest + 1) / 2 : rest / 2
    vectors[i] = value / FINE
  }
  return vectors
}

/** Where the start moves on: on turn before the other, and after. Where it does not, everyone is on turn alike. */
export const movingFirst = race(MOVING_FIRST)
export const movingSecond = race(MOVING_SECOND)
export const inTurn = race(IN_TURN)
