import { botToDecline } from '@spellendoos/bots/table'
import { seatStatement, type Table } from '@spellendoos/fair'
import type { Refusal, Seat } from '@spellendoos/kernel'
import { inMatch, note, write, type CommandContext, type Handler } from './command-context.ts'
import { refusedByRoom, type RoomRefusal } from './refusals.ts'
import type { RoomState } from './room-state.ts'
import { isSignedBy } from './signer.ts'
import { STAND_IN } from './timeouts.ts'

export const seal: Handler<'seal'> = ({ state, writer, seat, at, request }, command) => {
  if (state.phase !== 'sealing') return refusedByRoom('not-sealing')
  return writer.play(() => state.table!.seal(seat, command.seal, { key: command.key, at }), at, request)
}

export const link: Handler<'link'> = (context, command) => {
  const { writer, seat, at, request } = context
  return inMatch(context, (table) =>
    table.pending?.draw === command.draw
      ? writer.play(() => table.link(seat, command.link, { at }), at, request)
      : refusedByRoom('link-too-late'),
  )
}

export const sign: Handler<'sign'> = (context, { signature }) => {
  const { state, seat } = context
  const { replay } = state
  if (replay === undefined) return refusedByRoom('not-over')
  if (state.signatures.some(({ by }) => by === seat)) return undefined
  const key = state.table?.linked?.keys.seats[seat]
  const fits = key !== undefined && isSignedBy(key, seatStatement(replay, seat), signature)
  return fits ? write(context, { is: 'signed', seat, signature }) : refusedByRoom('bad-signature')
}

export const move: Handler<'move'> = (context, command) => {
  const { writer, seat, at, request } = context
  return inMatch(context, (table) =>
    writer.play(() => table.play(seat, command.move, { at, seen: command.seen }), at, request),
  )
}

export const leave = (context: CommandContext): Refusal | undefined => {
  const { writer, seat, at, request } = context
  return inMatch(context, (table) => writer.play(() => table.handOver(seat, STAND_IN, { at }), at, request))
}

export const returnTo: Handler<'return'> = ({ state, writer, seat, at, request }, { seen }) => {
  if (state.phase !== 'playing') return refusedByRoom('not-begun')
  const table = state.table!
  if (table.match.resigned.includes(seat)) return refusedByRoom('has-resigned')
  // Without a stand-in nothing is recorded, so a repeat is recognised only by what its sender had seen.
  if (table.match.bots[seat] === 0 || wasHandedOver(table, seat, seen)) return undefined
  return writer.play(() => table.handOver(seat, 0, { at }), at, request)
}

/** Whether the seat changed hands after this many entries. */
const wasHandedOver = ({ match }: Table, seat: Seat, seen = match.seq): boolean =>
  match.since(seen).some((entry) => entry.by === seat && 'bot' in entry)

export const act: Handler<'act'> = (context, command) =>
  inMatch(context, (table) => {
    if (command.act === 'undo') return takeBack(context, table)
    const { writer, seat, at, request } = context
    return writer.play(
      () => {
        const outcome = table.act(seat, command.act, { at })
        if (outcome.ok && command.act === 'resign') table.playOn(seat, { at })
        if (outcome.ok && command.act === 'offer-draw') declineForBots(table, at)
        return outcome
      },
      at,
      request,
    )
  })
function declineForBots(table: Table, at: number): void {
  const bot = botToDecline(table.match)
  if (bot !== undefined) table.act(bot, 'decline', { at })
}

/** Other people at the table are asked first. */
function takeBack(context: CommandContext, table: Table): Refusal | undefined {
  const { state, writer, seat, at, request } = context
  const { match } = table
  const refused = state.takeBacks.mayNotAsk(seat) ?? mayNotTakeBack(state, table, seat, at)
  if (refused !== undefined) return refusedByRoom(refused)
  const isPossible = state.running !== undefined && match.takenBackTo(seat) !== undefined
  // What is not possible is refused by the rules, and nobody is asked about it.
  if (isPossible && others(state, table, seat).some((other) => match.bots[other] === 0))
    return write(context, { is: 'asked-back', seat })
  return writer.play(() => table.act(seat, 'undo', { at }), at, request)
}

/** A late answer never counts for another request. */
export const answerBack: Handler<'answer-back'> = (context, { seen, allow }) =>
  inMatch(context, (table) => {
    const { state, writer, seat, at } = context
    const open = state.takeBacks.openAt(seen)
    if (open === undefined || (allow && open.by === seat)) return refusedByRoom('nobody-asks')
    if (open.allowed.includes(seat) && allow) return note(context)
    const refused = allow ? mayNotTakeBack(state, table, open.by, at) : undefined
    if (refused !== undefined) return refusedByRoom(refused)
    write(context, { is: 'answered-back', seat, allow })
    const { allowed } = state.takeBacks.openAt(seen) ?? open
    const people = others(state, table, open.by).filter((other) => table.match.bots[other] === 0)
    if (!allow || !people.every((other) => allowed.includes(other))) return undefined
    return writer.play(() => table.act(open.by, 'undo', { at }), at)
  })

/** The seats of the other people who are still playing, whether or not a stand-in is playing for them now. */
function others({ players }: RoomState, { match }: Table, seat: Seat): readonly Seat[] {
  return [...players.keys()].filter(
    (other) => other !== seat && players[other]!.level === 0 && !match.resigned.includes(other),
  )
}
/**
 * A move after which time ran out cannot be taken back. While stand-ins play for all other people, nobody can be asked,
 * so a move that was answered at their seats cannot be taken back.
 */
function mayNotTakeBack(state: RoomState, table: Table, seat: Seat, at: number): RoomRefusal | undefined {
  const { match } = table
  const to = match.takenBackTo(seat)
  if (to === undefined) return undefined
  const rest = others(state, table, seat)
  const isAlone = rest.every((other) => match.bots[other]! > 0)
  if (isAlone && match.standing.slice(to).some(({ by }) => rest.includes(by as Seat))) return 'others-moved'
  return (state.clock.flagAt(to) ?? Infinity) <= at ? 'time-ran-out' : undefined
}
