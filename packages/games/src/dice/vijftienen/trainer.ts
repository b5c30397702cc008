import { copyJson, filled, type Trainer } from '@spellendoos/kernel'
import { choose, isHit, type State } from './turn.ts'
import { t } from './words/texts.ts'

/** Vijftienen: a throw that can make fifteen. */
export const trainer: Trainer<State> = {
  asks: t.trainer.asks,
  answer(view, moves) {
    const s = copyJson(view)
    for (const move of moves) choose(s, move)
    return isHit(s) ? filled(t.trainer.made, { calculation: s.figures[0]!.written }) : t.trainer.missed
  },
}
