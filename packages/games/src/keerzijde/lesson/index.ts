import type { Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  essential: [
    'keerzijde.turn',
    'keerzijde.enclose',
    'keerzijde.turned',
    'keerzijde.one-row',
    'keerzijde.pass',
    'keerzijde.winner',
  ],
  steps: [
    {
      says: t.first,
      teaches: [
        'keerzijde.stones',
        'keerzijde.start',
        'keerzijde.first',
        'keerzijde.turn',
        'keerzijde.enclose',
        'keerzijde.free-field',
      ],
      turns: [{ do: { fact: 'laid' }, wrong: [{ taps: ['d6'], rule: 'keerzijde.enclose' }] }],
    },
    {
      says: t.line,
      position:
        '........../........../........../........../..RYYY..../....YY..../.....R..../........../........../.......... R',
      teaches: ['keerzijde.row', 'keerzijde.turned'],
      turns: [{ do: { fact: 'laid', stones: 3 }, wrong: [{ move: 'f7', says: t.line.short }] }],
    },
    {
      says: t.choose,
      position:
        '........../........../........../......R.../......Y.../......Y.../..RYYY..../........../........../.......... R',
      teaches: ['keerzijde.one-row'],
      turns: [{ do: ['g4-c4'], wrong: [{ move: 'g4-g7', says: t.choose.short }] }],
    },
    {
      says: t.corner,
      position:
        '........../........../........../........../........../.....R..../...RYY..../........../........../.YYYYR.... R',
      teaches: ['keerzijde.turned'],
      turns: [{ do: ['a1'], wrong: [{ move: 'g4', says: t.corner.open }] }],
    },
    {
      says: t.pass,
      position:
        '........../........../........../........../........../........../........../........../..RR....../YRRR...... R',
      teaches: ['keerzijde.pass', 'keerzijde.no-passing'],
      turns: [{ do: ['pass'], wrong: [{ taps: ['b2'], rule: 'keerzijde.pass' }] }],
    },
    {
      says: t.end,
      position:
        'RRRRRRYYYY/RRYRRRYYYY/RRRRYRRYYY/RRYRRRYYRR/RRRRYYRRRR/RYYRRRRYRR/RRRYYYYRRR/RYRRRRYRRR/RRYYYRRRRR/RYYYYYYYY. R',
      teaches: ['keerzijde.full', 'keerzijde.nobody', 'keerzijde.winner'],
      turns: [{ do: ['j1'] }],
    },
  ],
}
