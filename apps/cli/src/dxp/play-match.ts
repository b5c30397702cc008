import { gameById } from '@spellendoos/games'
import { Match, type Game, type Seat } from '@spellendoos/kernel'
import type { Connection } from './connection.ts'
import { BadMessage, writeMessage, type Colour, type Message, type Position } from './messages.ts'

/** A move as the rules of draughts have it. */
interface Capture {
  readonly path: readonly number[]
  readonly takes: readonly number[]
}
const DAMMEN = gameById('dammen') as Game<unknown, Capture>

/** What was agreed before a match. */
export interface Agreement {
  readonly seat: Seat
  readonly minutes: number
  readonly moves: number
  readonly position?: Position
  /** No other match is wanted after this one. */
  readonly isLast: boolean
}

/** Chooses a move in notation within this many milliseconds. */
export type Chooser = (match: Match<unknown, Capture>, seat: Seat, ms: number) => Promise<string>

export const seatOf = (colour: Colour): Seat => (colour === 'W' ? 0 : 1)

/** The match that was agreed, before its first move; `undefined` if no match can start from this position. */
export function matchFrom(position: Position | undefined): Match<unknown, Capture> | undefined {
  const begun = Match.begin(DAMMEN, {
    id: 'dxp',
    game: DAMMEN.id,
    version: DAMMEN.version,
    options: {},
    seats: 2,
    ...(position === undefined ? {} : { position: fenOf(position) }),
  })
  return begun.ok && begun.value.result === undefined ? begun.value : undefined
}

function fenOf({ first, board }: Position): string {
  const side = (man: string) =>
    board
      .split('')
      .flatMap((letter, i) => (letter.toLowerCase() === man ? [`${letter === man ? '' : 'K'}${i + 1}`] : []))
      .join(',')
  return `${first === 'W' ? 'W' : 'B'}:W${side('w')}:B${side('z')}`
}

/** The number of moves per player for which a match is planned. */
const PLANNED = 60
const LEAST_MS = 10
const MINUTE = 60_000
/** Without a limit on time, a program may still not be silent for longer. */
const LONGEST_THOUGHT = 24 * 60 * MINUTE

/** Plays one match to the end. Returns how it ended for us, and whether the other program wants to stop altogether. */
export async function playMatch(
  connection: Connection,
  { seat, minutes, moves, position, isLast }: Agreement,
  choose: Chooser,
): Promise<{ readonly match: Match<unknown, Capture>; readonly stops: boolean }> {
  const match = matchFrom(position)!
  // No minutes at all are no limit, as with moves.
  let left = minutes === 0 ? Infinity : minutes * MINUTE
  connection.allow(Math.min(left + MINUTE, LONGEST_THOUGHT))
  let made = 0
  let onTurn = seatOf(position?.first ?? 'W')
  for (;;) {
    if (onTurn === seat) {
      if (match.result !== undefined || left <= 0 || (moves > 0 && made >= moves)) {
        connection.send({ is: 'E', reason: reasonOf(match, seat), stops: isLast })
        const { stops } = await connection.expect('E')
        return { match, stops }
      }
      const begun = Date.now()
      const move = await choose(match, seat, Math.max(LEAST_MS, left / Math.max(PLANNED - made, PLANNED / 4)))
      const spent = Date.now() - begun
      left -= spent
      made++
      connection.send(messageOf(play(match, seat, move), Math.round(spent / 1000)))
    } else {
      const message = await connection.expect('M', 'E')
      if (message.is === 'E') {
        connection.send({ is: 'E', reason: '0', stops: isLast })
        return { match, stops: message.stops }
      }
      // After a draw by counting under our rules the other program may play on; the next turn ends it.
      if (match.result === undefined) play(match, onTurn, notationOf(match, onTurn, message))
    }
    onTurn = 1 - onTurn
  }
}

function play(match: Match<unknown, Capture>, seat: Seat, notation: string): Capture {
  const { game, state } = match
  const move = match.moves(seat).find((each) => game.write(state, each) === notation)!
  match.append({ by: seat, move: notation })
  return move
}

const messageOf = ({ path, takes }: Capture, seconds: number): Message => ({
  is: 'M',
  seconds,
  from: path[0]!,
  to: path.at(-1)!,
  takes,
})

/** The legal move that a message means: it starts, ends and takes the same. */
function notationOf(match: Match<unknown, Capture>, seat: Seat, message: Message & { is: 'M' }): string {
  const { from, to, takes } = message
  const meant = match
    .moves(seat)
    .find(
      (move) =>
        move.path[0] === from &&
        move.path.at(-1) === to &&
        move.takes.length === takes.length &&
        move.takes.every((field) => takes.includes(field)),
    )
  if (meant === undefined) throw new BadMessage(writeMessage(message))
  return match.game.write(match.state, meant)
}

function reasonOf({ result }: Match<unknown, Capture>, seat: Seat): string {
  if (result === undefined) return '0'
  const [own, other] = [result.places[seat]!, result.places[1 - seat]!]
  return own === other ? '2' : own < other ? '3' : '1'
}
