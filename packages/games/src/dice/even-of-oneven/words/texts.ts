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
    readonly counts: Text
    readonly 'one-fits': Text
    readonly 'both-dice': Text
    readonly product: Text
    readonly none: Text
  }
  readonly says: {
    readonly 'none-even': TextWith<'dice' | 'seat'>
    readonly 'none-odd': TextWith<'dice' | 'seat'>
    readonly misses: Text
  }
  readonly options: {
    readonly parity: Text
    readonly one: Text
  }
  readonly choices: {
    readonly 'parity.even': Text
    readonly 'parity.odd': Text
    readonly 'one.die': Text
    readonly 'one.both': Text
  }
}

export const t = textsOf<Texts>('games/dice/even-of-oneven', [
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'rules.rounds',
  'rules.turn',
  'rules.counts',
  'rules.one-fits',
  'rules.both-dice',
  'rules.product',
  'rules.none',
  'says.none-even',
  'says.none-odd',
  'says.misses',
  'options.parity',
  'options.one',
  'choices.parity.even',
  'choices.parity.odd',
  'choices.one.die',
  'choices.one.both',
])
