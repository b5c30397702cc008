import type { Random, Table } from '@spellendoos/fair'
import type { Refusal, Seat } from '@spellendoos/kernel'
import type { Command } from '@spellendoos/wire'
import type { LineWriter } from './line-writer.ts'
import type { LineBody, RequestId } from './record.ts'
import { refusedByRoom } from './refusals.ts'
import type { RoomState } from './room-state.ts'

/** A seat's request, and everything that is needed to do it. */
export interface CommandContext {
  readonly state: RoomState
  readonly writer: LineWriter
  readonly random: Random
  readonly seat: Seat
  readonly at: number
  readonly request: RequestId
  /** The key that is derived from the request's id, for commands that create one. */
  readonly newKey: string
}
/** Does what a command asks, or says why not. */
export type Handler<Name extends Command['do']> = (
  context: CommandContext,
  command: Extract<Command, { readonly do: Name }>,
) => Refusal | undefined

/** Writes a line that answers the request. */
export const write = ({ writer, at, request }: CommandContext, body: LineBody): undefined =>
  writer.write(body, at, request)

/** Notes a request that has nothing to change, so that a late copy of it cannot change anything either. */
export const note = (context: CommandContext): undefined =>
  write(context, { is: 'noted', seat: context.seat })

/** Does something in the match, for a seat that its player holds. */
export function inMatch(
  { state, seat }: Pick<CommandContext, 'state' | 'seat'>,
  then: (table: Table) => Refusal | undefined,
): Refusal | undefined {
  const { table } = state
  if (table?.ready !== true) return refusedByRoom('not-begun')
  return table.match.bots[seat] === 0 ? then(table) : refusedByRoom('computer-plays')
}
