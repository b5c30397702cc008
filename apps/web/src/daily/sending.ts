import type { KeptDaily } from '../keep/matches.ts'
import { readList, writeNote } from '../keep/notes.ts'
import { sendDaily } from '../online/api.ts'
import { dateAt, daysAfter } from './calendar.ts'

const NOTE = 'daily-sent'
/** So many are remembered: what is older nobody wants to be sent. */
const MOST = 12

/** Tells the server the moves of a challenge, once, and only as long as it wants to know; nothing of who gave up. */
export async function sendPlayed(
  { date, kind }: KeptDaily,
  moves: readonly string[] | undefined,
): Promise<void> {
  const name = `${date} ${kind}`
  const sent = readList(NOTE)
  const isLate = date < daysAfter(dateAt(Date.now()), -1)
  if (isLate || sent.includes(name) || moves === undefined) return
  const answer = await sendDaily(date, kind, { moves })
  // Where nobody was there it is tried again the next time somebody looks.
  if (answer.ok || !answer.passing) writeNote(NOTE, JSON.stringify([...sent, name].slice(-MOST)))
}
