import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readSeed } from './seed.ts'

const hexOf = (text: string) => {
  const read = readSeed(text)
  return read.ok ? Buffer.from(read.value).toString('hex') : read.problem.code
}

test('32 bytes are used as they are, in either case', () => {
  expect(hexOf('aB'.repeat(32))).toBe('ab'.repeat(32))
})

test.each(['2a', '00'.repeat(16), 'ff'.repeat(64)])('%s is hashed to 32 bytes', (text) => {
  expect(hexOf(text)).toBe(createHash('sha256').update(Buffer.from(text, 'hex')).digest('hex'))
})

test.each(['', 'abc', 'zz', '0x12', ' 12', '12\n', 'ff'.repeat(65)])('%j is no seed', (text) => {
  expect(hexOf(text)).toBe('bad-seed')
})
