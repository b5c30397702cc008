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
    readonly rounds: Text
    readonly turn: Text
    readonly 'as-often': Text
    readonly 'at-least-once': Text
    readonly 'three-stops': Text
    readonly 'all-lost': Text
    readonly 'three-scores-nothing': Text
  }
  readonly says: {
    readonly angry: TextWith<'points' | 'seat'>
    readonly 'all-lost': TextWith<'seat'>
  }
  readonly options: {
    readonly 'alles-kwijt': Text
  }
}

export const t = textsOf<Texts>('games/dice/boze-drie', [
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'rules.rounds',
  'rules.turn',
  'rules.as-often',
  'rules.at-least-once',
  'rules.three-stops',
  'rules.all-lost',
  'rules.three-scores-nothing',
  'says.angry',
  'says.all-lost',
  'options.alles-kwijt',
])
