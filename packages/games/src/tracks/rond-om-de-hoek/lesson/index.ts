import { draws, throws, type Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  essential: [
    'rond-om-de-hoek.roll-off',
    'rond-om-de-hoek.throw',
    'rond-om-de-hoek.strike',
    'rond-om-de-hoek.stuck',
    'rond-om-de-hoek.six',
    'rond-om-de-hoek.freed',
    'rond-om-de-hoek.red-trap',
    'rond-om-de-hoek.arrive',
  ],
  steps: [
    {
      says: t.begin,
      teaches: ['rond-om-de-hoek.roll-off', 'rond-om-de-hoek.setup', 'rond-om-de-hoek.board'],
      turns: [{ do: ['throw'], reply: [draws(5), throws(1, 2)] }],
    },
    {
      says: t.start,
      before: [throws(0, 5), throws(1, 2)],
      teaches: ['rond-om-de-hoek.throw'],
      turns: [{ do: ['throw'], reply: [draws(4)], wrong: [{ taps: ['4'], rule: 'rond-om-de-hoek.throw' }] }],
    },
    {
      says: t.strike,
      position: '10,13 1 1 9 - - - -',
      teaches: ['rond-om-de-hoek.strike', 'rond-om-de-hoek.at-once'],
      turns: [{ do: ['throw'], reply: [draws(3)] }],
    },
    {
      says: t.trap,
      position: '20,10 1 1 12 - - - -',
      teaches: [
        'rond-om-de-hoek.traps',
        'rond-om-de-hoek.stuck',
        'rond-om-de-hoek.six',
        'rond-om-de-hoek.six-ends',
      ],
      turns: [
        { do: ['throw'], reply: [draws(4), throws(1, 3)] },
        { do: ['throw'], reply: [draws(2), throws(1, 1)] },
        { do: ['throw'], reply: [draws(6)] },
      ],
    },
    {
      says: t.freed,
      position: '16,14 1 1 15 - - - -',
      teaches: ['rond-om-de-hoek.freed'],
      turns: [{ do: ['throw'], reply: [draws(3), throws(1, 2)] }],
    },
    {
      says: t.red,
      seats: 3,
      position: '44,30,20 1 1 40 - - - -',
      teaches: ['rond-om-de-hoek.red-trap'],
      turns: [
        { do: ['throw'], reply: [draws(4)] },
        { do: ['throw'], reply: [draws(2)] },
      ],
    },
    {
      says: t.arrive,
      position: '45,37 1 1 40 - - - -',
      teaches: ['rond-om-de-hoek.arrive', 'rond-om-de-hoek.prizes', 'rond-om-de-hoek.two'],
      turns: [{ do: ['throw'], reply: [draws(5)] }],
    },
  ],
}
