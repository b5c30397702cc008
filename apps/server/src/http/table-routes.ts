import type { Read } from '@spellendoos/kernel'
import type { FastifyInstance } from 'fastify'
import { hashOf } from '../room/keys.ts'
import type { AddressCount } from './address-count.ts'
import { networkOf } from './address.ts'
import type { HttpServices } from './http-services.ts'
import { LobbyQuota } from './lobby-quota.ts'
import { LimitReached, sendFailure, sendProblem } from './replies.ts'
import { readBody, readBrowser, type TableParams } from './request-body.ts'
import { JOIN_REQUEST, TICKET_REQUEST, WITH_KEY } from './schemas.ts'
import { tooManySockets } from './socket-route.ts'
import { issueTicket } from './tickets.ts'

/** All requests about one table besides its socket. `sockets` counts the open sockets of each address. */
export function addTableRoutes(app: FastifyInstance, services: HttpServices, sockets: AddressCount): void {
  const { config, registry, store, shelves, now } = services
  /** A route for the holder of a key. */
  const withKey = (path: string, then: (match: string, key: string) => Promise<Read<unknown>>) =>
    app.post<TableParams>(`/api/tables/:match/${path}`, async (request, reply) => {
      const body = readBody(WITH_KEY, request.body)
      if (!body.ok) return sendProblem(reply, body.problem)
      const done = await then(request.params.match, body.value.key)
      if (!done.ok) return sendProblem(reply, done.problem)
      return done.value === undefined ? reply.code(204).send() : done.value
    })

  const seats = new LobbyQuota(store, now)
  /** Takes a seat at a table in the lobby, unless this address has enough of them. */
  async function joinFromLobby<T>(match: string, ip: string, join: () => Promise<Read<T>>): Promise<Read<T>> {
    const owner = networkOf(ip)
    const most = config.SPELLENDOOS_LOBBY_PER_ADDRESS
    if (!(await seats.take(owner, match, most))) throw new LimitReached('lobby-seats-full', most)
    let isJoined = false
    try {
      const joined = await join()
      isJoined = joined.ok
      return joined
    } finally {
      seats.settle(owner, match, isJoined)
    }
  }

  app.post<TableParams>('/api/tables/:match/join', async (request, reply) => {
    const body = readBody(JOIN_REQUEST, request.body)
    if (!body.ok) return sendProblem(reply, body.problem)
    const browser = readBrowser(request)
    if (!browser.ok) return sendProblem(reply, browser.problem)
    const { match } = request.params
    const join = () => registry.join(match, body.value, browser.value)
    const joined = await (body.value.key === undefined ? joinFromLobby(match, request.ip, join) : join())
    return joined.ok ? joined.value : sendProblem(reply, joined.problem)
  })
  app.post<TableParams>('/api/tables/:match/ticket', async (request, reply) => {
    const body = readBody(TICKET_REQUEST, request.body)
    if (!body.ok) return sendProblem(reply, body.problem)
    const { match } = request.params
    const admitted = await registry.admit(match, body.value.key, body.value.id)
    if (admitted === undefined) return sendFailure(reply, 'bad-key')
    const { eye, key, game, version } = admitted
    const page = await shelves.page(game, version)
    const there = page === undefined ? {} : { page }
    if (eye === 'guest') return { you: 'guest', ...there }
    // A browser cannot read why a socket is refused.
    if (sockets.isFull(networkOf(request.ip))) throw tooManySockets(config)
    const ticket = await issueTicket(store, now(), { match, eye, key: hashOf(key) })
    return { ticket, you: eye, ...there, ...(key === body.value.key ? {} : { key }) }
  })
  // With this key the server signs every match that ends here, so people can compare it with a replay's.
  app.get('/api/signing-key', () => ({ key: registry.signingKey }))
  withKey('glance', (match, key) => registry.glance(match, key))
  withKey('replay', (match, key) => registry.replay(match, key))
  withKey('delete', async (match, key) => {
    const problem = await registry.delete(match, key)
    return problem === undefined ? { ok: true, value: undefined } : { ok: false, problem }
  })
}
