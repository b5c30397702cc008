import { inSections, type Text } from '@spellendoos/kernel'
import type { Paint } from '@spellendoos/scene'
import { ACROSS_THE_STAR } from './courts.ts'
import { drawStar } from './drawing.ts'
import { STAR_FIELDS } from './fields.ts'
import type { HalmaRecord } from './record.ts'
import { HALMA_RULES as shared, ON_STAR as onStar } from './words.ts'

/** Halma on the star, for three: the games differ only in the colours of their points and men. */
export const starRecord = (id: string, colours: readonly Paint[]): HalmaRecord => ({
  id,
  fields: STAR_FIELDS,
  seats: [3],
  sides: () => ACROSS_THE_STAR,
  runners: 'all',
  playOn: true,
  emptyCourt: false,
  leaveFrom: 0,
  counted: false,
  drawing: drawStar(colours),
  minutes: 30,
})

/** The rules of halma on the star, with the game's own first rules before them. */
export const starRules = (id: string, equipment: Text) =>
  inSections({
    setup: [
      { id: `${id}.equipment`, source: 'book', text: equipment },
      { id: `${id}.board`, source: 'settled', text: onStar.board },
      { id: `${id}.setup`, source: 'settled', text: onStar.setup },
      { id: `${id}.court-shapes`, source: 'settled', text: onStar['court-shapes'] },
      { id: `${id}.first`, source: 'settled', text: shared.first },
    ],
    play: [
      { id: `${id}.turn`, source: 'book', text: shared.turn },
      { id: `${id}.own-men`, source: 'settled', text: shared['own-men'] },
      { id: `${id}.step`, source: 'book', text: onStar.step },
      { id: `${id}.jump`, source: 'book', text: onStar.jump },
      { id: `${id}.over-one`, source: 'book', text: onStar['over-one'] },
      { id: `${id}.chain`, source: 'book', text: shared.chain },
      { id: `${id}.stop`, source: 'settled', text: shared.stop },
      { id: `${id}.one-kind`, source: 'book', text: shared['one-kind'] },
      { id: `${id}.no-capture`, source: 'book', text: shared['no-capture'] },
      { id: `${id}.free-field`, source: 'book', text: onStar['free-field'] },
      { id: `${id}.elsewhere`, source: 'settled', text: shared.elsewhere },
      { id: `${id}.notation`, source: 'settled', text: onStar.notation },
      { id: `${id}.hinder`, source: 'book', text: onStar.hinder },
      { id: `${id}.pass`, source: 'settled', text: shared.pass },
    ],
    end: [
      { id: `${id}.goal`, source: 'book', text: onStar.goal },
      { id: `${id}.full-court`, source: 'settled', text: onStar['full-court'] },
      { id: `${id}.done`, source: 'book', text: shared.done },
      { id: `${id}.places`, source: 'settled', text: onStar.places },
      { id: `${id}.progress`, source: 'settled', text: shared.progress },
      { id: `${id}.no-progress`, source: 'settled', text: shared['no-progress'] },
    ],
  })
