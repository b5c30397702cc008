import type { Passages } from '@spellendoos/kernel'

export const passages: Passages = {
  '1.1': { says: 'the board is the cross', rule: 'vos-en-kip.board' },
  '1.2': { says: 'two discs and twenty pawns', rule: 'vos-en-kip.equipment' },
  '2.1': { says: 'a game for two', rule: 'vos-en-kip.equipment' },
  '2.2': { says: 'easy and cosy', none: 'story' },
  '3.1': { says: 'two foxes on the corners of the coloured square', rule: 'vos-en-kip.setup' },
  '3.2': { says: 'twenty hens, four points beside the foxes stay free', rule: 'vos-en-kip.setup' },
  '3.3': { says: 'then it begins', none: 'leads-on' },
  '3.4a': { says: 'a fox may cross the whole board', rule: 'vos-en-kip.fox-step' },
  '3.4b': { says: 'it must jump every hen before it', rule: 'vos-en-kip.must-jump' },
  '3.4c': { says: 'each of them, one after the other', rule: 'vos-en-kip.chain' },
  '3.4d': { says: 'a hen jumped over is out', rule: 'vos-en-kip.jump' },
  '3.5a': { says: 'hens go forward and sideways', rule: 'vos-en-kip.hen-step' },
  '3.5b': { says: 'not back', rule: 'vos-en-kip.hen-back' },
  '3.6': { says: 'too few hens for all coloured points: the foxes win', rule: 'vos-en-kip.too-few' },
  '3.7': { says: 'a fox that forgets to jump waits for the other’s jump', rule: 'vos-en-kip.frozen' },
  '3.8': { says: 'all nine green circles taken: the hens win', rule: 'vos-en-kip.square-full' },
}
