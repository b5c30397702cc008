import { inSections, type Words } from '@spellendoos/kernel'
import { BOTH_BLOCKED_SAYS, BY_THE_BOOK_WORDS, RACE_SAYS, rulesOf, STEPS_RULES as shared } from '../words.ts'
import { t } from './words/texts.ts'

const { book, settled } = rulesOf('halma-dammen')

export const words: Words = {
  name: t.name,
  about: t.about,
  friend: t.friend,
  rules: inSections({
    setup: [
      book('equipment', t.rules.equipment),
      settled('fields', shared['numbered-fields']),
      settled('setup', t.rules.setup),
      settled('white-first', shared['white-first']),
    ],
    play: [
      settled('turn', shared.turn),
      settled('one-man', shared['one-man']),
      settled('own-men', shared['own-men']),
      book('diagonal', shared.diagonal),
      book('one-step', shared['one-step']),
      book('forward', t.rules.forward),
      settled('free-field', shared['free-field']),
      settled('jump', shared['jump-anyone']),
      settled('jump-ways', t.rules['jump-ways']),
      settled('stays', shared.stays),
      settled('chain', shared.chain),
      settled('elsewhere', shared.elsewhere),
      settled('pass', shared.pass),
      settled('notation', shared['number-notation']),
    ],
    special: [settled('not-over-own', t.rules['not-over-own'])],
    end: [settled('goal', t.rules.goal), settled('both-blocked', shared['both-blocked'])],
  }),
  says: { ...RACE_SAYS, ...BOTH_BLOCKED_SAYS },
  options: t.options,
  choices: t.choices,
  presets: BY_THE_BOOK_WORDS,
}
