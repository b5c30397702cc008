import { createHash, createHmac } from 'node:crypto'
import type { Entry } from '@spellendoos/kernel'
import { expect, test } from 'vitest'
import { Chain } from './chain.ts'

const seed = new Uint8Array(32).fill(7)
const header = { id: 'm-1', game: 'dammen', version: 1, options: {}, seats: 2 }
const entry: Entry = { by: 0, move: '32-28', at: 5 }

test('heads by the book: last head, salt, entry', () => {
  const chain = new Chain(header, seed)
  chain.add(entry)
  chain.add(entry)
  const sha256 = (...parts: (string | Buffer)[]) =>
    parts
      .reduce<ReturnType<typeof createHash>>((hash, part) => hash.update(part), createHash('sha256'))
      .digest()
  const saltKey = createHmac('sha256', seed).update('\0\0\0\u0004salt').digest()
  const salt = (k: number) =>
    createHmac('sha256', saltKey)
      .update(Buffer.from([0, 0, 0, k]))
      .digest()
  const text = '{"at":5,"by":0,"move":"32-28"}'
  const start = sha256('{"game":"dammen","id":"m-1","options":{},"seats":2,"version":1}')
  const first = sha256(start, salt(0), text)
  const second = sha256(first, salt(1), text)
  expect(chain.heads).toEqual([start, first, second].map((head) => head.toString('hex')))
  expect(chain.head).toBe(second.toString('hex'))
})

test('a head gives nothing away: the same entry under another seed has another head', () => {
  const heads = [7, 8].map((fill) => {
    const chain = new Chain(header, new Uint8Array(32).fill(fill))
    chain.add(entry)
    return chain.heads
  })
  expect(heads[0]![0]).toBe(heads[1]![0])
  expect(heads[0]![1]).not.toBe(heads[1]![1])
})

test('where a match starts is in its first head', () => {
  const [plain, placed] = [header, { ...header, position: '' }].map((each) => new Chain(each, seed).head)
  expect(plain).not.toBe(placed)
})
