import type { Read } from '@spellendoos/kernel'
import { BROWSER_HEADER } from '@spellendoos/wire'
import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { browserOf } from '../room/keys.ts'
import { failure } from '../tables/failures.ts'
import { BROWSER, isPlain, whereWrong } from './schemas.ts'

/** Parses a body of this shape, or says what is wrong with it. */
export function readBody<Out>(schema: v.GenericSchema<unknown, Out>, given: unknown): Read<Out> {
  if (!isPlain(given)) return failure('bad-body')
  const parsed = v.safeParse(schema, given)
  return parsed.success ? { ok: true, value: parsed.output } : failure('bad-body', whereWrong(parsed.issues))
}

/** The browser (the hash of its secret) that sent a request, if it says so. */
export function readBrowser({ headers }: FastifyRequest): Read<string | undefined> {
  const secret = headers[BROWSER_HEADER]
  if (secret === undefined) return { ok: true, value: undefined }
  return v.is(BROWSER, secret) ? { ok: true, value: browserOf(secret) } : failure('bad-body', BROWSER_HEADER)
}

/** The parameters of a route about one table. */
export type TableParams = { Params: { match: string } }
