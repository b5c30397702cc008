// Written by `npm run words` from the texts beside it.
import { textsOf, type Text, type TextWith } from '@spellendoos/kernel'

interface Texts {
  readonly problems: {
    readonly 'partners-and-seats': Text
  }
  readonly rules: {
    readonly equipment: Text
    readonly setup: Text
    readonly goal: Text
    readonly places: Text
    readonly partners: Text
    readonly 'partners-standing': Text
  }
  readonly name: Text
  readonly about: Text
  readonly friend: {
    readonly goal: Text
    readonly turn: Text
    readonly more: Text
    readonly catch: Text
    readonly end: Text
  }
  readonly says: {
    readonly partners: TextWith<'seats'>
    readonly 'ends-partners': Text
  }
  readonly options: {
    readonly partners: Text
  }
}

export const t = textsOf<Texts>('games/halma/halma', [
  'problems.partners-and-seats',
  'rules.equipment',
  'rules.setup',
  'rules.goal',
  'rules.places',
  'rules.partners',
  'rules.partners-standing',
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'says.partners',
  'says.ends-partners',
  'options.partners',
])
