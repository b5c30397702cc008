import { inSections, type Words } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const words: Words = {
  name: t.name,
  aliases: ['Mill', 'Nine men’s morris', 'Merels', 'Mühle', 'Jeu du moulin', 'Marelle', 'Tres en raya'],
  about: t.about,
  friend: t.friend,
  rules: inSections({
    setup: [
      { id: 'molenspel.board', source: 'book', text: t.rules.board },
      { id: 'molenspel.stones', source: 'book', text: t.rules.stones },
      { id: 'molenspel.start', source: 'settled', text: t.rules.start },
      { id: 'molenspel.series', source: 'book', text: t.rules.series },
    ],
    play: [
      { id: 'molenspel.turn', source: 'book', text: t.rules.turn },
      { id: 'molenspel.placing', source: 'book', text: t.rules.placing },
      { id: 'molenspel.place-first', source: 'book', text: t.rules['place-first'] },
      { id: 'molenspel.free-point', source: 'book', text: t.rules['free-point'] },
      { id: 'molenspel.slide', source: 'book', text: t.rules.slide },
      { id: 'molenspel.own-stones', source: 'book', text: t.rules['own-stones'] },
      { id: 'molenspel.mill', source: 'book', text: t.rules.mill },
      { id: 'molenspel.take', source: 'book', text: t.rules.take },
      { id: 'molenspel.no-mill', source: 'book', text: t.rules['no-mill'] },
      { id: 'molenspel.safe', source: 'book', text: t.rules.safe },
      { id: 'molenspel.reopen', source: 'book', text: t.rules.reopen },
    ],
    special: [
      { id: 'molenspel.all-in-mills', source: 'book', text: t.rules['all-in-mills'] },
      { id: 'molenspel.take-from-mills', source: 'settled', text: t.rules['take-from-mills'] },
      { id: 'molenspel.two-mills', source: 'settled', text: t.rules['two-mills'] },
      { id: 'molenspel.flying', source: 'book', text: t.rules.flying },
      { id: 'molenspel.fly-after-placing', source: 'settled', text: t.rules['fly-after-placing'] },
    ],
    end: [
      { id: 'molenspel.too-few', source: 'book', text: t.rules['too-few'] },
      { id: 'molenspel.three-each', source: 'book', text: t.rules['three-each'] },
      { id: 'molenspel.in-hand', source: 'settled', text: t.rules['in-hand'] },
      { id: 'molenspel.stuck', source: 'settled', text: t.rules.stuck },
      { id: 'molenspel.fifty-turns', source: 'settled', text: t.rules['fifty-turns'] },
      { id: 'molenspel.repetition', source: 'settled', text: t.rules.repetition },
    ],
  }),
  says: t.says,
  options: {
    takeFromMills: t.options['take-from-mills'],
    nextStart: t.options['next-start'],
  },
  choices: {
    'nextStart.alternate': t.choices['next-start.alternate'],
    'nextStart.winner': t.choices['next-start.winner'],
  },
  presets: t.presets,
}
