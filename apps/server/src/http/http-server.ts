import rateLimit from '@fastify/rate-limit'
import websocket from '@fastify/websocket'
import { MOST_FRAME_BYTES } from '@spellendoos/wire'
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { AddressCount } from './address-count.ts'
import { networkOf } from './address.ts'
import { boundConnections } from './connection-limit.ts'
import { addDailyRoutes } from './daily-routes.ts'
import { addHealthRoutes } from './health-routes.ts'
import type { HttpServices } from './http-services.ts'
import { addLobbyRoutes } from './lobby-routes.ts'
import { addPageRoutes } from './page-routes.ts'
import { addPushRoutes } from './push-routes.ts'
import { LimitReached, sendError } from './replies.ts'
import { addSocketRoute, SOCKET_PATH } from './socket-route.ts'
import { addTableRoutes } from './table-routes.ts'

/** How long the headers of a request may take, measured from the connection, and the request as a whole. */
const SLOWEST_HEADERS = 6_000
const SLOWEST_REQUEST = 10_000
const LOOK = 2_000
/** How long a connection may wait for its next request. A proxy keeps some open for longer, for everyone. */
const IDLE = 10_000
const IDLE_PROXY = 75_000
/** An answer that is not read is abandoned after this long. */
const STALLED = 30_000
/** How many addresses are counted at a time; those with the oldest requests are forgotten first. */
const MOST_ADDRESSES = 50_000

/** The HTTP server: limits first, then routes. */
export async function openHttpServer(services: HttpServices): Promise<FastifyInstance> {
  const { config, plainLog } = services
  const hops = config.SPELLENDOOS_PROXY
  const loggerInstance: FastifyBaseLogger = plainLog.child({}, { level: 'warn' })
  const app = fastify({
    loggerInstance,
    bodyLimit: MOST_FRAME_BYTES,
    trustProxy: (_, hop) => hop < hops,
    forceCloseConnections: true,
    connectionTimeout: STALLED,
    keepAliveTimeout: hops > 0 ? IDLE_PROXY : IDLE,
    requestTimeout: SLOWEST_REQUEST,
    http: { headersTimeout: SLOWEST_HEADERS, connectionsCheckingInterval: LOOK },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
  })
  // Behind a proxy all connections are the proxy's; its own limits apply to visitors.
  if (hops === 0)
    boundConnections(
      app.server,
      config.SPELLENDOOS_CONNECTIONS_PER_ADDRESS ?? 2 * config.SPELLENDOOS_SOCKETS_PER_ADDRESS,
    )
  await app.register(websocket, {
    options: { maxPayload: MOST_FRAME_BYTES },
    errorHandler: (_, socket) => socket.terminate(),
  })
  // Otherwise an upgraded connection would not be counted, and would linger until its visitor closes it.
  app.addHook('onRequest', async (request, reply) => {
    if (!request.ws || request.routeOptions.url === SOCKET_PATH) return
    await reply.code(404).type('text/plain').send('Not found\n')
  })
  app.setErrorHandler((error, _, reply) => sendError(error, reply, services))
  await app.register(async (api) => {
    // In here every route counts, however its address is written, and so do addresses without a route.
    await api.register(rateLimit, {
      max: config.SPELLENDOOS_REQUESTS_PER_MINUTE,
      timeWindow: 60_000,
      cache: MOST_ADDRESSES,
      keyGenerator: ({ ip }) => networkOf(ip),
      errorResponseBuilder: (_, { max }) => new LimitReached('too-many-requests', max),
    })
    const sockets = new AddressCount(config.SPELLENDOOS_SOCKETS_PER_ADDRESS)
    addLobbyRoutes(api, services)
    addTableRoutes(api, services, sockets)
    addPushRoutes(api, services)
    addDailyRoutes(api, services)
    addSocketRoute(api, services, sockets)
    api.all('/api/*', (_, reply) => reply.code(404).type('text/plain').send('Not found\n'))
  })
  addHealthRoutes(app, services)
  addPageRoutes(app, services)
  return app
}
