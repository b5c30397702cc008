// Written by `npm run words` from the texts beside it.
import { textsOf, type Text, type TextWith } from '@spellendoos/kernel'

interface Texts {
  readonly rules: {
    readonly equipment: Text
    readonly setup: Text
    readonly turn: Text
    readonly 'own-men': Text
    readonly jump: Text
    readonly goal: Text
    readonly count: Text
    readonly progress: Text
    readonly 'no-progress': Text
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
    readonly 'no-progress': Text
    readonly 'note-solo': TextWith<'home' | 'of' | 'turns'>
    readonly 'ends-goal': TextWith<'n'>
    readonly score: TextWith<'n'>
  }
}

export const t = textsOf<Texts>('games/halma/solo-halma', [
  'rules.equipment',
  'rules.setup',
  'rules.turn',
  'rules.own-men',
  'rules.jump',
  'rules.goal',
  'rules.count',
  'rules.progress',
  'rules.no-progress',
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'says.no-progress',
  'says.note-solo',
  'says.ends-goal',
  'says.score',
])
