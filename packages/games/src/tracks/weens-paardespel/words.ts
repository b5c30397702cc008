import { inSections, type Words } from '@spellendoos/kernel'
import { BY_THE_BOOK, book, RACE_SAYS, raceRules, settled } from '../race-words.ts'
import { t } from './words/texts.ts'

const race = raceRules('weens-paardespel')

export const words: Words = {
  name: t.name,
  aliases: ['Horse race', 'Paardenrace', 'Pferderennen', 'Course de chevaux'],
  occasions: ['children'],
  about: t.about,
  friend: t.friend,
  rules: inSections({
    setup: [
      book('weens-paardespel.equipment', t.rules.equipment),
      book('weens-paardespel.setup', t.rules.setup),
      book('weens-paardespel.stake', t.rules.stake),
      settled('weens-paardespel.three-guilders', t.rules['three-guilders']),
      race.purse,
    ],
    play: [
      book('weens-paardespel.turn', t.rules.turn),
      settled('weens-paardespel.first', t.rules.first),
      book('weens-paardespel.throw', t.rules.throw),
      settled('weens-paardespel.share', t.rules.share),
    ],
    special: [
      book('weens-paardespel.miss', t.rules.miss),
      book('weens-paardespel.waterfall', t.rules.waterfall),
      book('weens-paardespel.twice', t.rules.twice),
      settled('weens-paardespel.twice-at-once', t.rules['twice-at-once']),
      book('weens-paardespel.fine', t.rules.fine),
      book('weens-paardespel.back', t.rules.back),
    ],
    end: [settled('weens-paardespel.arrive', t.rules.arrive), race.end, race.places, race.mostThrows],
    scoring: [
      book('weens-paardespel.prizes', t.rules.prizes),
      race.rounding,
      race.onlyOne,
      race.nobody,
      race.sharedPrizes,
    ],
  }),
  says: { ...RACE_SAYS, ...t.says },
  options: t.options,
  presets: BY_THE_BOOK,
}
