import { inSections, type Rule, type Text, type Words } from '@spellendoos/kernel'
import { SHARED_RULES, SHARED_SAYS } from '../words.ts'
import { t } from './words/texts.ts'

const book = (id: string, text: Text): Rule => ({ id: `tric-trac.${id}`, source: 'book', text })
const settled = (id: string, text: Text): Rule => ({ id: `tric-trac.${id}`, source: 'settled', text })

export const words: Words = {
  name: t.name,
  aliases: ['Trictrac'],
  about: t.about,
  friend: t.friend,
  rules: inSections({
    setup: [
      book('equipment', t.rules.equipment),
      book('marker', t.rules.marker),
      book('direction', t.rules.direction),
      book('setup', t.rules.setup),
      book('not-in-play', t.rules['not-in-play']),
      book('roll-off', t.rules['roll-off']),
      settled('roll-off-tie', SHARED_RULES['roll-off-tie']),
    ],
    play: [
      book('turn', SHARED_RULES['turn-about']),
      book('throw-first', SHARED_RULES['throw-first']),
      settled('play-first', SHARED_RULES['play-first']),
      book('enter', t.rules.enter),
      book('start-first', t.rules['start-first']),
      book('two-numbers', t.rules['two-numbers']),
      settled('distance', t.rules.distance),
      book('both-numbers', t.rules['both-numbers']),
      settled('own-stones', SHARED_RULES['own-stones']),
      book('blocked', SHARED_RULES['blocked']),
      book('hit', t.rules.hit),
      book('must-hit', t.rules['must-hit']),
      settled('must-hit-among', t.rules['must-hit-among']),
      book('bear-off', t.rules['bear-off']),
      settled('off-stays', t.rules['off-stays']),
      settled('pass', SHARED_RULES['pass-throw']),
      settled('notation', t.rules.notation),
    ],
    special: [
      settled('doubles', t.rules.doubles),
      settled('doubles-four', t.rules['doubles-four']),
      book('home-together', t.rules['home-together']),
      book('home-leave', t.rules['home-leave']),
      settled('home-again', t.rules['home-again']),
      book('other-home', t.rules['other-home']),
      book('home-instead', t.rules['home-instead']),
      settled('home-instead-both', t.rules['home-instead-both']),
    ],
    end: [
      settled('twelve', t.rules.twelve),
      book('games', t.rules.games),
      book('choice', t.rules.choice),
      book('fresh', t.rules.fresh),
      book('play-on', t.rules['play-on']),
      settled('carry', t.rules.carry),
      settled('goes-on', t.rules['goes-on']),
      book('restack', t.rules.restack),
      settled('restack-when', t.rules['restack-when']),
      settled('match', t.rules.match),
      settled('throw-limit', t.rules['throw-limit']),
    ],
    scoring: [
      book('points', t.rules.points),
      book('bridge', t.rules.bridge),
      book('bridge-stays', t.rules['bridge-stays']),
      settled('bridge-timing', t.rules['bridge-timing']),
      book('weight', t.rules.weight),
    ],
  }),
  says: { ...SHARED_SAYS, ...t.says },
  options: t.options,
  choices: t.choices,
  presets: t.presets,
}
