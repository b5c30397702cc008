import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { drawn, stream, streamKey } from './stream.ts'

const seed = Uint8Array.from({ length: 32 }, (_, i) => i)
const key = streamKey(seed, 'match-1', [Uint8Array.of(1, 2, 3), Uint8Array.of(4)])

/** The numbers of a draw, by the book and with another library. */
function* numbers(draw: number) {
  for (let block = 0; ; block++) {
    const place = Buffer.alloc(8)
    place.writeUInt32BE(draw, 0)
    place.writeUInt32BE(block, 4)
    const bytes = createHmac('sha256', key).update(place).digest()
    for (let at = 0; at < bytes.length; at += 4) yield bytes.readUInt32BE(at)
  }
}

describe('known answers', () => {
  test('the key is the HMAC of id and contributions, each behind its length', () => {
    const spelled = Buffer.concat([
      Buffer.from('00000007', 'hex'),
      Buffer.from('match-1'),
      Buffer.from('00000003010203', 'hex'),
      Buffer.from('0000000104', 'hex'),
    ])
    expect(Buffer.from(key)).toEqual(createHmac('sha256', seed).update(spelled).digest())
  })

  test.each([0, 1, 77, 0xffff_ffff])('draw %i reads its blocks as 32-bit numbers', (draw) => {
    const rng = stream(key, draw)
    const expected = numbers(draw)
    for (let i = 0; i < 40; i++) expect(rng(0x1_0000_0000)).toBe(expected.next().value)
  })

  test('dice take one number each and throw the incomplete last round away', () => {
    const sides = 3 * 2 ** 30
    const source = numbers(5)
    const read = Array.from({ length: 60 }, () => source.next().value!)
    const dice = read.filter((n) => n < sides).map((n) => n + 1)
    expect(drawn(key, 5, { dice: 30, sides })).toEqual(dice.slice(0, 30))
    expect(read.slice(0, 30).some((n) => n >= sides)).toBe(true)
  })

  test('a shuffle is Fisher–Yates from the last card down', () => {
    const expected = numbers(9)
    const cards = [...Array(52).keys()]
    for (let i = 51; i > 0; i--) {
      const whole = 2 ** 32 - (2 ** 32 % (i + 1))
      let n = expected.next().value!
      while (n >= whole) n = expected.next().value!
      const j = n % (i + 1)
      ;[cards[i], cards[j]] = [cards[j]!, cards[i]!]
    }
    expect(drawn(key, 9, { shuffle: 52 })).toEqual(cards)
  })
})

test('the same draw gives the same answer, another draw another', () => {
  const ask = { shuffle: 20 }
  expect(drawn(key, 3, ask)).toEqual(drawn(key, 3, ask))
  expect(drawn(key, 3, ask)).not.toEqual(drawn(key, 4, ask))
})

test('where one part ends and the next begins changes the key', () => {
  const a = streamKey(seed, 'm', [Uint8Array.of(1, 2), Uint8Array.of(3)])
  const b = streamKey(seed, 'm', [Uint8Array.of(1), Uint8Array.of(2, 3)])
  expect(a).not.toEqual(b)
})

test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('there is no number below %d', (below) => {
  expect(() => stream(key, 0)(below)).toThrow(RangeError)
})

/** The sum of squared deviations from equal counts, in units of what is expected. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, n) => sum + n, 0) / counts.length
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)
}

/** Counts the answers of many draws in bins. */
function counted(bins: number, draws: number, bin: (draw: number) => readonly number[]): number[] {
  const counts = new Array<number>(bins).fill(0)
  for (let draw = 0; draw < draws; draw++) for (const b of bin(draw)) counts[b]!++
  return counts
}

// The limits are the values that one fair source in a thousand passes, by degrees of freedom.
describe('no answer comes up more than another', () => {
  test.each([
    [2, 10.828],
    [6, 20.515],
    [8, 24.322],
    [20, 43.82],
  ])('dice of %i sides', (sides, limit) => {
    const counts = counted(sides, 3000, (draw) => drawn(key, draw, { dice: 10, sides }).map((eye) => eye - 1))
    expect(chiSquare(counts)).toBeLessThan(limit)
  })

  test.each([
    [7, 22.458],
    [100, 148.23],
  ])('a pick of %i', (pick, limit) => {
    expect(chiSquare(counted(pick, 20_000, (draw) => drawn(key, draw, { pick })))).toBeLessThan(limit)
  })

  test('numbers so large that a remainder would favour the low ones', () => {
    const third = 2 ** 30
    const counts = counted(3, 6000, (draw) => [Math.floor(stream(key, draw)(3 * third) / third)])
    expect(chiSquare(counts)).toBeLessThan(13.816)
  })

  test('all 120 orders of five cards', () => {
    const order = (draw: number) => drawn(key, draw, { shuffle: 5 })
    const rank = (cards: readonly number[]) =>
      cards.reduce((sum, card, i) => sum * (5 - i) + cards.slice(i).filter((other) => other < card).length, 0)
    expect(chiSquare(counted(120, 24_000, (draw) => [rank(order(draw))]))).toBeLessThan(172.71)
  })

  test('every card in every position', () => {
    const counts = counted(25, 10_000, (draw) =>
      drawn(key, draw, { shuffle: 5 }).map((card, at) => 5 * at + card),
    )
    // Rows and columns both add up, so 16 of the 25 counts are free.
    expect(chiSquare(counts)).toBeLessThan(39.252)
  })

  test('two dice of one throw have nothing to do with each other', () => {
    const counts = counted(36, 18_000, (draw) => {
      const [a, b] = drawn(key, draw, { dice: 2 })
      return [6 * (a! - 1) + b! - 1]
    })
    expect(chiSquare(counts)).toBeLessThan(66.619)
  })
})
