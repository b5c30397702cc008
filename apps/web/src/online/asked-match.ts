import type { AskedMatch } from '@spellendoos/bots/table'
import type { TableInfo } from '@spellendoos/wire'
import type { OpenGame } from '../games/open.ts'

/** What a computer player is told of a match at an online table, where only messages come from the server. */
export const askedMatch = (
  game: OpenGame,
  { match, seats, options }: Pick<TableInfo, 'match' | 'seats' | 'options'>,
  view: () => unknown,
): AskedMatch => ({ game, header: { id: match, seats }, sides: game.sides(options, seats), view })
