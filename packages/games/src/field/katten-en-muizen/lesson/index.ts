import type { Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  essential: [
    'katten-en-muizen.seats',
    'katten-en-muizen.mice',
    'katten-en-muizen.step',
    'katten-en-muizen.jump',
    'katten-en-muizen.chain',
    'katten-en-muizen.mice-win',
    'katten-en-muizen.cats-win',
  ],
  steps: [
    {
      says: t.place,
      teaches: [
        'katten-en-muizen.seats',
        'katten-en-muizen.cats',
        'katten-en-muizen.mice',
        'katten-en-muizen.free-field',
      ],
      turns: [{ do: { fact: 'placed' } }],
    },
    {
      says: t.jump,
      seat: 1,
      position:
        '................/................/.M..........MM../.MM..........M../................/................/................/..............M./......MC......M./................/................/................/................/..C.........M.../..........MM..../................ C 0 - 1 1',
      teaches: [
        'katten-en-muizen.turn',
        'katten-en-muizen.step',
        'katten-en-muizen.jump',
        'katten-en-muizen.may-jump',
      ],
      turns: [{ do: { fact: 'cat-jumps' }, wrong: [{ move: 'h8-h9', says: t.jump.walks }] }],
    },
    {
      says: t.guard,
      position:
        '................/................/.M..........MM../.M...........M../................/......M........./................/.......M......../.......C......M./................/................/................/................/..C............./..........MM..../................ M 0 - 0 1',
      teaches: ['katten-en-muizen.mice-never-jump', 'katten-en-muizen.own-pieces'],
      turns: [{ do: ['g11-h10'], wrong: [{ move: 'o8-o9', says: t.guard.caught }] }],
    },
    {
      says: t.chain,
      seat: 1,
      position:
        '................/................/................/...........MMM../...MM.........../...M....M......./................/.......M......../.......C......../................/..M............./..M............./............C.../................/................/................ C 0 - 1 1',
      teaches: ['katten-en-muizen.chain', 'katten-en-muizen.stop', 'katten-en-muizen.cats-win'],
      turns: [
        { do: ['h8xh10'], wrong: [{ move: 'm4-m5', says: t.chain.walks }] },
        { do: { fact: 'cats-won' }, wrong: [{ move: 'stop', says: t.chain.stops }] },
      ],
    },
    {
      says: t.lock,
      position:
        '................/................/................/................/................/................/................/................/................/................/................/................/....M.........../MMM............./MMM............./CCMM............ M 0 - 0 1',
      teaches: ['katten-en-muizen.mice-win'],
      turns: [{ do: { fact: 'mice-won' }, wrong: [{ move: 'c3-d3', says: t.lock.gap }] }],
    },
  ],
}
