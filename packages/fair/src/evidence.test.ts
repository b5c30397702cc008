import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readEvidence } from './evidence.ts'
import { contribution, opened } from '../test/matches.ts'

const table = opened()
const hex = contribution(0)
const message = JSON.parse(JSON.stringify(table.message(1, 0)))

test('what was kept comes back as it was written', () => {
  const kept = {
    commitment: hex,
    own: [{ seat: 1, contribution: hex }, { seat: 0 }],
    heads: [{ seq: 3, head: hex }],
    messages: [
      { eye: 1, message },
      { eye: 'watcher', message },
    ],
  }
  expect(readEvidence(JSON.parse(JSON.stringify(kept)))).toEqual({ ok: true, value: kept })
  expect(readEvidence({})).toEqual({ ok: true, value: {} })
})

test.each([
  null,
  [],
  { commitment: 'abc' },
  { own: [{ seal: hex }] },
  { heads: { 3: hex } },
  { heads: [{ seq: -1, head: hex }] },
  { messages: [{ eye: 'owl', message }] },
  { messages: [{ eye: 1, message: { ...message, news: null } }] },
  { messages: [{ eye: 1, message: { ...message, news: [null] } }] },
  { messages: [{ eye: 1, message: { ...message, seq: '6' } }] },
  { messages: [{ eye: 1, message: { ...message, view: Number.NaN } }] },
  { messages: [{ eye: 1, message: JSON.parse('['.repeat(50_000) + ']'.repeat(50_000)) }] },
  { diary: [] },
])('%# is nothing kept', (given) => {
  expect(readEvidence(given)).toMatchObject({ ok: false, problem: { code: 'bad-kept' } })
})

test('no junk makes it throw', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (a, b) => {
      expect(typeof readEvidence({ messages: [{ eye: 0, message: a }], heads: b }).ok).toBe('boolean')
    }),
    { numRuns: 300, seed: 4 },
  )
})
