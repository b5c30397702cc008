import { canonical } from '@spellendoos/kernel'
import type { KeptMatch } from './matches.ts'

/** Whether `long` continues `short`, or equals it. */
function goesOn({ replay: long }: KeptMatch, { replay: short }: KeptMatch): boolean {
  return (
    short.log.length <= long.log.length &&
    short.log.every((entry, i) => canonical(entry) === canonical(long.log[i]))
  )
}

/**
 * What has to be kept so that nothing of either is lost: matches from there that are new here, and those
 * that went further there. A match that went on differently at both is kept twice.
 */
export function newFrom(there: readonly KeptMatch[], here: readonly KeptMatch[]): KeptMatch[] {
  const now = new Map(here.map((match) => [match.id, match]))
  const news = new Map<string, KeptMatch>()
  for (const match of there) {
    const same = [...now.values()].filter(({ replay }) => replay.id === match.replay.id)
    if (same.some((known) => goesOn(known, match))) continue
    const shorter = same.find((known) => goesOn(match, known))
    const kept = { ...match, id: shorter?.id ?? freeId(match.replay.id, now) }
    now.set(kept.id, kept)
    news.set(kept.id, kept)
  }
  return [...news.values()]
}

function freeId(id: string, taken: ReadonlyMap<string, unknown>): string {
  for (let nth = 1; ; nth++) {
    const free = nth === 1 ? id : `${id}.${nth}`
    if (!taken.has(free)) return free
  }
}
