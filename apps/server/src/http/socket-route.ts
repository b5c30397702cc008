import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Config } from '../config.ts'
import type { AddressCount } from './address-count.ts'
import { networkOf } from './address.ts'
import { Heartbeat } from './heartbeat.ts'
import type { HttpServices } from './http-services.ts'
import { LimitReached, sendFailure } from './replies.ts'
import { KEY } from './schemas.ts'
import { SocketSession } from './socket-session.ts'
import { redeemTicket, type TicketClaim } from './tickets.ts'

export const SOCKET_PATH = '/api/socket'
const SOCKET = v.object({
  ticket: KEY,
  since: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)), '0'),
})

export const tooManySockets = (config: Config) =>
  new LimitReached('too-many-sockets', config.SPELLENDOOS_SOCKETS_PER_ADDRESS)

/** The socket of a table, opened with a ticket. */
export function addSocketRoute(app: FastifyInstance, services: HttpServices, perAddress: AddressCount): void {
  const { config, registry, store, metrics, log, now, open } = services
  const heartbeat = new Heartbeat()
  const monitor = { metrics, log }
  app.addHook('onClose', async () => heartbeat.stop())
  /** A page of another site must not use this visitor's address to sit down here. */
  const foreign = ({ headers }: FastifyRequest): boolean => {
    const { origin, host } = headers
    if (origin === undefined || config.SPELLENDOOS_ORIGINS.includes(origin)) return false
    return !URL.canParse(origin) || new URL(origin).host !== host
  }
  /** What a request's ticket was good for, and the reply that is not needed once the socket is open. */
  const admitted = new WeakMap<FastifyRequest, { readonly held: TicketClaim; readonly reply: FastifyReply }>()
  app.get(
    SOCKET_PATH,
    {
      websocket: true,
      preValidation: async (request, reply) => {
        if (!open()) return sendFailure(reply, 'unavailable')
        if (foreign(request)) return reply.code(403).send({ code: 'foreign-origin' })
        if (!v.is(SOCKET, request.query)) return sendFailure(reply, 'bad-body', 'ticket')
        const release = perAddress.take(networkOf(request.ip))
        if (release === undefined) throw tooManySockets(config)
        request.raw.socket.on('close', release)
        const { ticket } = v.parse(SOCKET, request.query)
        const held = await redeemTicket(store, now(), ticket).catch((error: unknown) => {
          release()
          throw error
        })
        if (held === undefined) {
          release()
          return sendFailure(reply, 'bad-key')
        }
        admitted.set(request, { held, reply })
      },
    },
    (socket, request) => {
      const { held, reply } = admitted.get(request)!
      // An open socket needs nothing of its request, which is larger than all the rest.
      reply.raw.detachSocket(request.raw.socket)
      socket.removeAllListeners('error').on('error', () => socket.terminate())
      const { since } = v.parse(SOCKET, request.query)
      const session = new SocketSession(
        socket,
        request.raw.socket,
        registry.at(held.match),
        held,
        since,
        monitor,
      )
      heartbeat.follow(session)
      void session.start()
    },
  )
}
