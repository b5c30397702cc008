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
    readonly turn: Text
    readonly added: Text
    readonly 'sixty-six': Text
    readonly 'own-total': Text
    readonly places: Text
    readonly rounds: Text
  }
  readonly says: {
    readonly added: TextWith<'dice' | 'seat' | 'total'>
    readonly lost: TextWith<'seat'>
    readonly 'ends-sixty-six': Text
  }
  readonly options: {
    readonly rounds: Text
    readonly 'own-total': Text
  }
}

export const t = textsOf<Texts>('games/dice/dubbele-lot', [
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'rules.turn',
  'rules.added',
  'rules.sixty-six',
  'rules.own-total',
  'rules.places',
  'rules.rounds',
  'says.added',
  'says.lost',
  'says.ends-sixty-six',
  'options.rounds',
  'options.own-total',
])
