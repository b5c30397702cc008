import { remoteDefaults, type RuleId } from '@spellendoos/kernel'
import { goTo } from '../app/route.ts'
import type { OpenGame } from '../games/open.ts'
import { names } from '../storage/names.ts'
import { sayNewMatch } from '../words/new-match.ts'
import { knownRulesOf } from './known-rules.ts'

export const firstMatchSeats = ({ seats }: OpenGame): number => (seats.includes(2) ? 2 : seats[0]!)

/** Begins a match against the easiest level, which explains only rules that are not known yet. */
export async function beginFirstMatch(game: OpenGame, known: readonly RuleId[]): Promise<void> {
  const told = knownRulesOf(game.id)
  told.forget()
  told.add(known)
  const bots = Array.from({ length: firstMatchSeats(game) - 1 }, (_, i) => ({
    name: sayNewMatch('bot', { n: i + 1 }),
    level: 1,
  }))
  const players = [{ name: names()[0] ?? '', level: 0 }, ...bots]
  const { openMatch } = await import('../table/new-match.ts')
  const opened = await openMatch({ game, players, options: remoteDefaults(game), guided: true })
  if (opened.ok) goTo({ page: 'table', match: opened.match.id })
}
