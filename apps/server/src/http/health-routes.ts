import type { FastifyInstance } from 'fastify'
import type { HttpServices } from './http-services.ts'
import { Readiness } from './readiness.ts'

/** For operators: whether the node is alive, whether it can store anything, and its metrics. */
export function addHealthRoutes(
  app: FastifyInstance,
  { config, store, metrics, log, open }: HttpServices,
): void {
  const readiness = new Readiness(store)
  app.get('/healthz', () => ({ ok: true }))
  app.get('/readyz', async (_, reply) => {
    if (!open()) return reply.code(503).send({ ok: false, why: 'The server is closing.' })
    const fault = await readiness.fault()
    if (fault === undefined) return { ok: true }
    log.error({ error: fault.message }, 'not ready')
    return reply.code(503).send({ ok: false, why: fault.sentence })
  })
  app.get('/metrics', async (request, reply) => {
    const { authorization, 'x-forwarded-for': forwarded } = request.headers
    const token = config.SPELLENDOOS_METRICS_TOKEN
    const known = token !== undefined && authorization === `Bearer ${token}`
    const isHere = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '')
    if (!known && (token !== undefined || !isHere || forwarded !== undefined)) return reply.code(404).send()
    return reply.header('content-type', metrics.type).send(await metrics.text())
  })
}
