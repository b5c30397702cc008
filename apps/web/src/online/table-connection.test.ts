import type { Frame, News, Request } from '@spellendoos/wire'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  TableConnection,
  type ConnectionConfig,
  type SocketListeners,
  type ConnectionState,
  type Socket,
} from './table-connection.ts'
import { noServer } from './problems.ts'

/** The far end of one socket, in the test's hand. */
class FarEnd implements Socket {
  readonly since: number
  readonly asked: Request[] = []
  readonly #listeners: SocketListeners
  closed = false

  constructor(since: number, listeners: SocketListeners) {
    this.since = since
    this.#listeners = listeners
  }
  send(text: string) {
    this.asked.push(JSON.parse(text) as Request)
  }
  close() {
    this.closed = true
  }
  tell(frame: Frame) {
    this.#listeners.message(JSON.stringify(frame))
  }
  breakOff() {
    this.#listeners.closed()
  }
}

const newsAt = (length: number) => ({ is: 'news', length, seq: length }) as News

const badKey = { code: 'bad-key', text: noServer.text }

function connectTo(
  ticket: ConnectionConfig['ticket'] = () => Promise.resolve({ ok: true, value: { ticket: 't' } }),
) {
  const sockets: FarEnd[] = []
  const states: ConnectionState['is'][] = []
  const news: number[] = []
  let ids = 0
  const connection = new TableConnection({
    ticket,
    open: (_, since, listeners) => {
      const socket = new FarEnd(since, listeners)
      sockets.push(socket)
      return socket
    },
    newId: () => `id-${++ids}`,
    onNews: ({ length }) => void news.push(length),
    onState: ({ is }) => void states.push(is),
  })
  return { connection, sockets, states, news }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
const settle = () => vi.advanceTimersByTimeAsync(0)
const MINUTE = 60_000

describe('the connection to a table', () => {
  it('asks only after the first news, and hears its answer', async () => {
    const { connection, sockets, states, news } = connectTo()
    await settle()
    const done = connection.ask({ do: 'ready', ready: true })
    expect(sockets[0]!.asked).toEqual([])
    sockets[0]!.tell(newsAt(3))
    expect(sockets[0]!.asked).toEqual([{ do: 'ready', ready: true, id: 'id-1' }])
    sockets[0]!.tell({ is: 'answer', id: 'id-1', length: 4, seq: 4 })
    expect(await done).toEqual({})
    expect(news).toEqual([3])
    expect(states).toEqual(['open'])
  })

  it('comes back saying since when, and asks again with the same id', async () => {
    const { connection, sockets, states } = connectTo()
    await settle()
    sockets[0]!.tell(newsAt(7))
    const done = connection.ask({ do: 'move', move: '8/5', seen: 4 })
    sockets[0]!.breakOff()
    await vi.advanceTimersByTimeAsync(1000)
    expect(sockets[1]!.since).toBe(7)
    sockets[1]!.tell(newsAt(9))
    expect(sockets[1]!.asked.map(({ id }) => id)).toEqual(['id-1'])
    const refusal = { code: 'others-moved', text: noServer.text }
    sockets[1]!.tell({ is: 'answer', id: 'id-1', length: 9, seq: 9, refusal })
    expect(await done).toEqual({ refusal })
    expect(states).toEqual(['open', 'lost', 'open'])
  })

  it('gives up a socket that answers nothing', async () => {
    const { connection, sockets } = connectTo()
    await settle()
    sockets[0]!.tell(newsAt(1))
    void connection.ask({ do: 'rematch' })
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(sockets[0]!.closed).toBe(true)
    expect(sockets.length).toBeGreaterThan(1)
  })

  it('that only listens is lost within ten seconds of silence, calls again, and says when it is back', async () => {
    const { sockets, states } = connectTo()
    await settle()
    sockets[0]!.tell(newsAt(1))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(sockets[0]!.closed).toBe(true)
    expect(states).toEqual(['open', 'lost'])
    sockets[1]!.tell(newsAt(1))
    expect(states).toEqual(['open', 'lost', 'open'])
  })

  it('stays open as long as the server is heard, whether it has news or not', async () => {
    const { sockets, states, news } = connectTo()
    await settle()
    sockets[0]!.tell(newsAt(1))
    for (let i = 0; i < 20; i++) {
      await vi.advanceTimersByTimeAsync(5_000)
      sockets[0]!.tell(i % 5 === 4 ? newsAt(i) : { is: 'beat' })
    }
    expect(sockets).toHaveLength(1)
    expect(states).toEqual(['open'])
    expect(news).toEqual([1, 4, 9, 14, 19])
  })

  it('is given up where only a beat is heard and no answer', async () => {
    const { connection, sockets } = connectTo()
    await settle()
    sockets[0]!.tell(newsAt(1))
    void connection.ask({ do: 'rematch' })
    for (let i = 0; i < 5; i++) {
      await vi.advanceTimersByTimeAsync(2_000)
      sockets[0]!.tell({ is: 'beat' })
    }
    expect(sockets[0]!.closed).toBe(true)
  })

  it('calls again where a ticket never comes, ever more slowly, and takes no ticket that is late', async () => {
    // Pauses without their random part: one call is open at the end.
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const tickets: (() => void)[] = []
    const { sockets, states } = connectTo(
      () => new Promise((resolve) => tickets.push(() => resolve({ ok: true, value: { ticket: 't' } }))),
    )
    await vi.advanceTimersByTimeAsync(MINUTE)
    const calls = tickets.length
    expect(calls).toBeGreaterThan(3)
    expect(calls).toBeLessThan(8)
    expect(new Set(states)).toEqual(new Set(['lost']))
    tickets[0]!()
    await settle()
    expect(sockets).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(20_000)
    tickets.at(-1)!()
    await settle()
    expect(sockets).toHaveLength(1)
    sockets[0]!.tell(newsAt(1))
    expect(states.at(-1)).toBe('open')
  })

  it('listens no more to a socket it has hung up', async () => {
    const { connection, sockets, news } = connectTo()
    await settle()
    sockets[0]!.tell(newsAt(1))
    connection.disconnect()
    sockets[0]!.tell(newsAt(2))
    expect(news).toEqual([1])
  })

  it('asks for another ticket at once when its key was replaced, and lets nobody wait where there is none', async () => {
    let isGood = true
    const { connection, sockets, states } = connectTo(() =>
      Promise.resolve(
        isGood ? { ok: true, value: { ticket: 't' } } : { ok: false, problem: badKey, passing: false },
      ),
    )
    await settle()
    sockets[0]!.tell(newsAt(1))
    const done = connection.ask({ do: 'sit', name: 'Bram' }, 'the id of Bram')
    sockets[0]!.tell({ is: 'bye', why: 'revoked' })
    await vi.advanceTimersByTimeAsync(0)
    sockets[1]!.tell(newsAt(2))
    expect(sockets[1]!.asked).toEqual([{ do: 'sit', name: 'Bram', id: 'the id of Bram' }])
    isGood = false
    sockets[1]!.tell({ is: 'bye', why: 'revoked' })
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(await done).toEqual({ refusal: badKey })
    expect(sockets).toHaveLength(2)
    expect(states.at(-1)).toBe('over')
  })

  it('does not call again where there is no such table, but does where nobody answers', async () => {
    const refused = connectTo(() => Promise.resolve({ ok: false, problem: badKey, passing: false }))
    const absent = connectTo(() => Promise.resolve({ ok: false, problem: noServer, passing: true }))
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(refused.states).toEqual(['over'])
    expect(absent.states.length).toBeGreaterThan(3)
    expect(absent.states).not.toContain('over')
  })

  it('rests when it asked too fast', async () => {
    const { connection, sockets } = connectTo()
    await settle()
    sockets[0]!.tell(newsAt(1))
    const done = connection.ask({ do: 'rise' })
    sockets[0]!.tell({ is: 'bye', why: 'too-fast' })
    expect((await done).refusal?.code).toBe('too-fast')
    await vi.advanceTimersByTimeAsync(1000)
    expect(sockets).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(sockets[1]!.asked).toEqual([])
  })
})
