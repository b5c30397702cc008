import type { Read } from '@spellendoos/kernel'
import { BROWSER_HEADER, type NewTable, type TableKeys } from '@spellendoos/wire'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { LimitCode } from '../tables/failures.ts'
import { tableIdOf } from '../tables/new-table.ts'
import { networkOf } from './address.ts'
import type { HttpServices } from './http-services.ts'
import { LobbyQuota } from './lobby-quota.ts'
import { LimitReached, sendFailure, sendProblem } from './replies.ts'
import { readBody, readBrowser } from './request-body.ts'
import { KEY, NEW_TABLE } from './schemas.ts'

/** Creating tables, finding them in the lobby, and undoing blocks: everything that needs no table yet. */
export function addLobbyRoutes(app: FastifyInstance, services: HttpServices): void {
  const { config, registry, store, now, open } = services
  // A table that was replaced does not return: otherwise the tables of one visitor would add up.
  const quota = new LobbyQuota(store, now, (matches) => store.unlist(matches))

  /** Creates a table in the lobby, unless this address or this browser has reached its limit there. */
  async function createInLobby(
    table: NewTable,
    ip: string,
    browser: string | undefined,
  ): Promise<Read<TableKeys>> {
    const match = tableIdOf(table)
    const places: readonly (readonly [owner: string, most: number, limit: LimitCode])[] = [
      [`address ${networkOf(ip)}`, config.SPELLENDOOS_LOBBY_PER_ADDRESS, 'lobby-address-full'],
      ...(browser === undefined
        ? []
        : [[`browser ${browser}`, config.SPELLENDOOS_LOBBY_PER_BROWSER, 'lobby-browser-full'] as const]),
    ]
    let isCreated = false
    try {
      for (const [owner, most, limit] of places)
        if (!(await quota.take(owner, match, most))) throw new LimitReached(limit, most)
      const created = await registry.create(table, browser)
      isCreated = created.ok
      return created
    } finally {
      for (const [owner] of places) quota.settle(owner, match, isCreated)
    }
  }

  app.post('/api/tables', async (request, reply) => {
    if (!open()) return sendFailure(reply, 'unavailable')
    const body = readBody(NEW_TABLE, request.body)
    if (!body.ok) return sendProblem(reply, body.problem)
    const browser = readBrowser(request)
    if (!browser.ok) return sendProblem(reply, browser.problem)
    const table = body.value
    const created = await (table.openness === 'lobby'
      ? createInLobby(table, request.ip, browser.value)
      : registry.create(table, browser.value))
    return created.ok ? reply.code(201).send(created.value) : sendProblem(reply, created.problem)
  })
  app.get('/api/lobby', async (request, reply) => {
    const browser = readBrowser(request)
    if (!browser.ok) return sendProblem(reply, browser.problem)
    return reply.header('cache-control', 'no-store').send(await registry.lobby(browser.value))
  })
  app.delete<{ Params: { handle: string } }>('/api/blocks/:handle', async (request, reply) => {
    const browser = readBrowser(request)
    if (!browser.ok) return sendProblem(reply, browser.problem)
    if (browser.value === undefined) return sendFailure(reply, 'bad-body', BROWSER_HEADER)
    const { handle } = request.params
    if (!v.is(KEY, handle)) return sendFailure(reply, 'bad-body', 'handle')
    await registry.unblock(browser.value, handle)
    return reply.code(204).send()
  })
}
