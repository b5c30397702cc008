import { log } from '@clack/prompts'
import { games } from '@spellendoos/games'
import pc from 'picocolors'

export function shelf(): void {
  if (games.length === 0) log.info('The shelf is empty.')
  for (const game of games) log.message(pc.bold(game.id))
}
