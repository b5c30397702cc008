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
    readonly points: Text
    readonly turn: Text
    readonly double: Text
    readonly 'first-to-hundred': Text
    readonly places: Text
  }
  readonly says: {
    readonly written: TextWith<'dice' | 'points' | 'seat' | 'total'>
    readonly double: TextWith<'dice' | 'points' | 'seat' | 'total'>
    readonly has: TextWith<'n'>
    readonly 'ends-first-to-hundred': Text
  }
}

export const t = textsOf<Texts>('games/dice/snelle-honderd', [
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'rules.points',
  'rules.turn',
  'rules.double',
  'rules.first-to-hundred',
  'rules.places',
  'says.written',
  'says.double',
  'says.has',
  'says.ends-first-to-hundred',
])
