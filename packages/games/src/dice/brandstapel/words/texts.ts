// Written by `npm run words` from the texts beside it.
import { textsOf, type Text, type TextWith } from '@spellendoos/kernel'

interface Texts {
  readonly name: Text
  readonly about: Text
  readonly friend: {
    readonly goal: Text
    readonly turn: Text
    readonly more: Text
    readonly catch: Text
    readonly end: Text
  }
  readonly rules: {
    readonly matches: Text
    readonly turn: Text
    readonly left: Text
    readonly right: Text
    readonly burn: Text
    readonly nothing: Text
    readonly empty: Text
    readonly 'last-match': Text
    readonly places: Text
  }
  readonly says: {
    readonly given: TextWith<'dice' | 'neighbour' | 'seat'>
    readonly burned: TextWith<'dice' | 'seat'>
    readonly nothing: TextWith<'dice' | 'seat'>
    readonly empty: TextWith<'dice' | 'seat'>
    readonly pyre: Text
    readonly 'matches-of': TextWith<'seat'>
    readonly matchstick: Text
    readonly has: TextWith<'n'>
    readonly 'ends-last-match': Text
  }
}

export const t = textsOf<Texts>('games/dice/brandstapel', [
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'rules.matches',
  'rules.turn',
  'rules.left',
  'rules.right',
  'rules.burn',
  'rules.nothing',
  'rules.empty',
  'rules.last-match',
  'rules.places',
  'says.given',
  'says.burned',
  'says.nothing',
  'says.empty',
  'says.pyre',
  'says.matches-of',
  'says.matchstick',
  'says.has',
  'says.ends-last-match',
])
