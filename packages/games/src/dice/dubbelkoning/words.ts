import { inSections, type Words } from '@spellendoos/kernel'
import { book, BY_THE_BOOK, DICE_SAYS, limit, settled } from '../words.ts'
import { t } from './words/texts.ts'

export const words: Words = {
  name: t.name,
  about: t.about,
  friend: t.friend,
  rules: inSections({
    setup: [book('dubbelkoning.parts', t.rules.parts), settled('dubbelkoning.first', t.rules.first)],
    play: [
      book('dubbelkoning.double', t.rules.double),
      settled('dubbelkoning.turn', t.rules.turn),
      book('dubbelkoning.king', t.rules.king),
      settled('dubbelkoning.tie', t.rules.tie),
      book('dubbelkoning.seven', t.rules.seven),
      settled('dubbelkoning.safe', t.rules.safe),
      book('dubbelkoning.bad-seven', t.rules['bad-seven']),
    ],
    special: [book('dubbelkoning.hat', t.rules.hat), settled('dubbelkoning.both', t.rules.both)],
    end: [
      settled('dubbelkoning.places', t.rules.places),
      settled('dubbelkoning.rounds', t.rules.rounds),
      limit('dubbelkoning.limit'),
    ],
  }),
  says: { ...DICE_SAYS, ...t.says },
  options: t.options,
  presets: BY_THE_BOOK,
}
