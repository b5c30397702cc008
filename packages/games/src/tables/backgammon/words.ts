import { inSections, type Rule, type Text, type Words } from '@spellendoos/kernel'
import { SHARED_RULES, SHARED_SAYS } from '../words.ts'
import { t } from './words/texts.ts'

const book = (id: string, text: Text): Rule => ({ id: `backgammon.${id}`, source: 'book', text })
const settled = (id: string, text: Text): Rule => ({ id: `backgammon.${id}`, source: 'settled', text })

export const words: Words = {
  name: t.name,
  aliases: ['Triktrak', 'Tavla', 'Tavli', 'Puff'],
  about: t.about,
  friend: t.friend,
  rules: inSections({
    setup: [
      book('equipment', t.rules.equipment),
      book('object', t.rules.object),
      settled('numbers', t.rules.numbers),
      book('home', t.rules.home),
      book('direction', t.rules.direction),
      settled('setup', t.rules.setup),
      book('roll-off', t.rules['roll-off']),
      settled('roll-off-one-die', t.rules['roll-off-one-die']),
      book('opening-one-by-one', t.rules['opening-one-by-one']),
      settled('opening-equal', t.rules['opening-equal']),
      settled('opening-together', t.rules['opening-together']),
    ],
    play: [
      book('turn', t.rules.turn),
      book('throw-first', SHARED_RULES['throw-first']),
      settled('play-first', SHARED_RULES['play-first']),
      book('distance', t.rules.distance),
      book('two-numbers', t.rules['two-numbers']),
      book('doubles', t.rules.doubles),
      settled('own-stones', SHARED_RULES['own-stones']),
      book('blocked', SHARED_RULES['blocked']),
      book('hit', SHARED_RULES['hit']),
      book('bar-first', SHARED_RULES['bar-first']),
      book('enter', t.rules.enter),
      settled('both-dice', t.rules['both-dice']),
      settled('higher-die', t.rules['higher-die']),
      book('pass', SHARED_RULES['pass']),
      book('all-home', t.rules['all-home']),
      book('bear-off', SHARED_RULES['bear-off']),
      book('bear-off-empty', SHARED_RULES['bear-off-empty']),
      settled('bear-off-higher', SHARED_RULES['bear-off-higher']),
      book('hit-while-bearing-off', t.rules['hit-while-bearing-off']),
      settled('off-stays', SHARED_RULES['off-stays']),
    ],
    special: [
      book('double', t.rules.double),
      book('answer', t.rules.answer),
      settled('offer-first', t.rules['offer-first']),
      book('drop', t.rules.drop),
      book('cube-owner', t.rules['cube-owner']),
      book('cube-64', t.rules['cube-64']),
      settled('no-cube', t.rules['no-cube']),
      settled('crawford', t.rules.crawford),
      settled('jacoby', t.rules.jacoby),
      settled('notation', t.rules.notation),
    ],
    end: [
      settled('points', t.rules.points),
      settled('next-leg', t.rules['next-leg']),
      settled('match', t.rules.match),
      settled('throw-limit', t.rules['throw-limit']),
    ],
    scoring: [
      book('single', t.rules.single),
      book('gammon', t.rules.gammon),
      settled('gammon-twice', t.rules['gammon-twice']),
      book('backgammon', t.rules.backgammon),
      settled('triple-none-off', t.rules['triple-none-off']),
    ],
  }),
  says: { ...SHARED_SAYS, ...t.says },
  options: t.options,
  choices: t.choices,
  presets: t.presets,
}
