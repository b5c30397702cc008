import { inSections, type Rule, type Text, type Words } from '@spellendoos/kernel'
import { SHARED_RULES, SHARED_SAYS } from '../words.ts'
import { t } from './words/texts.ts'

const book = (id: string, text: Text): Rule => ({ id: `poffen-bord.${id}`, source: 'book', text })
const settled = (id: string, text: Text): Rule => ({ id: `poffen-bord.${id}`, source: 'settled', text })

export const words: Words = {
  name: t.name,
  about: t.about,
  friend: t.friend,
  rules: inSections({
    setup: [
      book('equipment', t.rules.equipment),
      book('object', t.rules.object),
      book('direction', t.rules.direction),
      book('quarters', t.rules.quarters),
      book('setup', t.rules.setup),
      book('roll-off', t.rules['roll-off']),
      settled('roll-off-tie', SHARED_RULES['roll-off-tie']),
      settled('fresh-throw', t.rules['fresh-throw']),
    ],
    play: [
      book('turn', SHARED_RULES['turn-about']),
      book('throw-first', SHARED_RULES['throw-first']),
      settled('play-first', SHARED_RULES['play-first']),
      book('enter', t.rules.enter),
      book('enter-first', t.rules['enter-first']),
      settled('left-over', t.rules['left-over']),
      book('distance', t.rules.distance),
      book('two-numbers', t.rules['two-numbers']),
      book('lower-first', t.rules['lower-first']),
      book('higher-lapses', t.rules['higher-lapses']),
      settled('both-numbers', t.rules['both-numbers']),
      settled('own-stones', SHARED_RULES['own-stones']),
      book('blocked', SHARED_RULES['blocked']),
      book('hit', SHARED_RULES['hit']),
      settled('re-enter', t.rules['re-enter']),
      settled('pass', SHARED_RULES['pass-throw']),
      book('all-home', t.rules['all-home']),
      book('bear-off', SHARED_RULES['bear-off']),
      book('bear-off-empty', SHARED_RULES['bear-off-empty']),
      settled('bear-off-higher', SHARED_RULES['bear-off-higher']),
      settled('off-stays', SHARED_RULES['off-stays']),
      settled('notation', t.rules.notation),
    ],
    special: [
      book('doubles', t.rules.doubles),
      book('second-double', t.rules['second-double']),
      settled('later-doubles', t.rules['later-doubles']),
      book('top-first', t.rules['top-first']),
      settled('one-top', t.rules['one-top']),
      book('bottom-free', t.rules['bottom-free']),
      book('throw-again', t.rules['throw-again']),
      settled('throw-again-anyway', t.rules['throw-again-anyway']),
    ],
    end: [
      book('win', t.rules.win),
      settled('single', t.rules.single),
      settled('throw-limit', t.rules['throw-limit']),
    ],
  }),
  says: { ...SHARED_SAYS, ...t.says },
  options: t.options,
  choices: t.choices,
  presets: t.presets,
}
