import { goTo } from '../app/route.ts'
import { inLang } from '../words/lang.ts'
import { joinTable } from './api.ts'
import { attemptId, endAttempt, retryUntilAnswered } from './join-attempt.ts'

/** Tables that a player in this browser has just joined. */
const fresh = new Set<string>()

/** Sits down at a table by its invitation, or from the lobby; returns what is wrong, if anything. */
export async function sitDownAt(match: string, name: string, key?: string): Promise<string | undefined> {
  const joining = { id: attemptId(match), name, ...(key === undefined ? {} : { key }) }
  const answer = await retryUntilAnswered(() => joinTable(match, joining))
  if (!answer.ok) return inLang(answer.problem.text)
  endAttempt(match)
  fresh.add(match)
  goTo({ page: 'at', match, key: answer.value.key })
  return undefined
}

/** A player who has just joined is ready. This is sent once. */
export const justSatDown = (match: string): boolean => fresh.delete(match)
