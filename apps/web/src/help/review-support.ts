import { solvers } from '@spellendoos/games/solvers'
import type { Traits } from '@spellendoos/kernel'

/** Whether a game has moves that can be judged: not where everything is luck or speed, or where the end is unknown. */
export const canReview = ({ id, traits }: { readonly id: string; readonly traits: Traits }): boolean =>
  !traits.realtime && traits.luck !== 'all' && (!traits.solo || solvers.has(id))
