import { inSections, type Words } from '@spellendoos/kernel'
import { BY_THE_BOOK, book, RACE_SAYS, raceRules, settled } from '../race-words.ts'
import { t } from './words/texts.ts'

const race = raceRules('rond-om-de-hoek')

export const words: Words = {
  name: t.name,
  occasions: ['children'],
  about: t.about,
  friend: t.friend,
  rules: inSections({
    setup: [
      book('rond-om-de-hoek.equipment', t.rules.equipment),
      settled('rond-om-de-hoek.board', t.rules.board),
      book('rond-om-de-hoek.traps', t.rules.traps),
      book('rond-om-de-hoek.setup', t.rules.setup),
      book('rond-om-de-hoek.stake', t.rules.stake),
      race.purse,
      settled('rond-om-de-hoek.roll-off', t.rules['roll-off']),
      settled('rond-om-de-hoek.tie', t.rules.tie),
    ],
    play: [
      settled('rond-om-de-hoek.turn', t.rules.turn),
      book('rond-om-de-hoek.throw', t.rules.throw),
      book('rond-om-de-hoek.strike', t.rules.strike),
      book('rond-om-de-hoek.at-once', t.rules['at-once']),
    ],
    special: [
      book('rond-om-de-hoek.stuck', t.rules.stuck),
      book('rond-om-de-hoek.six', t.rules.six),
      settled('rond-om-de-hoek.six-ends', t.rules['six-ends']),
      book('rond-om-de-hoek.freed', t.rules.freed),
      book('rond-om-de-hoek.red-trap', t.rules['red-trap']),
    ],
    end: [
      settled('rond-om-de-hoek.arrive', t.rules.arrive),
      race.end,
      settled('rond-om-de-hoek.two', t.rules.two),
      race.places,
      race.mostThrows,
    ],
    scoring: [
      book('rond-om-de-hoek.prizes', t.rules.prizes),
      race.rounding,
      book('rond-om-de-hoek.consolation', t.rules.consolation),
      race.onlyOne,
      race.nobody,
      race.sharedPrizes,
    ],
  }),
  says: { ...RACE_SAYS, ...t.says },
  options: {},
  presets: BY_THE_BOOK,
}
