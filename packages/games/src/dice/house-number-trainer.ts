import { filled, type Trainer } from '@spellendoos/kernel'
import { FIGURE, type HouseNumber } from './house-number.ts'
import { t } from './words/texts.ts'

/** Both house numbers: which die is set aside, and as which figure. */
export const houseNumberTrainer: Trainer<HouseNumber> = {
  asks: t['house-trainer'].asks,
  answer(_, [move]) {
    const [, n, place] = FIGURE.exec(move!)!
    return filled(t['house-trainer'].set, {
      n: n!,
      place: t['house-says'][`figure-${place as 'first' | 'middle' | 'last'}`],
    })
  },
}
