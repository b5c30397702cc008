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
    readonly setup: Text
    readonly forward: Text
    readonly 'not-over-own': Text
    readonly 'jump-ways': Text
    readonly goal: Text
  }
  readonly options: {
    readonly jumps: Text
  }
  readonly choices: {
    readonly 'jumps.anyone': Text
    readonly 'jumps.opponents': Text
  }
}

export const t = textsOf<Texts>('games/steps/halma-dammen', [
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'rules.equipment',
  'rules.setup',
  'rules.forward',
  'rules.not-over-own',
  'rules.jump-ways',
  'rules.goal',
  'options.jumps',
  'choices.jumps.anyone',
  'choices.jumps.opponents',
])
