import type { Answered } from './api.ts'
import { random } from './random.ts'

const ID_BYTES = 18
const PREFIX = 'spellendoos.joining.'
/** Milliseconds before each retry. */
const PAUSES = [300, 1000, 2000]

/** For browsers that keep nothing. */
const attempts = new Map<string, string>()

/**
 * The id of an attempt to sit down at a table, or to create one. It stays the same until the attempt succeeds,
 * even if the page is reloaded, so that a player who retries is not seated twice and does not create two tables.
 */
export function attemptId(match: string): string {
  const id = attempts.get(match) ?? kept(match) ?? random(ID_BYTES)
  attempts.set(match, id)
  try {
    sessionStorage.setItem(PREFIX + match, id)
  } catch {
    // It is known as long as the page is open.
  }
  return id
}
export function endAttempt(match: string): void {
  attempts.delete(match)
  try {
    sessionStorage.removeItem(PREFIX + match)
  } catch {
    // Nothing was kept.
  }
}
function kept(match: string): string | undefined {
  try {
    return sessionStorage.getItem(PREFIX + match) ?? undefined
  } catch {
    return undefined
  }
}

/** Sends a request that is safe to repeat until it is answered, or all retries failed. */
export async function retryUntilAnswered<T>(ask: () => Promise<Answered<T>>): Promise<Answered<T>> {
  let answer = await ask()
  for (const pause of PAUSES) {
    if (answer.ok || !answer.passing) break
    await new Promise((resolve) => setTimeout(resolve, pause))
    answer = await ask()
  }
  return answer
}
