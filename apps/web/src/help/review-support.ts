import { solvers } from '@spellendoos/games/solvers'
import type { Traits } from '@spellendoos/kernel'

/** Whether a game has moves that can be judged: where all is luck or speed, or nobody knows the end, none can. */
export const canReview = ({ id, traits }: { readonly id: string; readonly traits: Traits }): boolean =>
  !traits.realtime && traits.luck !== 'all' && (!traits.solo || solvers.has(id))
