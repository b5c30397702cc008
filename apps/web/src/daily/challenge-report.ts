import type { KeptDaily } from '../storage/matches.ts'
import { readList, writeNote } from '../storage/notes.ts'
import { sendDaily } from '../online/api.ts'
import { dateAt, daysAfter } from './calendar.ts'

const NOTE = 'daily-sent'
/** How many are remembered: the server does not accept older ones. */
const MOST = 12

/** Sends the moves of a challenge to the server, once and while it accepts them; nothing is sent for a player who gave up. */
export async function reportChallenge(
  { date, kind }: KeptDaily,
  moves: readonly string[] | undefined,
): Promise<void> {
  const name = `${date} ${kind}`
  const sent = readList(NOTE)
  const isLate = date < daysAfter(dateAt(Date.now()), -1)
  if (isLate || sent.includes(name) || moves === undefined) return
  const answer = await sendDaily(date, kind, { moves })
  // If there was no answer, it is sent again the next time the page is shown.
  if (answer.ok || !answer.passing) writeNote(NOTE, JSON.stringify([...sent, name].slice(-MOST)))
}
