import { createHash, createHmac, createPublicKey, verify as verifyBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { fairTrial } from '../test/fair-trial.ts'
import { chainOf, linked, linkedOut, linkUp, opened, secretOf, SEED, signedReplay } from '../test/matches.ts'
import { LinkChain } from './links.ts'
import { publicKeyOf, signed } from './signature.ts'
import { verify } from './verify.ts'

const refused = (code: string) =>
  expect.objectContaining({ ok: false, refusal: expect.objectContaining({ code }) })
const kinds = (table: ReturnType<typeof opened>) =>
  table.match.log.map((entry) => `${entry.by} ${Object.keys(entry).find((key) => key !== 'by')}`)
const linkOf = (seat: number, draw: number) => chainOf('m-1', seat).link(draw)!

/** Length-prefixed parts, implemented again here so that the test does not depend on the package. */
const parts = (...each: (Buffer | string)[]) =>
  Buffer.concat(
    each.flatMap((part) => {
      const bytes = Buffer.from(part as string)
      const length = Buffer.alloc(4)
      length.writeUInt32BE(bytes.length)
      return [length, bytes]
    }),
  )
const number = (n: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(n)
  return bytes
}

describe('a chain of links', () => {
  test.each([1, 63, 64, 65, 128, 200])('of %i: each link is the hash of the next', (length) => {
    const chain = new LinkChain('m-1', 1, secretOf(1), length)
    let before = chain.seal
    for (let draw = 0; draw < length; draw++) {
      const link = chain.link(draw)!
      const hash = createHash('sha256').update(
        parts('link', 'm-1', '1', number(draw + 1), Buffer.from(link, 'hex')),
      )
      expect(hash.digest('hex')).toBe(before)
      before = link
    }
    expect(chain.link(length)).toBeUndefined()
  })
  test('is another one for another match, seat or secret', () => {
    const seals = [
      new LinkChain('m-1', 0, secretOf(0), 9),
      new LinkChain('m-2', 0, secretOf(0), 9),
      new LinkChain('m-1', 1, secretOf(0), 9),
      new LinkChain('m-1', 0, secretOf(1), 9),
    ].map(({ seal }) => seal)
    expect(new Set(seals).size).toBe(4)
  })
})

describe('a table to which seats bring links', () => {
  test('deals nothing before every seat has sealed, nor before every link is open', () => {
    const table = opened({ contributions: 'links', key: publicKeyOf(SEED), id: 'm-1' })
    expect(table.ready).toBe(false)
    expect(table.play(0, 'throw')).toEqual(refused('seal-missing'))
    expect(table.seal(0, chainOf('m-1', 0).seal)).toEqual(refused('bad-key'))
    table.seal(0, chainOf('m-1', 0).seal, { key: publicKeyOf(secretOf(0)) })
    table.seal(1, chainOf('m-1', 1).seal, { key: publicKeyOf(secretOf(1)) })
    expect(table.ready).toBe(true)
    expect(table.pending).toEqual({ draw: 0, awaited: [0, 1] })
    table.link(1, linkOf(1, 0))
    expect(table.pending).toEqual({ draw: 0, awaited: [0] })
    table.link(0, linkOf(0, 0))
    expect(table.pending).toBeUndefined()
    expect(kinds(table).slice(3)).toEqual(['1 link', '0 link', 'chance draw'])
  })

  test('answers from the seed and all links of the draw, and from nothing else', () => {
    const table = linkUp(linked())
    table.play(0, 'throw')
    linkUp(table)
    const links = [0, 1].map((seat) => Buffer.from(linkOf(seat, 1), 'hex'))
    const key = createHmac('sha256', Buffer.from(SEED, 'hex'))
      .update(parts('draw', 'm-1', number(1), ...links))
      .digest()
    const block = createHmac('sha256', key)
      .update(Buffer.concat([number(1), number(0)]))
      .digest()
    const dice = [0, 4].map((at) => (block.readUInt32BE(at) % 6) + 1)
    expect(table.match.log.at(-1)).toEqual({
      by: 'chance',
      draw: dice,
      ask: { dice: 2, sides: 6 },
      at: 0,
    })
  })

  test('takes a wrong, early, second or late link from nobody', () => {
    const table = linked()
    expect(table.link(0, linkOf(0, 1))).toEqual(refused('link-differs'))
    expect(table.link(0, linkOf(1, 0))).toEqual(refused('link-differs'))
    expect(table.link(0, 'x')).toEqual(refused('bad-link'))
    table.link(0, linkOf(0, 0))
    expect(table.link(0, linkOf(0, 0))).toEqual(refused('link-doubled'))
    table.link(1, linkOf(1, 0))
    expect(table.link(0, linkOf(0, 1))).toEqual(refused('link-unasked'))
  })

  test('waits with moves, offers and take-backs while links are missing, and lets people leave', () => {
    const table = linkUp(linked())
    table.play(0, 'throw')
    expect(table.play(1, 'throw')).toEqual(refused('waiting-for-chance'))
    expect(table.act(0, 'undo')).toEqual(refused('waiting-for-chance'))
    expect(table.act(1, 'offer-draw')).toEqual(refused('waiting-for-chance'))
    table.link(0, linkOf(0, 1))
    // A computer player takes over: the draw waits for nobody any more.
    expect(table.handOver(1, 2)).toMatchObject({ ok: true })
    expect(kinds(table).slice(-2)).toEqual(['1 bot', 'chance draw'])
    table.play(1, 'throw')
    expect(table.act(0, 'resign')).toMatchObject({ ok: true })
    expect(table.match.result).toBeDefined()
  })

  test('is done with a seat after four seconds, and waits for it again once it does something', () => {
    const table = linkUp(linked())
    table.play(0, 'throw', { at: 1000 })
    table.link(0, linkOf(0, 1), { at: 1100 })
    expect(table.absent(1, { at: 4999 })).toEqual(refused('absent-too-soon'))
    expect(table.absent(0, { at: 5000 })).toEqual(refused('absent-unasked'))
    expect(table.absent(1, { at: 5000 })).toMatchObject({ ok: true })
    expect(kinds(table).slice(-2)).toEqual(['1 absent', 'chance draw'])
    // Seat 1 has to move, and is there again by that.
    table.play(1, 'throw', { at: 6000 })
    expect(table.pending).toEqual({ draw: 2, awaited: [0, 1], since: 6000 })
    expect(table.link(1, linkOf(1, 2), { at: 6100 })).toMatchObject({ ok: true })
    table.absent(0, { at: 10_000 })
    expect(table.match.turn).toEqual([0])
  })

  // It has seen the other links, so with the server's help it could choose whether the draw suits it.
  test('neither waits for a seat that is away nor takes its link, until it does something', () => {
    const table = linkUp(linked({ seats: 3 }))
    table.play(0, 'throw', { at: 1000 })
    for (const seat of [0, 1]) table.link(seat, linkOf(seat, 1), { at: 1100 })
    table.absent(2, { at: 5000 })
    table.play(1, 'throw', { at: 6000 })
    expect(table.pending?.awaited).toEqual([0, 1])
    expect(table.link(2, linkOf(2, 2), { at: 6010 })).toEqual(refused('link-unasked'))
    for (const seat of [0, 1]) table.link(seat, linkOf(seat, 2), { at: 6100 })
    table.play(2, 'throw', { at: 7000 })
    expect(table.pending?.awaited).toEqual([0, 1, 2])
  })

  test('asks nothing of computer players, whose seats are named before the first draw', () => {
    const table = linked({}, [1])
    expect(kinds(table)).toEqual(['host seal', '1 bot', '0 seal'])
    expect(table.pending?.awaited).toEqual([0])
    expect(table.link(1, linkOf(1, 0))).toEqual(refused('link-unasked'))
    expect(verify(linkedAlone(table), fairTrial)).toMatchObject({
      fair: true,
      vouched: { seats: ['signed', 'computer'], missed: [0, 0], unaided: 0 },
    })
  })

  test('goes on from its log, also in the middle of a draw', () => {
    const table = linkUp(linked())
    table.play(0, 'throw', { at: 1000 })
    table.link(1, linkOf(1, 1), { at: 1100 })
    const other = linked()
    other.follow(table.match.log.slice(other.seq))
    expect(other.pending).toEqual({ draw: 1, awaited: [0], since: 1000 })
    expect(other.head).toBe(table.head)
  })
})

test('signatures are those of RFC 8032', () => {
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'OKP',
      crv: 'Ed25519',
      x: Buffer.from(publicKeyOf(secretOf(0)), 'hex').toString('base64url'),
    },
  })
  const signature = Buffer.from(signed('hé', secretOf(0)), 'hex')
  expect(verifyBytes(null, Buffer.from('hé'), key, signature)).toBe(true)
})

test('a match that is over is vouched for by all who signed it', () => {
  expect(verify(linkedOut(linked()), fairTrial)).toEqual({
    fair: true,
    vouched: {
      server: { key: publicKeyOf('ee'.repeat(32)), known: false },
      seats: ['signed', 'signed'],
      draws: 8,
      brought: [6, 8],
      missed: [1, 0],
      unaided: 0,
    },
  })
})

function linkedAlone(table: ReturnType<typeof opened>) {
  for (linkUp(table); table.match.result === undefined; linkUp(table)) {
    table.play(table.match.turn[0] as number, 'throw')
  }
  return signedReplay(table, [0])
}
