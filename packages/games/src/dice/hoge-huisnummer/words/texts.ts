// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

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
    readonly 'hoge-huisnummer': Text
    readonly 'hoge-huisnummer.highest-wins': Text
  }
}

export const t = textsOf<Texts>('games/dice/hoge-huisnummer', [
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'rules.hoge-huisnummer',
  'rules.hoge-huisnummer.highest-wins',
])
