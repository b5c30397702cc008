/** The parts of a room with two people at a table, before the match, without the room around them. */
import { shelf } from '@spellendoos/games/shelf'
import { newSeries, type Seat } from '@spellendoos/kernel'
import type { Command } from '@spellendoos/wire'
import type { CommandContext } from '../room/command-context.ts'
import { carryOut } from '../room/commands.ts'
import { hashOf } from '../room/keys.ts'
import { LineWriter } from '../room/line-writer.ts'
import type { TableSetup } from '../room/record.ts'
import { RoomState } from '../room/room-state.ts'

export interface SeatedRoom {
  readonly state: RoomState
  readonly writer: LineWriter
  /** Makes a request at a given time; returns 'done' or the code of the refusal. */
  ask(seat: Seat, command: Command, at?: number): string
}

const random = (bytes: number): Uint8Array => new Uint8Array(bytes).fill(7)

export async function seatedRoom(id: string, changes: Partial<TableSetup> = {}): Promise<SeatedRoom> {
  const game = await shelf.get(id)!()
  const setup: TableSetup = {
    game: id,
    version: game.version,
    seats: 2,
    options: game.presets['boekje']!,
    pace: { kind: 'none' },
    patience: 0,
    openness: 'link',
    host: 0,
    players: ['Anna', 'Bram'].map((name) => ({ name, level: 0 })),
    keys: [0, 1].map((seat) => hashOf(`key ${seat}`)),
    browsers: ['browser of Anna', 'browser of Bram'],
    watch: hashOf('watch'),
    invite: hashOf('invite'),
    series: newSeries(2, 'rotate'),
    ...changes,
  }
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
