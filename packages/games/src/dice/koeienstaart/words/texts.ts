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
    readonly tail: Text
    readonly turn: Text
    readonly row: Text
    readonly gone: Text
    readonly 'first-clear': Text
    readonly places: Text
  }
  readonly says: {
    readonly cleared: TextWith<'dice' | 'n' | 'seat'>
    readonly gone: TextWith<'dice' | 'n' | 'seat'>
    readonly row: Text
    readonly left: TextWith<'n'>
  }
}

export const t = textsOf<Texts>('games/dice/koeienstaart', [
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'rules.tail',
  'rules.turn',
  'rules.row',
  'rules.gone',
  'rules.first-clear',
  'rules.places',
  'says.cleared',
  'says.gone',
  'says.row',
  'says.left',
])
