import type { Connection } from './connection.ts'
import { VERSION, type Position } from './messages.ts'
import { matchFrom, playMatch, seatOf, type Chooser } from './play-match.ts'

const NAME = 'Spellendoos'

/** Without a match another program is waited for this long. */
const PATIENCE = 5 * 60_000

/** Reports how each match went: the other program's name, and the places if the rules ended it. */
export type Report = (name: string, places: readonly number[] | undefined) => void

export interface MatchRequest {
  readonly games: number
  readonly minutes: number
  readonly moves: number
  readonly position?: Position
}

/** Asks for matches, alternating colours, White first. Returns whether the other program played. */
export async function initiate(
  connection: Connection,
  { games, minutes, moves, position }: MatchRequest,
  choose: Chooser,
  report: Report,
): Promise<boolean> {
  const start = position === undefined ? {} : { position }
  for (let game = 0; game < games; game++) {
    connection.allow(PATIENCE)
    const seat = game % 2
    const follower = seat === 0 ? 'Z' : 'W'
    connection.send({ is: 'R', version: VERSION, name: NAME, follower, minutes, moves, ...start })
    const { name, code } = await connection.expect('A')
    if (code !== '0') return false
    const isLast = game === games - 1
    const { match, stops } = await playMatch(connection, { seat, minutes, moves, isLast, ...start }, choose)
    report(name, match.result?.places)
    if (stops) break
  }
  return true
}

/** Plays whatever is asked for, until the other program stops or hangs up. */
export async function follow(connection: Connection, choose: Chooser, report: Report): Promise<void> {
  for (;;) {
    connection.allow(PATIENCE)
    const asked = await connection.next()
    if (asked?.is !== 'R') return
    const { version, name, follower, minutes, moves, position } = asked
    const code = version !== VERSION ? '1' : matchFrom(position) === undefined ? '2' : '0'
    connection.send({ is: 'A', name: NAME, code })
    if (code !== '0') continue
    const start = position === undefined ? {} : { position }
    const seat = seatOf(follower)
    const { match, stops } = await playMatch(
      connection,
      { seat, minutes, moves, isLast: false, ...start },
      choose,
    )
    report(name, match.result?.places)
    if (stops) return
  }
}
