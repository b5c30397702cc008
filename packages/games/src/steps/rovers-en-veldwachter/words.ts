import { inSections, type Words } from '@spellendoos/kernel'
import { BY_THE_BOOK_WORDS, RACE_SAYS, rulesOf, STEPS_RULES as shared } from '../words.ts'
import { t } from './words/texts.ts'

const { book, settled } = rulesOf('rovers-en-veldwachter')

export const words: Words = {
  name: t.name,
  about: t.about,
  friend: t.friend,
  rules: inSections({
    setup: [
      book('equipment', shared['twenty-men']),
      settled('fields', shared['numbered-fields']),
      book('setup', shared['four-rows']),
      settled('white-first', shared['white-first']),
    ],
    play: [
      settled('turn', shared.turn),
      settled('one-man', shared['one-man']),
      settled('own-men', shared['own-men']),
      book('diagonal', shared['all-diagonals']),
      book('one-step', shared['one-step']),
      book('free-field', shared['free-field']),
      book('jump', shared['jump-opponents']),
      book('not-over-own', shared['not-over-own']),
      book('stays', shared.stays),
      settled('chain', shared.chain),
      settled('elsewhere', shared.elsewhere),
      settled('notation', shared['number-notation']),
    ],
    end: [
      book('goal', t.rules.goal),
      book('blocked', t.rules.blocked),
      settled('left-behind', shared['left-behind']),
      settled('repetition', shared.repetition),
      settled('distance', shared.distance),
      settled('no-progress', shared['no-progress']),
    ],
  }),
  says: { ...RACE_SAYS, ...t.says },
  options: {},
  presets: BY_THE_BOOK_WORDS,
}
