import type { Match } from '@spellendoos/kernel'
import type { KeptDaily } from '../keep/matches.ts'
import { readList, writeNote } from '../keep/notes.ts'
import { sendDaily } from '../online/api.ts'
import { dateAt, daysAfter } from './calendar.ts'
import { movesOf } from './outcome.ts'

const NOTE = 'daily-sent'
/** So many are remembered: what is older nobody wants to be sent. */
const MOST = 12

/** Tells the server how a challenge was played, once, and only as long as it wants to know. */
export async function sendPlayed({ date, kind }: KeptDaily, match: Match): Promise<void> {
  const name = `${date} ${kind}`
  const sent = readList(NOTE)
  const isLate = date < daysAfter(dateAt(Date.now()), -1)
  if (isLate || sent.includes(name) || match.result === undefined || match.result.why === 'resigned') return
  const answer = await sendDaily(date, kind, { moves: movesOf(match) })
  // Where nobody was there it is tried again the next time somebody looks.
  if (answer.ok || !answer.passing) writeNote(NOTE, JSON.stringify([...sent, name].slice(-MOST)))
}
