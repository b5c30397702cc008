// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly rules: {
    readonly equipment: Text
    readonly strip: Text
    readonly setup: Text
    readonly goal: Text
    readonly 'goal-strip': Text
    readonly hinder: Text
    readonly 'full-court': Text
    readonly places: Text
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
  readonly options: {
    readonly goal: Text
  }
  readonly choices: {
    readonly 'goal.court': Text
    readonly 'goal.strip': Text
  }
}

export const t = textsOf<Texts>('games/halma/snel-halma', [
  'rules.equipment',
  'rules.strip',
  'rules.setup',
  'rules.goal',
  'rules.goal-strip',
  'rules.hinder',
  'rules.full-court',
  'rules.places',
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'options.goal',
  'choices.goal.court',
  'choices.goal.strip',
])
