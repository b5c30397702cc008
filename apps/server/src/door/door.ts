import rateLimit from '@fastify/rate-limit'
import websocket from '@fastify/websocket'
import type { Eye, Problem, Read } from '@spellendoos/kernel'
import { BROWSER_HEADER, MOST_FRAME_BYTES } from '@spellendoos/wire'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { Logger } from 'pino'
import * as v from 'valibot'
import type { Config } from '../config.ts'
import { NoTable } from '../hub/desk.ts'
import type { Hub } from '../hub/hub.ts'
import { trouble, type Trouble } from '../hub/words.ts'
import type { Meters } from '../meters.ts'
import type { Ringing } from '../push/open.ts'
import { browserOf, hashOf } from '../room/keys.ts'
import type { Shelves } from '../shelves.ts'
import type { Store } from '../store/store.ts'
import { Heartbeat } from './heartbeat.ts'
import { Pages, SAFE } from './pages.ts'
import {
  BROWSER,
  HANGING,
  HUSHING,
  isPlain,
  JOINING,
  KEY,
  SHOWING,
  TABLE_WISH,
  whereWrong,
} from './shapes.ts'
import { Guest } from './socket.ts'
import { sellTicket, takeTicket, type Held } from './tickets.ts'

/** What the door leads to. */
export interface Behind {
  readonly config: Config
  readonly hub: Hub
  readonly store: Store
  readonly shelves: Shelves
  readonly bells: Ringing
  readonly meters: Meters
  readonly log: Logger
  readonly now: () => number
  /** Where the built page is; nothing serves only tables. */
  readonly pages?: string
  /** Whether this node still takes guests. */
  readonly open: () => boolean
}

const STATUS: Readonly<Partial<Record<string, number>>> = {
  'no-table': 404,
  'no-game': 404,
  'bad-key': 403,
  'only-host': 403,
  'no-rules': 409,
  'not-over': 409,
  'already-begun': 409,
  'no-free-seat': 409,
  'name-taken': 409,
  unavailable: 503,
  'too-many': 429,
}
/** Who sends a request drop by drop is let go after so long, and how often that is looked at. */
const SLOWEST_REQUEST = 10_000
const LOOK = 5_000

/** Everything that comes in from outside. */
export async function openDoor(behind: Behind): Promise<FastifyInstance> {
  const { config, log } = behind
  const loggerInstance: FastifyBaseLogger = log.child({}, { level: 'warn' })
  const app = fastify({
    loggerInstance,
    bodyLimit: MOST_FRAME_BYTES,
    trustProxy: config.SPELLENDOOS_PROXY,
    forceCloseConnections: true,
    requestTimeout: SLOWEST_REQUEST,
    http: { headersTimeout: SLOWEST_REQUEST, connectionsCheckingInterval: LOOK },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
  })
  await app.register(rateLimit, {
    max: config.SPELLENDOOS_REQUESTS_PER_MINUTE,
    timeWindow: 60_000,
    allowList: (request) => !request.url.startsWith('/api/'),
    errorResponseBuilder: () => Object.assign(new Error('too many'), { statusCode: 429, code: 'too-many' }),
  })
  await app.register(websocket, {
    options: { maxPayload: MOST_FRAME_BYTES },
    errorHandler: (_, socket) => socket.terminate(),
  })
  app.setErrorHandler((error, _, reply) => answerError(error, reply, log))
  tables(app, behind)
  sockets(app, behind)
  health(app, behind)
  pages(app, behind)
  return app
}

function answer(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply.code(STATUS[problem.code] ?? 400).send(problem)
}
function fail(reply: FastifyReply, code: Trouble, where?: string): FastifyReply {
  const read = trouble(code, where)
  return answer(reply, (read as { problem: Problem }).problem)
}
function answerError(error: unknown, reply: FastifyReply, log: Logger): FastifyReply {
  if (error instanceof NoTable) return fail(reply, error.why)
  const status = (error as { statusCode?: number }).statusCode ?? 500
  if (status === 429) return fail(reply, 'too-many')
  if (status < 500) return fail(reply, 'bad-body', (error as Error).message)
  log.error({ error: String(error) }, 'a request failed')
  return fail(reply, 'unavailable')
}

type Params = { Params: { match: string } }

function tables(app: FastifyInstance, { hub, store, shelves, bells, now, open }: Behind): void {
  const read = <Out>(schema: v.GenericSchema<unknown, Out>, given: unknown): Read<Out> => {
    if (!isPlain(given)) return trouble('bad-body')
    const parsed = v.safeParse(schema, given)
    return parsed.success
      ? { ok: true, value: parsed.output }
      : trouble('bad-body', whereWrong(parsed.issues))
  }
  /** The browser (the hash of its secret) that sent a request, where it says so. */
  const sender = ({ headers }: FastifyRequest): Read<string | undefined> => {
    const secret = headers[BROWSER_HEADER]
    if (secret === undefined) return { ok: true, value: undefined }
    return v.is(BROWSER, secret)
      ? { ok: true, value: browserOf(secret) }
      : trouble('bad-body', BROWSER_HEADER)
  }
  /** A request about a table by somebody who shows a key. */
  const shown = (path: string, then: (match: string, eye: Eye, reply: FastifyReply) => Promise<unknown>) =>
    app.post<Params>(`/api/tables/:match/${path}`, async (request, reply) => {
      const body = read(SHOWING, request.body)
      if (!body.ok) return answer(reply, body.problem)
      const eye = await hub.eyeOf(request.params.match, body.value.key)
      // Who is invited may look before sitting down, as anybody may who watches.
      if (eye === undefined || (eye === 'guest' && path !== 'glance')) return fail(reply, 'bad-key')
      return then(request.params.match, eye === 'guest' ? 'watcher' : eye, reply)
    })

  app.post('/api/tables', async (request, reply) => {
    if (!open()) return fail(reply, 'unavailable')
    const body = read(TABLE_WISH, request.body)
    if (!body.ok) return answer(reply, body.problem)
    const browser = sender(request)
    if (!browser.ok) return answer(reply, browser.problem)
    const laid = await hub.lay(body.value, browser.value)
    return laid.ok ? reply.code(201).send(laid.value) : answer(reply, laid.problem)
  })
  app.get('/api/lobby', async (request, reply) => {
    const browser = sender(request)
    if (!browser.ok) return answer(reply, browser.problem)
    return reply.header('cache-control', 'no-store').send(await hub.lobby(browser.value))
  })
  app.delete<{ Params: { handle: string } }>('/api/blocks/:handle', async (request, reply) => {
    const browser = sender(request)
    if (!browser.ok) return answer(reply, browser.problem)
    if (browser.value === undefined) return fail(reply, 'bad-body', BROWSER_HEADER)
    const { handle } = request.params
    if (!v.is(KEY, handle)) return fail(reply, 'bad-body', 'handle')
    await hub.unblock(browser.value, handle)
    return reply.code(204).send()
  })
  app.post<Params>('/api/tables/:match/join', async (request, reply) => {
    const body = read(JOINING, request.body)
    if (!body.ok) return answer(reply, body.problem)
    const browser = sender(request)
    if (!browser.ok) return answer(reply, browser.problem)
    const joined = await hub.join(request.params.match, body.value, browser.value)
    return joined.ok ? joined.value : answer(reply, joined.problem)
  })
  app.post<Params>('/api/tables/:match/ticket', async (request, reply) => {
    const body = read(SHOWING, request.body)
    if (!body.ok) return answer(reply, body.problem)
    const { match } = request.params
    const eye = await hub.eyeOf(match, body.value.key)
    if (eye === undefined) return fail(reply, 'bad-key')
    const { game, version } = (await hub.glance(match, 'watcher')).table
    const page = await shelves.page(game, version)
    const there = page === undefined ? {} : { page }
    if (eye === 'guest') return { you: 'guest', ...there }
    // Nobody else's key opens a seat, and the watchers' key is never renewed.
    const shown = eye === 'watcher' ? null : hashOf(body.value.key)
    return { ticket: await sellTicket(store, now(), { match, eye, shown }), you: eye, ...there }
  })
  app.get('/api/bell', () => (bells.publicKey === undefined ? {} : { key: bells.publicKey }))
  app.post<Params>('/api/tables/:match/bell', async (request, reply) => {
    const body = read(HANGING, request.body)
    if (!body.ok) return answer(reply, body.problem)
    const { match } = request.params
    const { key, ...bell } = body.value
    const eye = await hub.eyeOf(match, key)
    if (typeof eye !== 'number') return fail(reply, 'bad-key')
    if (!bells.mayHang(bell)) return fail(reply, 'bad-body', 'endpoint')
    await store.hang(match, hashOf(key), bell, now())
    return reply.code(204).send()
  })
  app.post<Params>('/api/tables/:match/hush', async (request, reply) => {
    const body = read(HUSHING, request.body)
    if (!body.ok) return answer(reply, body.problem)
    await store.unhang(request.params.match, hashOf(body.value.key), body.value.endpoint)
    return reply.code(204).send()
  })
  shown('glance', (match, eye) => hub.glance(match, eye))
  shown('replay', async (match, _, reply) => {
    const replay = await hub.replay(match)
    return replay.ok ? replay.value : answer(reply, replay.problem)
  })
  shown('delete', async (match, eye, reply) => {
    const problem = await hub.delete(match, eye)
    return problem === undefined ? reply.code(204).send() : answer(reply, problem)
  })
}

const SOCKET = v.object({
  ticket: KEY,
  since: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)), '0'),
})

function sockets(app: FastifyInstance, { config, hub, store, meters, now, open }: Behind): void {
  const heartbeat = new Heartbeat()
  app.addHook('onClose', async () => heartbeat.stop())
  const perAddress = new Map<string, number>()
  const count = (address: string, by: number): number => {
    const sum = (perAddress.get(address) ?? 0) + by
    if (sum > 0) perAddress.set(address, sum)
    else perAddress.delete(address)
    return sum
  }
  /** A page of another site may not use this visitor's address to sit down here. */
  const foreign = ({ headers }: FastifyRequest): boolean => {
    const { origin, host } = headers
    if (origin === undefined || config.SPELLENDOOS_ORIGINS.includes(origin)) return false
    return !URL.canParse(origin) || new URL(origin).host !== host
  }
  /** What the ticket of a request was good for, and the answer that stays unsaid once the socket is open. */
  const admitted = new WeakMap<FastifyRequest, { readonly held: Held; readonly reply: FastifyReply }>()
  app.get(
    '/api/socket',
    {
      websocket: true,
      preValidation: async (request, reply) => {
        if (!open()) return fail(reply, 'unavailable')
        if (foreign(request)) return reply.code(403).send({ code: 'foreign-origin' })
        if (!v.is(SOCKET, request.query)) return fail(reply, 'bad-body', 'ticket')
        if ((perAddress.get(request.ip) ?? 0) >= config.SPELLENDOOS_SOCKETS_PER_ADDRESS) {
          return fail(reply, 'too-many')
        }
        const { ticket } = v.parse(SOCKET, request.query)
        const held = await takeTicket(store, now(), ticket)
        if (held === undefined) return fail(reply, 'bad-key')
        admitted.set(request, { held, reply })
      },
    },
    (socket, request) => {
      const { held, reply } = admitted.get(request)!
      // An open socket needs nothing of the request that it came with, which is larger than all the rest.
      reply.raw.detachSocket(request.raw.socket)
      socket.removeAllListeners('error').on('error', () => socket.terminate())
      const { since } = v.parse(SOCKET, request.query)
      const { ip } = request
      socket.on('close', () => count(ip, -1))
      heartbeat.follow(socket)
      const guest = new Guest(socket, request.raw.socket, hub, held, since, meters)
      // Counted once more where nothing can come between: many may have asked at the same time.
      if (count(ip, 1) > config.SPELLENDOOS_SOCKETS_PER_ADDRESS) guest.bye('too-fast')
      else void guest.sit()
    },
  )
}

function health(app: FastifyInstance, { config, store, meters, open }: Behind): void {
  app.get('/healthz', () => ({ ok: true }))
  app.get('/readyz', async (_, reply) => {
    const ready = open() && (await store.time().then(Number.isFinite, () => false))
    return reply.code(ready ? 200 : 503).send({ ok: ready })
  })
  app.get('/metrics', async (request, reply) => {
    const { authorization, 'x-forwarded-for': forwarded } = request.headers
    const token = config.SPELLENDOOS_METRICS_TOKEN
    const known = token !== undefined && authorization === `Bearer ${token}`
    const isHere = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '')
    if (!known && (token !== undefined || !isHere || forwarded !== undefined)) return reply.code(404).send()
    return reply.header('content-type', meters.type).send(await meters.text())
  })
}

function pages(app: FastifyInstance, behind: Behind): void {
  const serve = (under: string, folder: string) => {
    const shelf = new Pages(folder)
    app.get(`${under}*`, async (request, reply) => {
      const path = decoded(request.url.split('?')[0] ?? '/').slice(under.length - 1)
      const found = await shelf.file(path, request.headers['accept-encoding'] ?? '')
      if (found === undefined) return reply.code(404).headers(SAFE).type('text/plain').send('Not found\n')
      return reply.headers(found.headers).send(found.body)
    })
  }
  for (const { path, pages } of behind.shelves.older) serve(path, pages)
  if (behind.pages !== undefined) serve('/', behind.pages)
}
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return '/'
  }
}
