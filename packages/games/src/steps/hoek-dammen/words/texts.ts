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
    readonly equipment: Text
    readonly 'on-corner': Text
    readonly fields: Text
    readonly setup: Text
    readonly diagonal: Text
    readonly forward: Text
    readonly 'jump-ways': Text
    readonly goal: Text
    readonly distance: Text
  }
}

export const t = textsOf<Texts>('games/steps/hoek-dammen', [
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'rules.equipment',
  'rules.on-corner',
  'rules.fields',
  'rules.setup',
  'rules.diagonal',
  'rules.forward',
  'rules.jump-ways',
  'rules.goal',
  'rules.distance',
])
