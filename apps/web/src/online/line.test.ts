import type { Frame, News, Request } from '@spellendoos/wire'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Line, type Call, type Ears, type LineState, type Socket } from './line.ts'
import { linkRevoked, noServer } from './problems.ts'

/** The far end of one socket, in the test's hand. */
class FarEnd implements Socket {
  readonly since: number
  readonly asked: Request[] = []
  readonly #ears: Ears
  closed = false

  constructor(since: number, ears: Ears) {
    this.since = since
    this.#ears = ears
  }
  send(text: string) {
    this.asked.push(JSON.parse(text) as Request)
  }
  close() {
    this.closed = true
  }
  tell(frame: Frame) {
    this.#ears.hear(JSON.stringify(frame))
  }
  breakOff() {
    this.#ears.closed()
  }
}

const newsAt = (seq: number) => ({ is: 'news', seq }) as News

function callTo(answer: Awaited<ReturnType<Call['ticket']>> = { ok: true, value: { ticket: 't' } }) {
  const sockets: FarEnd[] = []
  const states: LineState['is'][] = []
  const news: number[] = []
  let ids = 0
  const line = new Line({
    ticket: () => Promise.resolve(answer),
    open: (_, since, ears) => {
      const socket = new FarEnd(since, ears)
      sockets.push(socket)
      return socket
    },
    newId: () => `id-${++ids}`,
    onNews: ({ seq }) => void news.push(seq),
    onState: ({ is }) => void states.push(is),
  })
  return { line, sockets, states, news }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())
const settle = () => vi.advanceTimersByTimeAsync(0)
const MINUTE = 60_000

describe('the line to a table', () => {
  it('asks only after the first news, and hears its answer', async () => {
    const { line, sockets, states, news } = callTo()
    await settle()
    const done = line.ask({ do: 'ready', ready: true })
    expect(sockets[0]!.asked).toEqual([])
    sockets[0]!.tell(newsAt(3))
    expect(sockets[0]!.asked).toEqual([{ do: 'ready', ready: true, id: 'id-1' }])
    sockets[0]!.tell({ is: 'answer', id: 'id-1', seq: 4 })
    expect(await done).toEqual({})
    expect(news).toEqual([3])
    expect(states).toEqual(['open'])
  })

  it('comes back saying since when, and asks again with the same id', async () => {
    const { line, sockets, states } = callTo()
    await settle()
    sockets[0]!.tell(newsAt(7))
    const done = line.ask({ do: 'move', move: '8/5', seen: 4 })
    sockets[0]!.breakOff()
    await vi.advanceTimersByTimeAsync(1000)
    expect(sockets[1]!.since).toBe(7)
    sockets[1]!.tell(newsAt(9))
    expect(sockets[1]!.asked.map(({ id }) => id)).toEqual(['id-1'])
    const refusal = { code: 'others-moved', text: noServer.text }
    sockets[1]!.tell({ is: 'answer', id: 'id-1', seq: 9, refusal })
    expect(await done).toEqual({ refusal })
    expect(states).toEqual(['open', 'lost', 'open'])
  })

  it('gives up a socket that answers nothing', async () => {
    const { line, sockets } = callTo()
    await settle()
    sockets[0]!.tell(newsAt(1))
    void line.ask({ do: 'rematch' })
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(sockets[0]!.closed).toBe(true)
    expect(sockets.length).toBeGreaterThan(1)
  })

  it('listens no more to a socket it has hung up', async () => {
    const { line, sockets, news } = callTo()
    await settle()
    sockets[0]!.tell(newsAt(1))
    line.hangUp()
    sockets[0]!.tell(newsAt(2))
    expect(news).toEqual([1])
  })

  it('does not call again when its link was revoked, and lets nobody wait', async () => {
    const { line, sockets, states } = callTo()
    await settle()
    sockets[0]!.tell(newsAt(1))
    const done = line.ask({ do: 'rise' })
    sockets[0]!.tell({ is: 'bye', why: 'revoked' })
    expect(await done).toEqual({ refusal: linkRevoked })
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(sockets).toHaveLength(1)
    expect(states.at(-1)).toBe('over')
  })

  it('does not call again where there is no such table, but does where nobody answers', async () => {
    const refused = callTo({ ok: false, problem: linkRevoked, passing: false })
    const absent = callTo({ ok: false, problem: noServer, passing: true })
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(refused.states).toEqual(['over'])
    expect(absent.states.length).toBeGreaterThan(3)
    expect(absent.states).not.toContain('over')
  })

  it('rests when it asked too fast', async () => {
    const { line, sockets } = callTo()
    await settle()
    sockets[0]!.tell(newsAt(1))
    const done = line.ask({ do: 'rise' })
    sockets[0]!.tell({ is: 'bye', why: 'too-fast' })
    expect((await done).refusal?.code).toBe('too-fast')
    await vi.advanceTimersByTimeAsync(1000)
    expect(sockets).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(sockets[1]!.asked).toEqual([])
  })
})
