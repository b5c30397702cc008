import type { Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  essential: [
    'vos-en-kip.turn',
    'vos-en-kip.hen-step',
    'vos-en-kip.hen-back',
    'vos-en-kip.fox-step',
    'vos-en-kip.jump',
    'vos-en-kip.chain',
    'vos-en-kip.frozen',
    'vos-en-kip.square-full',
    'vos-en-kip.too-few',
  ],
  steps: [
    {
      says: t.hen,
      teaches: ['vos-en-kip.equipment', 'vos-en-kip.setup', 'vos-en-kip.turn', 'vos-en-kip.hen-step'],
      turns: [{ do: { fact: 'hen-moved' } }],
    },
    {
      says: t.jump,
      seat: 1,
      position: '.../.../..f.f../h..h..h/h.....h/hhh/hhh f 0 1',
      teaches: ['vos-en-kip.fox-step', 'vos-en-kip.jump', 'vos-en-kip.must-jump'],
      turns: [{ do: { fact: 'fox-jumped' }, wrong: [{ move: 'c5-c6', says: t.jump.walks }] }],
    },
    {
      says: t.frozen,
      seat: 1,
      position: '.../z../......./h..f..h/h..h..h/h.h/hhh f 0 1',
      teaches: ['vos-en-kip.frozen', 'vos-en-kip.jump-frees'],
      turns: [{ do: { fact: 'thawed' }, wrong: [{ taps: ['c6'], rule: 'vos-en-kip.frozen' }] }],
    },
    {
      says: t.chain,
      seat: 1,
      position: 'f../.../..f..../hh.h..h/hh...../h.h/hh. f 0 1',
      teaches: ['vos-en-kip.chain', 'vos-en-kip.too-few'],
      turns: [{ do: { fact: 'won-too-few' }, wrong: [{ move: 'c5-c6', says: t.chain.walks }] }],
    },
    {
      says: t.square,
      position: 'hhh/hhh/..h.h../...h.../f.....f/.../hhh h 0 1',
      teaches: ['vos-en-kip.square', 'vos-en-kip.square-full', 'vos-en-kip.foxes-stuck'],
      turns: [
        {
          do: { fact: 'won-square' },
          wrong: [
            { taps: ['d4', 'd3'], rule: 'vos-en-kip.hen-back' },
            { move: 'c5-d5', says: t.square.gap },
          ],
        },
      ],
    },
  ],
}
