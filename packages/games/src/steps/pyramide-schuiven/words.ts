import { inSections, type Words } from '@spellendoos/kernel'
import { BY_THE_BOOK_WORDS, RACE_SAYS, rulesOf, STEPS_RULES as shared } from '../words.ts'
import { t } from './words/texts.ts'

const { book, settled } = rulesOf('pyramide-schuiven')

export const words: Words = {
  name: t.name,
  about: t.about,
  friend: t.friend,
  rules: inSections({
    setup: [
      book('equipment', t.rules.equipment),
      settled('fields', t.rules.fields),
      settled('setup', t.rules.setup),
      settled('white-first', shared['white-first']),
    ],
    play: [
      settled('turn', shared.turn),
      settled('one-man', shared['one-man']),
      settled('own-men', shared['own-men']),
      settled('diagonal', shared['all-diagonals']),
      book('one-step', shared['one-step']),
      settled('free-field', shared['free-field']),
      book('jump', shared['jump-anyone']),
      book('stays', shared.stays),
      settled('chain', shared.chain),
      settled('elsewhere', shared.elsewhere),
      settled('pass', shared.pass),
      settled('notation', shared['letter-notation']),
    ],
    end: [
      book('goal', t.rules.goal),
      settled('left-behind', shared['left-behind']),
      settled('repetition', shared.repetition),
      settled('distance', shared.distance),
      settled('no-progress', shared['no-progress']),
    ],
  }),
  says: RACE_SAYS,
  options: {},
  presets: BY_THE_BOOK_WORDS,
}
