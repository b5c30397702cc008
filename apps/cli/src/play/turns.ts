import type { Seat } from '@spellendoos/kernel'
import { UserError } from '../user-error.ts'
import { playTypedMove } from './typed-move.ts'
import { runCommand } from './run-command.ts'
import { Pace, runUnseen } from './pace.ts'
import { Screen } from './screen.ts'
import type { MatchSession } from './match-session.ts'
import { findMove, readTyped } from './typed-line.ts'

/** Plays a match at this keyboard, to its end. */
export async function playTurns(session: MatchSession): Promise<void> {
  const screen = new Screen(session)
  const pace = new Pace(session)
  while (session.match.result === undefined) {
    if (runUnseen(session)) continue
    if (session.people.length === 0) {
      await screen.show(undefined)
      await pace.goOnAlone()
      continue
    }
    if (await pace.actBot()) continue
    const asked = whoIsAsked(session)
    await screen.show(asked)
    const line = await session.terminal.ask(screen.prompt(asked), pace.wait)
    session.notice = []
    if (line === undefined) pace.pass()
    else {
      await hear(session, asked, line)
      // On a terminal without time, the bots act once per line of input.
      if (!session.terminal.live) pace.beat()
    }
  }
  await screen.show(undefined)
}

/** The first person that the table is waiting for; nobody if all play at once or only a clock is running. */
function whoIsAsked({ match, people, game }: MatchSession): Seat | undefined {
  if (game.traits.realtime) return people.length === 1 ? people[0] : undefined
  return people.find((seat) => match.turn.includes(seat))
}

/** Handles a typed line. If it cannot be done, the reason is shown and nothing else happens. */
async function hear(session: MatchSession, asked: Seat | undefined, line: string): Promise<void> {
  const { lang, names, game, words, people, match } = session
  const typed = readTyped(line, {
    lang,
    seats: names.length,
    realtime: game.traits.realtime && people.length > 1,
    legal: (text, seat = asked) => seat !== undefined && findMove(session.choices(seat), text) !== undefined,
  })
  if (typed.kind === 'nothing') return pressEnter(session, asked)
  const seat = typed.seat ?? asked ?? (people.length === 1 ? people[0] : undefined)
  if (seat === undefined && (typed.kind === 'move' || match.header.seats === 1)) {
    session.notice = [words('who-moves', { example: `2: ${line.trim()}` })]
    return
  }
  if (seat !== undefined && session.isBot(seat)) {
    session.notice = [words('no-such-player', { n: seat + 1 })]
    return
  }
  try {
    if (typed.kind === 'command') await runCommand(session, seat ?? people[0]!, typed.command, typed.rest)
    else playTypedMove(session, seat!, typed.text)
  } catch (problem) {
    if (!(problem instanceof UserError)) throw problem
    session.notice = [problem.message]
  }
}

/** Enter alone: discards a half-made move, lets a clock run out, or makes the only legal move. */
function pressEnter(session: MatchSession, asked: Seat | undefined): void {
  const { match, table, game } = session
  if (session.touched.length > 0) {
    session.touched = []
  } else if (match.turn[0] === 'clock') {
    session.settle(table.clock())
  } else if (asked !== undefined && !game.traits.unaided) {
    const all = session.choices(asked)
    if (all.length === 1) session.settle(table.play(asked, all[0]!.move))
  }
}
