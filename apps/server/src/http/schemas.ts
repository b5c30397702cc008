import { isPlayer } from '@spellendoos/bots/levels'
import { ACTS, LANGS } from '@spellendoos/kernel'
import {
  DEEPEST_FRAME,
  LEAST_SECRET_ID,
  LONGEST_DAILY_MOVE,
  MOST_DAILY_MOVES,
  MOST_ID,
  MOST_SEATS,
  PHRASES,
  type DailyPlay,
  type PushTarget,
  type JoinRequest,
  type Phrase,
  type Request,
  type NewTable,
} from '@spellendoos/wire'
import * as v from 'valibot'

const whole = (low: number, high: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(low), v.maxValue(high))
const text = (most: number) => v.pipe(v.string(), v.maxLength(most))
const seat = whole(0, MOST_SEATS - 1)
/** A level, 0 for a person, or the number of a character. */
const level = v.pipe(
  v.number(),
  v.check((given) => given === 0 || isPlayer(given), 'is no computer player'),
)
/** Names and talk are cut to length later, without splitting characters. */
const written = text(1000)
const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

const YEAR = 365 * 24 * 3600
const pace = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({ kind: v.literal('move'), seconds: whole(5, YEAR) }),
  v.strictObject({ kind: v.literal('match'), seconds: whole(10, YEAR), plus: whole(0, 3600) }),
])

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(MOST_ID))
/** Keys are derived from the ids of these requests, so nobody else must be able to guess them. */
const unguessable = v.pipe(id, v.minLength(LEAST_SECRET_ID))

/** A browser's own secret. */
export const BROWSER = v.pipe(unguessable, v.regex(/^[\w-]*$/))
export const KEY = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/))
export const NEW_TABLE: v.GenericSchema<unknown, NewTable> = v.strictObject({
  id: unguessable,
  game: text(60),
  seats: whole(1, MOST_SEATS),
  options: v.record(text(60), v.union([v.boolean(), v.number(), text(100), v.null()])),
  position: v.exactOptional(text(2000)),
  pace,
  patience: whole(0, YEAR),
  openness: v.picklist(['lobby', 'link']),
  name: written,
  seat,
  levels: v.pipe(v.array(level), v.maxLength(MOST_SEATS)),
})
export const WITH_KEY = v.strictObject({ key: KEY })
/** `id`: of a request that may have replaced this key. */
export const TICKET_REQUEST = v.strictObject({ key: KEY, id: v.exactOptional(unguessable) })

const endpoint = text(1500)
/** A push subscription for the holder of this key; whether it works is checked later. */
export const ADD_PUSH_TARGET: v.GenericSchema<unknown, PushTarget & { readonly key: string }> =
  v.strictObject({
    key: KEY,
    endpoint,
    p256dh: v.pipe(v.string(), v.regex(/^[\w-]{87}$/)),
    auth: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
    lang: v.picklist(LANGS),
  })
export const REMOVE_PUSH_TARGET = v.strictObject({ key: KEY, endpoint })

export const JOIN_REQUEST: v.GenericSchema<unknown, JoinRequest> = v.strictObject({
  id: unguessable,
  name: written,
  key: v.exactOptional(KEY),
})
const command = <Name extends string, Fields extends v.ObjectEntries>(name: Name, fields: Fields) =>
  v.strictObject({ id, do: v.literal(name), ...fields })
const REQUEST: v.GenericSchema<unknown, Request> = v.variant('do', [
  command('sit', { id: unguessable, name: written, browser: v.exactOptional(BROWSER) }),
  command('rise', {}),
  command('fill', { seat, level }),
  command('ready', { ready: v.boolean() }),
  command('seal', { seal: hex, key: hex }),
  command('link', { draw: whole(0, 1_000_000), link: hex }),
  command('sign', { signature: v.pipe(v.string(), v.regex(/^[0-9a-f]{128}$/)) }),
  command('move', { move: text(1000), seen: whole(0, 1_000_000) }),
  command('act', { act: v.picklist(ACTS) }),
  command('answer-back', { seen: whole(0, 1_000_000), allow: v.boolean() }),
  command('leave', {}),
  command('return', { seen: v.exactOptional(whole(0, 1_000_000)) }),
  command('say', { text: written }),
  command('phrase', { phrase: v.picklist(Object.keys(PHRASES) as Phrase[]) }),
  command('rematch', {}),
  command('renew', { id: unguessable, seat }),
  command('report', { seat }),
  command('block', { seat, blocked: v.boolean() }),
])

/** A challenge of the day: the player's moves. */
export const DAILY_PLAY: v.GenericSchema<unknown, DailyPlay> = v.strictObject({
  moves: v.pipe(v.array(text(LONGEST_DAILY_MOVE)), v.maxLength(MOST_DAILY_MOVES)),
})

const POISON = new Set(['__proto__', 'constructor', 'prototype'])

/** Whether JSON is not nested too deeply, and does not use the names of properties that every object has. */
export function isPlain(given: unknown, depth = 0): boolean {
  if (given === null || typeof given !== 'object') return true
  if (depth >= DEEPEST_FRAME) return false
  return Object.entries(given).every(([key, value]) => !POISON.has(key) && isPlain(value, depth + 1))
}

/** Parses a request from the text of a frame, or says where its shape is wrong. */
export function readRequest(frame: string): Request | { readonly wrong: string } {
  let given: unknown
  try {
    given = JSON.parse(frame)
  } catch {
    return { wrong: 'not JSON' }
  }
  if (!isPlain(given)) return { wrong: 'too deep, or a forbidden name' }
  const read = v.safeParse(REQUEST, given)
  return read.success ? read.output : { wrong: whereWrong(read.issues) }
}

export const whereWrong = (issues: readonly v.BaseIssue<unknown>[]): string =>
  issues.map((issue) => v.getDotPath(issue) ?? 'body').join(', ')
