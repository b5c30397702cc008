import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Puzzle } from '@spellendoos/kernel'
import { readPuzzles } from '@spellendoos/kernel/node'
import { think } from '@spellendoos/bots'
import { playDaily } from '@spellendoos/bots/table'
import { challengesOf, openDaily, type DailyKind } from '@spellendoos/fair'
import { dailies } from '@spellendoos/games/dailies'
import { dailyLists } from '@spellendoos/games/daily-lists'
import { puzzleFiles } from '@spellendoos/games/puzzles'
import { evaluations } from '@spellendoos/games/evaluations'
import { shelf } from '@spellendoos/games/shelf'
import { solvers } from '@spellendoos/games/solvers'
import { BROWSER_HEADER } from '@spellendoos/wire'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { dateAt } from '../daily-dates.ts'
import { startServer, type Running } from '../server.ts'

const folder = mkdtempSync(join(tmpdir(), 'spellendoos-daily-'))
const running: Running[] = []
async function start(store = join(mkdtempSync(join(folder, 'store-')), 'tables.db')): Promise<number> {
  const read = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    SPELLENDOOS_STORE: `sqlite:${store}`,
    SPELLENDOOS_PROXY: '1',
  })
  if (!read.ok) throw new Error(read.wrong.join())
  const server = await startServer(read.config)
  running.push(server)
  return server.port
}
const stop = async () => void (await Promise.all(running.splice(0).map((server) => server.close())))
afterEach(stop)
afterAll(() => rmSync(folder, { recursive: true }))

const today = () => dateAt(Date.now())
const daysAgo = (days: number) => dateAt(Date.now() - days * 86_400_000)

/** How the strongest player plays a challenge, and what it comes to. */
async function strongest(date: string, kind: DailyKind) {
  const challenge = challengesOf(date, dailyLists).find((each) => each.kind === kind)!
  const { game: id } = challenge
  const [game, found] = await Promise.all([shelf.get(id)!(), dailies.get(id)!()])
  const evaluation = (await evaluations.get(id)?.())?.evaluation
  const solver = await solvers.get(id)?.()
  const opened = openDaily(game, found.daily, challenge)
  if (!opened.ok) throw new Error(opened.problem.text.en)
  const { match } = opened.value
  const played = playDaily(opened.value)
  let step = played.next()
  while (step.done !== true) step = played.next(think(game, step.value, { evaluation, solver }).move)
  const moves = match.log.flatMap((entry) => (entry.by === 0 && 'move' in entry ? [entry.move] : []))
  return { moves, score: found.daily.score(match.state) }
}

const secret = (n: number) => `a-browser-of-this-test-${String(n).padStart(6, '0')}`
interface Sent {
  readonly browser?: string
  readonly address?: string
  readonly body?: string
}
const send = (port: number, path: string, moves: readonly string[], sent: Sent = {}) =>
  fetch(`http://127.0.0.1:${port}/api/daily/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [BROWSER_HEADER]: sent.browser ?? secret(1),
      'x-forwarded-for': sent.address ?? '192.0.2.1',
    },
    body: sent.body ?? JSON.stringify({ moves }),
  })
const counts = async (port: number, date = today()) =>
  (await (await fetch(`http://127.0.0.1:${port}/api/daily/${date}`)).json()) as Record<string, unknown>

describe('results of the day', () => {
  it.each(['solo', 'dice'] as const)(
    'of %s are computed from the moves, and shown from five on, five at a time',
    async (kind) => {
      const port = await start()
      const { moves, score } = await strongest(today(), kind)
      for (let n = 1; n <= 4; n++) {
        const sent = { browser: secret(n), address: `192.0.2.${n}` }
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect((await send(port, `${today()}/${kind}`, moves, sent)).status).toBe(204)
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect((await counts(port))[kind]).toEqual([])
      }
      await send(port, `${today()}/${kind}`, moves, { browser: secret(5), address: '192.0.2.5' })
      expect((await counts(port))[kind]).toEqual([[score, 5]])
      await send(port, `${today()}/${kind}`, moves, { browser: secret(6), address: '192.0.2.6' })
      expect((await counts(port))[kind]).toEqual([[score, 5]])
    },
  )

  it('survive a restart, and so does who was counted', async () => {
    const store = join(mkdtempSync(join(folder, 'store-')), 'tables.db')
    const { moves, score } = await strongest(today(), 'solo')
    const as = (n: number) => ({ browser: secret(n), address: `192.0.2.${n}` })
    const first = await start(store)
    for (const n of [1, 2, 3, 4]) await send(first, `${today()}/solo`, moves, as(n))
    await stop()
    const second = await start(store)
    await send(second, `${today()}/solo`, moves, as(4))
    expect((await counts(second))['solo']).toEqual([])
    await send(second, `${today()}/solo`, moves, as(5))
    expect((await counts(second))['solo']).toEqual([[score, 5]])
  })

  it('count a browser once and an address once', async () => {
    const port = await start()
    const { moves } = await strongest(today(), 'solo')
    const path = `${today()}/solo`
    for (let n = 1; n <= 9; n++) await send(port, path, moves, { browser: secret(n) })
    for (let n = 1; n <= 9; n++) await send(port, path, moves, { address: `192.0.2.${n}` })
    for (let n = 1; n <= 9; n++)
      await send(port, path, moves, { browser: secret(n), address: `2001:db8:0:${n}::${n}` })
    // 192.0.2.1 with browser 1; then 2001:db8:0::/48, all of which one person can have, with browser 2.
    for (const n of [51, 52]) await send(port, path, moves, { browser: secret(n), address: `192.0.2.${n}` })
    expect((await counts(port))['solo']).toEqual([])
    await send(port, path, moves, { browser: secret(53), address: '192.0.2.53' })
    expect((await counts(port))['solo']).not.toEqual([])
  })

  it('are of today and yesterday only', async () => {
    const port = await start()
    const status = async (date: string) =>
      (await send(port, `${date}/solo`, (await strongest(date, 'solo')).moves)).status
    expect(await status(daysAgo(1))).toBe(204)
    expect(await status(daysAgo(2))).toBe(409)
    expect(await status(daysAgo(-1))).toBe(409)
    const { moves } = await strongest(daysAgo(1), 'solo')
    const sent = { browser: secret(2), address: '192.0.2.2' }
    expect((await send(port, `${today()}/solo`, moves, sent)).status).toBe(400)
  })

  it('are not made up', async () => {
    const port = await start()
    const { moves } = await strongest(today(), 'dice')
    const path = `${today()}/dice`
    const made: readonly (readonly string[])[] = [
      [],
      moves.slice(0, -1),
      [...moves, 'throw'],
      moves.map(() => 'throw'),
      ['x'],
      moves.toReversed(),
    ]
    for (const [n, each] of made.entries()) {
      const sent = { browser: secret(n), address: `192.0.2.${n}` }
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect([each, (await send(port, path, each, sent)).status]).toEqual([each, 400])
    }
    for (let n = 1; n <= 4; n++)
      await send(port, path, moves, { browser: secret(n), address: `192.0.2.${n}` })
    expect((await counts(port))['dice']).toEqual([])
  })

  it.each([
    ['a huge body', JSON.stringify({ moves: ['x'.repeat(40_000)] })],
    ['too many moves', JSON.stringify({ moves: Array.from({ length: 501 }, () => 'a1') })],
    ['a long move', JSON.stringify({ moves: ['x'.repeat(61)] })],
    ['a score', JSON.stringify({ moves: [], score: 0 })],
    ['numbers', JSON.stringify({ moves: [1] })],
    ['a list', '[]'],
    ['no JSON', '{'],
    ['a prototype', '{"moves":[],"__proto__":{}}'],
  ])('%s is refused with its reason', async (_, body) => {
    const port = await start()
    const answer = await send(port, `${today()}/solo`, [], { body })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'bad-body' })
  })

  it('need a browser’s secret and a challenge that there is', async () => {
    const port = await start()
    expect((await send(port, `${today()}/solo`, [], { browser: 'short' })).status).toBe(400)
    expect((await send(port, `${today()}/chess`, [])).status).toBe(404)
    expect((await send(port, 'tomorrow/solo', [])).status).toBe(409)
    expect((await fetch(`http://127.0.0.1:${port}/api/daily/1999-01-01`)).status).toBe(404)
    expect((await fetch(`http://127.0.0.1:${port}/api/daily/x`)).status).toBe(404)
  })

  it('are sent at most twenty times a minute by one address', async () => {
    const port = await start()
    const answers = await Promise.all(
      Array.from({ length: 1000 }, () => send(port, `${today()}/solo`, ['x'])),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 400).length).toBe(20)
    expect(statuses.filter((status) => status === 429).length).toBe(980)
  })
})

describe('the puzzle of the day', () => {
  const DAY = '2026-11-21'
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${DAY}T12:00:00Z`) }))
  afterEach(() => void vi.useRealTimers())

  const puzzle = (): Puzzle => {
    const { game, puzzle } = challengesOf(DAY, dailyLists).find(({ kind }) => kind === 'puzzle')!
    return readPuzzles(puzzleFiles.get(game)!)[puzzle!]!
  }
  const solved = () => {
    const found = puzzle()
    return 'line' in found ? found.line.filter((_, ply) => ply % 2 === 0) : [found.choices[0]!.move]
  }

  it('is counted by how often something else was tried, as the server finds out itself', async () => {
    const port = await start()
    for (let n = 1; n <= 5; n++) {
      const sent = { browser: secret(n), address: `192.0.2.${n}` }
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await send(port, `${DAY}/puzzle`, solved(), sent)).status).toBe(204)
    }
    expect((await counts(port, DAY))['puzzle']).toEqual([[0, 5]])
  })

  it.each([
    ['the first move alone', () => solved().slice(0, -1)],
    ['a move too many', () => [...solved(), solved()[0]!]],
    ['no move at all', () => ['x', ...solved()]],
    ['nothing', () => []],
  ])('is not solved by %s', async (_, tried) => {
    const port = await start()
    expect((await send(port, `${DAY}/puzzle`, tried())).status).toBe(400)
  })
})
