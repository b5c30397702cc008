import type { FastifyInstance } from 'fastify'
import { hashOf } from '../room/keys.ts'
import type { HttpServices } from './http-services.ts'
import { sendFailure, sendProblem } from './replies.ts'
import { readBody, type TableParams } from './request-body.ts'
import { ADD_PUSH_TARGET, REMOVE_PUSH_TARGET } from './schemas.ts'

/** Push messages for people whose page is closed. */
export function addPushRoutes(
  app: FastifyInstance,
  { registry, store, push, now }: Pick<HttpServices, 'registry' | 'store' | 'push' | 'now'>,
): void {
  app.get('/api/bell', () => (push.publicKey === undefined ? {} : { key: push.publicKey }))
  app.post<TableParams>('/api/tables/:match/bell', async (request, reply) => {
    const body = readBody(ADD_PUSH_TARGET, request.body)
    if (!body.ok) return sendProblem(reply, body.problem)
    const { match } = request.params
    const { key, ...target } = body.value
    const eye = await registry.eyeOf(match, key)
    if (typeof eye !== 'number') return sendFailure(reply, 'bad-key')
    if (!push.accepts(target)) return sendFailure(reply, 'bad-body', 'endpoint')
    await store.addPushTarget(match, hashOf(key), target, now())
    return reply.code(204).send()
  })
  app.post<TableParams>('/api/tables/:match/hush', async (request, reply) => {
    const body = readBody(REMOVE_PUSH_TARGET, request.body)
    if (!body.ok) return sendProblem(reply, body.problem)
    await store.removePushTarget(request.params.match, hashOf(body.value.key), body.value.endpoint)
    return reply.code(204).send()
  })
}
