import { readNote, writeNote } from './notes.ts'

/** The result of a game for one player. */
export interface Try {
  /** The match it was. */
  readonly match: string
  readonly score: number
  /** Higher is better. */
  readonly worth: number
  readonly milliseconds: number
  /** When it ended. */
  readonly at: number
}

const MOST = 5

const isTry = (given: unknown): given is Try => {
  const { match, score, worth, milliseconds, at } = (given ?? {}) as Partial<Record<keyof Try, unknown>>
  return typeof match === 'string' && [score, worth, milliseconds, at].every((each) => Number.isFinite(each))
}

/** The best tries of a game in this browser, the best first. */
function bestOf(game: string): readonly Try[] {
  try {
    const kept: unknown = JSON.parse(readNote(`best.${game}`) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isTry) : []
  } catch {
    return []
  }
}

/** Stores a try if it is among the best; of equal results, the faster is better. */
export function keepTry(game: string, tried: Try): readonly Try[] {
  const known = bestOf(game)
  if (known.some(({ match }) => match === tried.match)) return known
  const better = (a: Try, b: Try) => b.worth - a.worth || a.milliseconds - b.milliseconds
  const best = [...known, tried].toSorted(better).slice(0, MOST)
  writeNote(`best.${game}`, JSON.stringify(best))
  return best
}
