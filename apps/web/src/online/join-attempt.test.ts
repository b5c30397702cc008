import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answered } from './api.ts'
import { attemptId, endAttempt, retryUntilAnswered } from './join-attempt.ts'
import { noServer, tableGone } from './problems.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const lost: Answered<string> = { ok: false, problem: noServer, passing: true }
const refused: Answered<string> = { ok: false, problem: tableGone, passing: false }
const done: Answered<string> = { ok: true, value: 'seat' }

/** Gives these answers in turn; tells what came of asking, and how often it was asked. */
async function asked(...answers: Answered<string>[]) {
  const ask = vi.fn<() => Promise<Answered<string>>>(() => Promise.resolve(answers.shift()!))
  const answer = retryUntilAnswered(ask)
  await vi.runAllTimersAsync()
  return [await answer, ask.mock.calls.length]
}

describe('an attempt to sit down', () => {
  it('is made again while nobody answers, and not after an answer', async () => {
    expect(await asked(done)).toEqual([done, 1])
    expect(await asked(lost, done)).toEqual([done, 2])
    expect(await asked(refused, done)).toEqual([refused, 1])
    expect(await asked(lost, refused, done)).toEqual([refused, 2])
    expect(await asked(lost, lost, lost, lost, done)).toEqual([lost, 4])
  })
  it('keeps its id until it came to something, at each table its own', () => {
    const first = attemptId('m')
    expect(first).toMatch(/^[0-9a-f]{36}$/)
    expect(attemptId('m')).toBe(first)
    expect(attemptId('n')).not.toBe(first)
    endAttempt('m')
    expect(attemptId('m')).not.toBe(first)
  })
  it('keeps its id when the page is loaded anew', async () => {
    const notes = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => notes.get(name) ?? null,
      setItem: (name: string, text: string) => notes.set(name, text),
      removeItem: (name: string) => notes.delete(name),
    })
    const before = attemptId('o')
    vi.resetModules()
    const page = await import('./join-attempt.ts')
    expect(page.attemptId('o')).toBe(before)
    page.endAttempt('o')
    expect(notes.size).toBe(0)
  })
})
