/** The parts of a room with two people at a table, before the match, without the room around them. */
import { shelf } from '@spellendoos/games/shelf'
import type { Seat } from '@spellendoos/kernel'
import type { Command } from '@spellendoos/wire'
import type { CommandContext } from '../room/command-context.ts'
import { carryOut } from '../room/commands.ts'
import { LineWriter } from '../room/line-writer.ts'
import type { TableSetup } from '../room/record.ts'
import { RoomState } from '../room/room-state.ts'
import { twoSeats } from './two-seats.ts'

export interface SeatedRoom {
  readonly state: RoomState
  readonly writer: LineWriter
  /** Makes a request at a given time; returns 'done' or the code of the refusal. */
  ask(seat: Seat, command: Command, at?: number): string
}

const random = (bytes: number): Uint8Array => new Uint8Array(bytes).fill(7)

export async function seatedRoom(id: string, changes: Partial<TableSetup> = {}): Promise<SeatedRoom> {
  const game = await shelf.get(id)!()
  const browsers = ['browser of Anna', 'browser of Bram']
  const setup = twoSeats(game, { browsers, ...changes })
  const state = new RoomState('m', game, setup)
  const writer = new LineWriter(state)
  writer.write({ is: 'laid', table: setup }, 1000)
  let ids = 0
  return {
    state,
    writer,
    ask(seat, command, at = 1000) {
      const request = { by: seat, id: `request ${ids++}` }
      const asking: CommandContext = { state, writer, random, seat, at, request, newKey: `new key ${ids}` }
      return carryOut(asking, command)?.code ?? 'done'
    },
  }
}
