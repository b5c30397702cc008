import type { Problem } from '@spellendoos/kernel'
import type { FastifyReply } from 'fastify'
import { faultOf } from '../store/fault.ts'
import { failure, limitProblem, type FailureCode, type LimitCode } from '../tables/failures.ts'
import { TableUnavailable } from '../tables/stored-room.ts'
import type { HttpServices } from './http-services.ts'

/** The status of a problem, if it is not 400. */
const STATUS: Readonly<Partial<Record<string, number>>> = {
  'no-table': 404,
  'no-game': 404,
  'no-challenge': 404,
  'day-over': 409,
  'bad-key': 403,
  'link-replaced': 403,
  'only-host': 403,
  'no-rules': 409,
  'not-over': 409,
  'already-begun': 409,
  'no-free-seat': 409,
  'name-taken': 409,
  unavailable: 503,
  'too-many-requests': 429,
  'too-many-sockets': 429,
  'lobby-address-full': 429,
  'lobby-seats-full': 429,
  'lobby-browser-full': 429,
}
/** A client has reached a limit. */
export class LimitReached extends Error {
  readonly statusCode = 429
  readonly problem: Problem
  constructor(limit: LimitCode, most: number) {
    super(limit)
    this.problem = limitProblem(limit, most)
  }
}

export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply.code(STATUS[problem.code] ?? 400).send(problem)
}
export function sendFailure(reply: FastifyReply, code: FailureCode, where?: string): FastifyReply {
  const read = failure(code, where)
  return sendProblem(reply, (read as { problem: Problem }).problem)
}
export function sendError(
  error: unknown,
  reply: FastifyReply,
  { log, metrics }: Pick<HttpServices, 'log' | 'metrics'>,
): FastifyReply {
  if (error instanceof TableUnavailable) return sendFailure(reply, error.why)
  const status = (error as { statusCode?: number }).statusCode ?? 500
  if (error instanceof LimitReached) return sendProblem(reply, error.problem)
  if (status < 500) return sendFailure(reply, 'bad-body', (error as Error).message)
  const fault = faultOf(error)
  metrics.failed('request', fault.kind)
  log.error({ error: fault.message }, 'a request failed')
  return sendFailure(reply, 'unavailable')
}
