import { characterOf } from '@spellendoos/bots/levels'
import type { Seat } from '@spellendoos/kernel'
import { inLang } from '../words/lang.ts'
import { sayNewMatch } from '../words/new-match.ts'

/** What a computer player at this seat is called: 'Bot 2', counted among the bots, or a character's own name. */
export function botName(players: readonly { readonly level: number }[], seat: Seat): string {
  const character = characterOf(players[seat]!.level)
  const isAlike = (level: number) =>
    character === undefined ? level > 0 && characterOf(level) === undefined : level === character.number
  const n = players.slice(0, seat + 1).filter(({ level }) => isAlike(level)).length
  if (character === undefined) return sayNewMatch('bot', { n })
  const name = inLang(character.name)
  return n === 1 ? name : `${name} ${n}`
}
