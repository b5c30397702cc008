/** A room in which two people have begun a match, with time that passes when it is told to. */
import { shelf } from '@spellendoos/games/shelf'
import { seededRng, type Seat } from '@spellendoos/kernel'
import type { Command } from '@spellendoos/wire'
import type { TableSetup } from '../room/record.ts'
import { Room } from '../room/room.ts'
import type { RecordLine } from '../store/store.ts'
import { Part } from './part.ts'
import { twoSeats } from './two-seats.ts'

const ROUND = 'm'.repeat(32)
const rng = seededRng(8)
const random = (bytes: number): Uint8Array => new Uint8Array(bytes).map(() => rng(256))

export interface Begun {
  readonly room: Room
  readonly lines: RecordLine[]
  at: number
  /** Makes a request now; returns 'done' or the code of the refusal. */
  ask(seat: Seat, command: Command): string
  /** The first legal move of the seat. */
  move(seat: Seat): string
  /** Asks to take back, and everyone else agrees; returns the first refusal, or 'done'. */
  takeBack(seat: Seat): string
  /** Everyone who is waited for opens a link. */
  open(): void
  /** Lets time pass, and everything happen that is due by then. */
  pass(milliseconds: number): void
}

export async function begun(id: string, changes: Partial<TableSetup> = {}, round = ROUND): Promise<Begun> {
  const game = await shelf.get(id)!()
  const setup = twoSeats(game, changes)
  const room = Room.create(round, game, setup, random, 1000)
  let ids = 0
  const parts = setup.players.map((_, seat) => new Part(round, String(seat).repeat(64)))
  const table: Begun = {
    room,
    lines: [...room.takeLines()],
    at: 1000,
    ask(seat, command) {
      const granted = room.handle(room.keyOf(seat)!, { ...command, id: `request ${ids++}` }, table.at)
      if (granted.ok) table.lines.push(...granted.lines)
      return granted.ok ? 'done' : granted.refusal.code
    },
    move(seat) {
      const { match } = room.table!
      const [move] = match.moves(seat)
      if (move === undefined) return 'no move'
      return table.ask(seat, { do: 'move', move: game.write(match.state, move), seen: match.seq })
    },
    takeBack(seat) {
      const { match } = room.table!
      const answer = { do: 'answer-back', seen: match.seq, allow: true } as const
      const others = match.bots.flatMap((level, other) => (level === 0 && other !== seat ? [other] : []))
      const asked = table.ask(seat, { do: 'act', act: 'undo' })
      if (asked !== 'done') return asked
      return others.map((other) => table.ask(other, answer)).find((told) => told !== 'done') ?? 'done'
    },
    open: () => open(),
    pass(milliseconds) {
      const end = table.at + milliseconds
      while (room.alarm !== undefined && room.alarm <= end) {
        table.at = Math.max(table.at, room.alarm)
        table.lines.push(...room.tick(table.at))
      }
      table.at = end
    },
  }
  const open = () => {
    for (let { pending } = room.table!; pending !== undefined; { pending } = room.table!) {
      const [seat] = pending.awaited
      table.ask(seat!, parts[seat!]!.link(seat!, pending.draw))
    }
  }
  const people = setup.players.flatMap(({ level }, seat) => (level === 0 ? [seat] : []))
  for (const seat of people) table.ask(seat, { do: 'ready', ready: true })
  for (const seat of people) table.ask(seat, parts[seat]!.seal(seat))
  open()
  return table
}
