import type { Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  after: 'dammen',
  essential: [
    'turks-dammen.straight',
    'turks-dammen.forward',
    'turks-dammen.capture-ways',
    'turks-dammen.taken-at-once',
    'turks-dammen.king-move',
    'turks-dammen.single-man',
  ],
  steps: [
    {
      says: t.straight,
      teaches: ['turks-dammen.setup', 'turks-dammen.all-fields', 'turks-dammen.straight'],
      turns: [
        {
          do: { fact: 'moves' },
          wrong: [
            { taps: ['75', '66'], rule: 'turks-dammen.straight' },
            { taps: ['75', '55'], rule: 'turks-dammen.one-step' },
          ],
        },
      ],
    },
    {
      says: t.sideways,
      position: 'W:W56,82,88:B13,18,35',
      teaches: ['turks-dammen.forward'],
      turns: [
        {
          do: ['56-55', '56-57'],
          wrong: [
            { taps: ['56', '66'], rule: 'turks-dammen.forward' },
            { move: '56-46', says: t.sideways.aside },
          ],
        },
      ],
    },
    {
      says: t.capture,
      position: 'W:W55,82,88:B56,13,18',
      teaches: ['turks-dammen.capture-ways'],
      turns: [{ do: ['55x57'], wrong: [{ taps: ['82'], rule: 'turks-dammen.must-capture' }] }],
    },
    {
      says: t.chain,
      position: 'W:W75,82,88:B65,54,43,13,18',
      teaches: ['turks-dammen.taken-at-once', 'turks-dammen.go-on'],
      turns: [{ do: ['75x33'] }],
    },
    {
      says: t.king,
      position: 'W:WK95,88:B45,27,1,10',
      teaches: ['turks-dammen.king-move', 'turks-dammen.king-capture'],
      turns: [
        {
          do: { fact: 'captures', n: 2 },
          wrong: [{ taps: ['95', '91'], rule: 'turks-dammen.must-capture' }],
        },
      ],
    },
    {
      says: t.single,
      position: 'W:WK91,88:B31,57',
      teaches: ['turks-dammen.single-man'],
      turns: [{ do: { fact: 'single-man' } }],
    },
  ],
}
