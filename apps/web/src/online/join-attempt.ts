import type { Answered } from './api.ts'
import { random } from './random.ts'

const ID_BYTES = 18
const PREFIX = 'spellendoos.joining.'
/** Milliseconds before each further try. */
const PAUSES = [300, 1000, 2000]

/** For browsers that keep nothing. */
const attempts = new Map<string, string>()

/**
 * The id of an attempt to sit down at a table, or to lay one. It stays the same until the attempt came to something,
 * also when the page is loaded again: a player who asks again is not seated twice, and has not created two tables.
 */
export function attemptAt(match: string): string {
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

/** Asks for something that can be asked more than once, until there is an answer or it seems of no use. */
export async function untilAnswered<T>(ask: () => Promise<Answered<T>>): Promise<Answered<T>> {
  let answer = await ask()
  for (const pause of PAUSES) {
    if (answer.ok || !answer.passing) break
    await new Promise((resolve) => setTimeout(resolve, pause))
    answer = await ask()
  }
  return answer
}
