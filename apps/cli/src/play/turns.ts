import type { Seat } from '@spellendoos/kernel'
import { Complaint } from '../complaint.ts'
import { tryMove } from './try-move.ts'
import { runOrder } from './run-order.ts'
import { Pace, runUnseen } from './pace.ts'
import { Screen } from './screen.ts'
import type { Sitting } from './sitting.ts'
import { findMove, readTyped } from './typed-line.ts'

/** Plays a match at this keyboard, to its end. */
export async function sit(sitting: Sitting): Promise<void> {
  const screen = new Screen(sitting)
  const pace = new Pace(sitting)
  while (sitting.match.result === undefined) {
    if (runUnseen(sitting)) continue
    if (sitting.people.length === 0) {
      await screen.show(undefined)
      await pace.goOnAlone()
      continue
    }
    if (await pace.actBot()) continue
    const asked = whoIsAsked(sitting)
    await screen.show(asked)
    const line = await sitting.terminal.ask(screen.prompt(asked), pace.wait)
    sitting.notice = []
    if (line === undefined) pace.pass()
    else {
      await hear(sitting, asked, line)
      // Where no time passes, every line is a moment for the bots.
      if (!sitting.terminal.live) pace.beat()
    }
  }
  await screen.show(undefined)
}

/** The person the table waits for first; nobody where all play at once or only a clock runs. */
function whoIsAsked({ match, people, game }: Sitting): Seat | undefined {
  if (game.traits.realtime) return people.length === 1 ? people[0] : undefined
  return people.find((seat) => match.turn.includes(seat))
}

/** Takes in a line that was typed. Whatever cannot be done is said, and nothing else happens. */
async function hear(sitting: Sitting, asked: Seat | undefined, line: string): Promise<void> {
  const { lang, names, game, words, people, match } = sitting
  const typed = readTyped(line, {
    lang,
    seats: names.length,
    realtime: game.traits.realtime && people.length > 1,
    legal: (text, seat = asked) => seat !== undefined && findMove(sitting.choices(seat), text) !== undefined,
  })
  if (typed.kind === 'nothing') return pressEnter(sitting, asked)
  const seat = typed.seat ?? asked ?? (people.length === 1 ? people[0] : undefined)
  if (seat === undefined && (typed.kind === 'move' || match.header.seats === 1)) {
    sitting.notice = [words('who-moves', { example: `2: ${line.trim()}` })]
    return
  }
  if (seat !== undefined && sitting.isBot(seat)) {
    sitting.notice = [words('no-such-player', { n: seat + 1 })]
    return
  }
  try {
    if (typed.kind === 'order') await runOrder(sitting, seat ?? people[0]!, typed.order, typed.rest)
    else tryMove(sitting, seat!, typed.text)
  } catch (problem) {
    if (!(problem instanceof Complaint)) throw problem
    sitting.notice = [problem.message]
  }
}

/** Enter alone: puts a half-made move back, lets a clock run out, or makes the only move there is. */
function pressEnter(sitting: Sitting, asked: Seat | undefined): void {
  const { match, table, game } = sitting
  if (sitting.touched.length > 0) {
    sitting.touched = []
  } else if (match.turn[0] === 'clock') {
    sitting.settle(table.clock())
  } else if (asked !== undefined && !game.traits.unaided) {
    const all = sitting.choices(asked)
    if (all.length === 1) sitting.settle(table.play(asked, all[0]!.move))
  }
}
