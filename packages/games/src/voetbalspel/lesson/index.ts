import { draws, plays, throws, type Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  essential: [
    'voetbalspel.kick-off-throw',
    'voetbalspel.set-up',
    'voetbalspel.two-dice',
    'voetbalspel.three-men',
    'voetbalspel.dribble',
    'voetbalspel.wall',
    'voetbalspel.shot',
    'voetbalspel.keeper-saves',
    'voetbalspel.other-half',
    'voetbalspel.penalty',
    'voetbalspel.object',
  ],
  steps: [
    {
      says: t.lineup,
      teaches: [
        'voetbalspel.kick-off-throw',
        'voetbalspel.kick-off',
        'voetbalspel.set-up',
        'voetbalspel.formations',
        'voetbalspel.set-up-order',
      ],
      turns: [
        { do: ['throw'], reply: [draws(5), throws(1, 3)] },
        { do: ['4-4-2', '4-3-3', '3-5-2'], wrong: [{ move: 'ready', says: t.lineup.first }] },
        { do: ['ready'], reply: [plays(1, 'ready')] },
      ],
    },
    {
      says: t.three,
      position: 'h1,d4,l4,e8,h7,k8,-,-,-,-,- h21,d18,l18,f15,j15,h16,-,-,-,-,- 1 0-0 1 3-3',
      teaches: [
        'voetbalspel.two-dice',
        'voetbalspel.three-men',
        'voetbalspel.one-after-another',
        'voetbalspel.arrow-die',
      ],
      turns: [
        { do: ['throw'], reply: [draws(3, 1)] },
        { do: { fact: 'moved' }, wrong: [{ taps: ['e8', 'e10'], rule: 'voetbalspel.two-dice' }] },
        { do: { fact: 'moved' } },
        { do: { fact: 'moved' } },
      ],
    },
    {
      says: t.wall,
      position: 'h1,h12,c8,k8,m5,-,-,-,-,-,- h21,g14,h14,i14,c10,-,-,-,-,-,- 1 0-0 1 3-3 phase:move dice:4,1',
      teaches: ['voetbalspel.dribble', 'voetbalspel.wall', 'voetbalspel.wall-row'],
      turns: [
        {
          do: ['c8-c12'],
          wrong: [
            { taps: ['h12'], rule: 'voetbalspel.wall' },
            { move: 'k8-k12', says: t.wall.aside },
          ],
        },
      ],
    },
    {
      says: t.shot,
      position: 'h1,h18,i18,c8,m5,-,-,-,-,-,- h21,e19,k16,d14,-,-,-,-,-,-,- 1 0-0 1 5-5',
      teaches: ['voetbalspel.shot', 'voetbalspel.keeper-saves', 'voetbalspel.goal'],
      turns: [
        { do: ['throw'], reply: [draws(4, 1)] },
        {
          do: { fact: 'goal' },
          wrong: [
            { taps: ['h18'], rule: 'voetbalspel.keeper-saves' },
            { move: 'c8-c12', says: t.shot.aside },
          ],
        },
      ],
    },
    {
      says: t.penalty,
      position: 'h1,e17,c8,k8,m5,-,-,-,-,-,- h21,g14,h15,d16,-,-,-,-,-,-,- 1 0-0 1 6-6 phase:move dice:2,1',
      teaches: [
        'voetbalspel.other-half',
        'voetbalspel.penalty',
        'voetbalspel.penalty-others',
        'voetbalspel.coloured-squares',
      ],
      turns: [
        { do: ['e17-e19'], wrong: [{ move: 'c8-c10', says: t.penalty.aside }] },
        { do: ['throw'], reply: [draws(2)] },
        { do: ['throw'], reply: [draws(4)] },
      ],
    },
    {
      says: t.win,
      position: 'h1,d18,c8,k8,m5,-,-,-,-,-,- h21,e20,k16,d14,-,-,-,-,-,-,- 1 1-1 2 19-20',
      teaches: ['voetbalspel.object', 'voetbalspel.halves', 'voetbalspel.shot'],
      turns: [{ do: ['throw'], reply: [draws(4, 3)] }, { do: { fact: 'goal' } }],
    },
  ],
}
