import { inSections, type Words } from '@spellendoos/kernel'
import { BOTH_BLOCKED_SAYS, BY_THE_BOOK_WORDS, RACE_SAYS, rulesOf, STEPS_RULES as shared } from '../words.ts'
import { t } from './words/texts.ts'

const { book, settled } = rulesOf('hoek-dammen')

export const words: Words = {
  name: t.name,
  about: t.about,
  friend: t.friend,
  rules: inSections({
    setup: [
      book('equipment', t.rules.equipment),
      book('on-corner', t.rules['on-corner']),
      settled('fields', t.rules.fields),
      book('setup', t.rules.setup),
      settled('white-first', shared['white-first']),
    ],
    play: [
      settled('turn', shared.turn),
      settled('one-man', shared['one-man']),
      settled('own-men', shared['own-men']),
      settled('diagonal', t.rules.diagonal),
      book('one-step', shared['one-step']),
      book('forward', t.rules.forward),
      settled('free-field', shared['free-field']),
      book('jump', shared['jump-opponents']),
      book('not-over-own', shared['not-over-own']),
      settled('jump-ways', t.rules['jump-ways']),
      book('stays', shared.stays),
      settled('chain', shared.chain),
      settled('elsewhere', shared.elsewhere),
      settled('pass', shared.pass),
      settled('notation', shared['letter-notation']),
    ],
    end: [
      book('goal', t.rules.goal),
      settled('both-blocked', shared['both-blocked']),
      settled('left-behind', shared['left-behind']),
      settled('repetition', shared.repetition),
      settled('distance', t.rules.distance),
      settled('no-progress', shared['no-progress']),
    ],
  }),
  says: { ...RACE_SAYS, ...BOTH_BLOCKED_SAYS },
  options: {},
  presets: BY_THE_BOOK_WORDS,
}
