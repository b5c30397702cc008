import { filled, type Trainer } from '@spellendoos/kernel'
import { worth, type State } from './turn.ts'
import { t } from './words/texts.ts'

const STOP = 'stop'
const TURN_SIX = 'turn-six'
const KEEP = 'keep-'

/** Chicago: which dice to keep. */
export const trainer: Trainer<State> = {
  asks: t.trainer.asks,
  answer({ lying }, moves) {
    const dice = [...lying]
    const kept: string[] = []
    let turned = 0
    for (const move of moves) {
      if (move.startsWith(KEEP)) kept.push(move.slice(KEEP.length))
      if (move !== TURN_SIX) continue
      dice[dice.indexOf(6)] = 1
      turned++
    }
    const rest =
      moves.at(-1) === STOP
        ? filled(t.trainer.stop, { n: worth(dice) })
        : kept.length === 0
          ? t.trainer.all
          : filled(t.trainer.keep, { dice: kept.toSorted().join(' ') })
    return turned === 0 ? rest : filled(t.trainer.turned, { n: turned, rest })
  },
}
