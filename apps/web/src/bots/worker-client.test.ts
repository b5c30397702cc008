import { gameById } from '@spellendoos/games'
import { Table } from '@spellendoos/fair'
import type { Question } from '@spellendoos/bots/table'
import { beforeAll, describe, expect, it, vi } from 'vitest'

/** What reached a worker: the name of what it was to do, and the question. */
const asked: { readonly path: readonly string[]; readonly question: Question }[] = []

/** A worker that never answers, and keeps what it was asked as structured data would arrive. */
class SilentWorker extends EventTarget {
  postMessage(message: { path: string[]; argumentList: { value: Question }[] }): void {
    asked.push({ path: message.path, question: structuredClone(message.argumentList[0]!.value) })
  }
  terminate(): void {}
}

beforeAll(() => void vi.stubGlobal('Worker', SilentWorker))

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
    for (const { question } of asked) {
      expect(question).toMatchObject({ game: 'gobang', version: game.version, seat: 2, seats: 4 })
      expect(question.sides).toEqual([
        [0, 2],
        [1, 3],
      ])
    }
  })
})
