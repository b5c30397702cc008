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
    readonly 'one-step': Text
    readonly enclosed: Text
    readonly group: Text
    readonly 'own-enclosed': Text
    readonly 'no-men': Text
    readonly 'no-progress': Text
    readonly notation: Text
  }
  readonly says: {
    readonly taken: TextWith<'n' | 'seat'>
    readonly 'no-men': TextWith<'seat'>
    readonly 'men-left': TextWith<'men'>
    readonly 'coach-man': Text
    readonly 'ends-no-men': Text
  }
}

export const t = textsOf<Texts>('games/steps/blokkade', [
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'rules.one-step',
  'rules.enclosed',
  'rules.group',
  'rules.own-enclosed',
  'rules.no-men',
  'rules.no-progress',
  'rules.notation',
  'says.taken',
  'says.no-men',
  'says.men-left',
  'says.coach-man',
  'says.ends-no-men',
])
