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
    readonly name: Text
    readonly range: Text
    readonly lowest: Text
    readonly first: Text
    readonly turn: Text
    readonly 'namer-throws': Text
    readonly added: Text
    readonly out: Text
    readonly 'next-namer': Text
    readonly 'last-left': Text
    readonly places: Text
  }
  readonly says: {
    readonly named: TextWith<'n' | 'seat'>
    readonly added: TextWith<'dice' | 'n' | 'seat' | 'total'>
    readonly dead: TextWith<'dice' | 'n' | 'seat' | 'total'>
    readonly number: Text
    readonly out: Text
    readonly 'coach-name': TextWith<'from' | 'seat'>
  }
  readonly options: {
    readonly lowest: Text
  }
}

export const t = textsOf<Texts>('games/dice/dode-sprong', [
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'rules.name',
  'rules.range',
  'rules.lowest',
  'rules.first',
  'rules.turn',
  'rules.namer-throws',
  'rules.added',
  'rules.out',
  'rules.next-namer',
  'rules.last-left',
  'rules.places',
  'says.named',
  'says.added',
  'says.dead',
  'says.number',
  'says.out',
  'says.coach-name',
  'options.lowest',
])
