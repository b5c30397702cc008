import { filled, type Trainer } from '@spellendoos/kernel'
import { STOP, sum, type Turns } from '../turns.ts'
import { t } from './words/texts.ts'

/** Macao: whether to throw a fourth time. */
export const trainer: Trainer<Turns> = {
  asks: t.trainer.asks,
  answer: ({ turn }, [move]) => (move === STOP ? filled(t.trainer.stop, { n: sum(turn) }) : t.trainer.throw),
}
