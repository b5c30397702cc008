import type { Lang } from '@spellendoos/kernel'
import * as v from 'valibot'
import type { Field, Optional } from './fields.ts'
import type { Matches } from './matches.ts'
import { badField, missingField, Refused } from './problems.ts'

/** What every command works with. */
export interface EngineContext {
  readonly matches: Matches
  readonly lang: Lang
}

export type Request = Readonly<Record<string, unknown>>
/** The fields of an answer, `ok` and `id` excepted. */
export type Answer = Readonly<Record<string, unknown>>
export type Command = (request: Request, context: EngineContext) => Answer | Promise<Answer>

type Fields = Readonly<Record<string, Field<unknown>>>
type Values<Wanted extends Fields> = {
  readonly [Name in keyof Wanted]: Wanted[Name] extends Optional<infer T>
    ? T | undefined
    : Wanted[Name] extends Field<infer T>
      ? T
      : never
}

/** A command: the fields it reads, and its answer. Unknown fields are ignored. */
export const command =
  <Wanted extends Fields>(
    fields: Wanted,
    answer: (values: Values<Wanted>, context: EngineContext) => Answer | Promise<Answer>,
  ): Command =>
  (request, context) =>
    answer(readFields(fields, request), context)

function readFields<Wanted extends Fields>(fields: Wanted, request: Request): Values<Wanted> {
  const read = Object.entries(fields).map(([name, field]) => [name, readField(name, field, request)] as const)
  return Object.fromEntries(read) as Values<Wanted>
}

/** The value of this field of a request, or an error if it is missing or invalid. */
export function readField<T>(name: string, field: Field<T>, request: Request): T | undefined {
  if (!Object.hasOwn(request, name)) {
    if ('optional' in field) return undefined
    throw new Refused(missingField(name, field.wanted), { field: name })
  }
  const read = v.safeParse(field.schema, request[name])
  if (!read.success) throw new Refused(badField(name, field.wanted), { field: name })
  return read.output
}
