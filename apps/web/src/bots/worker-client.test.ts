import { gameById } from '@spellendoos/games'
import { Table } from '@spellendoos/fair'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

/** What reached a worker: the name of what it was to do, and what it was given. */
const asked: { readonly path: readonly string[]; readonly given: readonly unknown[] }[] = []
let terminated = 0

/** A worker that never answers, and keeps what it was asked as structured data would arrive. */
class SilentWorker extends EventTarget {
  postMessage({
    path,
    argumentList,
  }: {
    path: string[]
    argumentList: { type: string; value: unknown }[]
  }): void {
    const given = argumentList.filter(({ type }) => type === 'RAW').map(({ value }) => structuredClone(value))
    asked.push({ path, given })
  }
  terminate(): void {
    terminated++
  }
}

beforeAll(() => void vi.stubGlobal('Worker', SilentWorker))
beforeEach(() => {
  asked.length = 0
  terminated = 0
})

describe('computer partners in the browser', () => {
  it('are told their sides and the version of the rules, for a move, for getting ready and for advice', async () => {
    const { advise, getReady, questionAt, think } = await import('./worker-client.ts')
    const game = gameById('gobang')!
    const opened = Table.open(game, { seats: 4, seed: 'c0ffee' })
    if (!opened.ok) throw new Error(opened.problem.text.en)
    const { match } = opened.value
    void think(questionAt(match, 2, 3), false)
    getReady(questionAt(match, 2))
    void advise({ ...questionAt(match, 2), about: ['a1'] })
    expect(asked.map(({ path }) => path)).toEqual([['think'], ['prepare'], ['advise']])
    for (const {
      given: [question],
    } of asked) {
      expect(question).toMatchObject({ game: 'gobang', version: game.version, seat: 2, seats: 4 })
      expect(question).toHaveProperty('sides', [
        [0, 2],
        [1, 3],
      ])
    }
  })
})

describe('a review in the browser', () => {
  const header = { id: 'm', game: 'gobang', version: 1, options: {}, seats: 2 }

  it.each([
    ['is divided among three workers at most', 8, 400, 3],
    ['leaves a core to the page', 3, 400, 2],
    ['has a worker where there is a single core', 1, 400, 1],
    ['starts no more workers than a short match is worth', 8, 20, 1],
  ])('%s, which all stop when it is left', async (_, cores, entries, of) => {
    vi.stubGlobal('navigator', { hardwareConcurrency: cores })
    const { reviewMatch } = await import('./worker-client.ts')
    const left = new AbortController()
    const log = Array.from({ length: entries }, () => ({ by: 0, move: 'a1' }))
    void reviewMatch({ header, log }, () => undefined, left.signal)
    expect(asked.map(({ path, given }) => [...path, given[1]])).toEqual(
      Array.from({ length: of }, (__, nth) => ['appraise', { nth, of }]),
    )
    expect(terminated).toBe(0)
    left.abort()
    expect(terminated).toBe(of)
  })
})
