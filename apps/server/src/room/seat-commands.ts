import type { Refusal, Seat } from '@spellendoos/kernel'
import { beginIfReady } from './ceremony.ts'
import { cleanName, sameName } from './clean-text.ts'
import { note, write, type CommandContext, type Handler } from './command-context.ts'
import { browserOf, hashOf } from './keys.ts'
import { refusedByRoom } from './refusals.ts'
import type { RoomState } from './room-state.ts'

export const sit: Handler<'sit'> = (context, command) => {
  const { state, seat, newKey } = context
  const name = nameFor(state, seat, command.name)
  if (typeof name !== 'string') return name
  const browser = command.browser === undefined ? {} : { browser: browserOf(command.browser) }
  // Others know the link of an empty seat, so a player who sits down gets a key that nobody else has.
  const key = state.seats.isEmpty(seat) ? { key: hashOf(newKey) } : {}
  return write(context, { is: 'sat', seat, name, ...key, ...browser })
}

/** No key opens an empty seat, except a new link made by the host. */
export const rise: Handler<'rise'> = (context) => {
  const { state, seat } = context
  return state.seats.isEmpty(seat)
    ? refusedByRoom('no-name')
    : write(context, { is: 'rose', seat, key: null })
}

export const fill: Handler<'fill'> = (context, { seat, level }) => {
  const player = context.state.players[seat]!
  if (player.name !== '') return refusedByRoom('seat-taken')
  return player.level === level ? note(context) : write(context, { is: 'filled', seat, level, key: null })
}

export const ready: Handler<'ready'> = (context, command) => {
  const { state, writer, random, seat, at } = context
  if (state.players[seat]!.name === '') return refusedByRoom('no-name')
  write(context, { is: 'ready', seat, ready: command.ready })
  return beginIfReady(state, writer, random, at)
}

export const renew: Handler<'renew'> = (context, { seat }) =>
  mayNotRenew(context, seat) ?? write(context, { is: 'renewed', seat, key: hashOf(context.newKey) })

/** Players renew their own link, and the host makes links for empty seats, of which there are none during a match. */
function mayNotRenew({ state, seat }: CommandContext, other: Seat): Refusal | undefined {
  if (state.next !== undefined) return refusedByRoom('renew-at-next')
  if (state.seats.isEmpty(seat)) return refusedByRoom('no-name')
  const isHost = seat === state.seats.host
  if (seat === other || (isHost && state.seats.isEmpty(other))) return undefined
  if (state.phase !== 'gathering') return refusedByRoom('only-own-link')
  return refusedByRoom(isHost ? 'seat-taken' : 'only-host')
}

/** A name for this seat, or what is wrong with it. */
export function nameFor({ players }: RoomState, seat: Seat, wanted: string): string | Refusal {
  const name = cleanName(wanted)
  if (name === '') return refusedByRoom('no-name')
  const taken = players.some((other, at) => at !== seat && sameName(other.name, name))
  return taken ? refusedByRoom('name-taken') : name
}
