import type { Passages } from '@spellendoos/kernel'

export const passages: Passages = {
  '1.1': { says: 'somebody throws two dice', rule: 'dobbelstenen-tovenaar.throw-two' },
  '1.2': { says: 'the tops are added', rule: 'dobbelstenen-tovenaar.throw-two' },
  '1.3': { says: 'then the hidden bottoms', rule: 'dobbelstenen-tovenaar.turn-over' },
  '1.4': { says: 'always fourteen', rule: 'dobbelstenen-tovenaar.turn-over' },
  '1.5': { says: 'why?', none: 'leads-on' },
  '1.6': { says: 'opposite faces make seven', rule: 'dobbelstenen-tovenaar.trick' },
}
