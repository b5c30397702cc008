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
    readonly lists: Text
    readonly white: Text
    readonly turn: Text
    readonly 'cross-off': Text
    readonly order: Text
    readonly 'first-clear': Text
    readonly places: Text
  }
  readonly says: {
    readonly white: TextWith<'dice' | 'seat' | 'white'>
    readonly black: TextWith<'black' | 'dice' | 'seat'>
    readonly both: TextWith<'black' | 'dice' | 'seat' | 'white'>
    readonly nothing: TextWith<'dice' | 'seat'>
    readonly list: Text
    readonly 'white-row': TextWith<'n'>
    readonly 'black-row': TextWith<'n'>
  }
}

export const t = textsOf<Texts>('games/dice/toto-dobbel', [
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'rules.lists',
  'rules.white',
  'rules.turn',
  'rules.cross-off',
  'rules.order',
  'rules.first-clear',
  'rules.places',
  'says.white',
  'says.black',
  'says.both',
  'says.nothing',
  'says.list',
  'says.white-row',
  'says.black-row',
])
