// Written by `npm run words` from the texts beside it.
import { textsOf, type Text, type TextWith } from '@spellendoos/kernel'

interface Texts {
  readonly problems: {
    readonly 'five-sheep': Text
    readonly 'one-wolf': Text
    readonly 'wolf-missing': Text
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
  readonly rules: {
    readonly equipment: Text
    readonly fields: Text
    readonly 'sheep-setup': Text
    readonly place: Text
    readonly 'wolf-first': Text
    readonly turn: Text
    readonly 'one-animal': Text
    readonly 'own-animals': Text
    readonly diagonal: Text
    readonly 'one-step': Text
    readonly 'free-field': Text
    readonly 'wolf-step': Text
    readonly 'sheep-step': Text
    readonly caught: Text
    readonly through: Text
    readonly 'sheep-stuck': Text
    readonly notation: Text
  }
  readonly says: {
    readonly placed: TextWith<'field' | 'seat'>
    readonly caught: TextWith<'seat'>
    readonly through: TextWith<'seat'>
    readonly 'sheep-stuck': TextWith<'seat'>
    readonly wolf: Text
    readonly sheep: Text
    readonly 'one-sheep': Text
    readonly 'coach-place': Text
    readonly 'coach-wolf': Text
    readonly 'coach-sheep': Text
    readonly 'coach-step': Text
    readonly 'ends-caught': Text
    readonly 'ends-through': Text
    readonly 'ends-sheep-stuck': Text
  }
}

export const t = textsOf<Texts>('games/steps/wolf-en-schapen', [
  'problems.five-sheep',
  'problems.one-wolf',
  'problems.wolf-missing',
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'rules.equipment',
  'rules.fields',
  'rules.sheep-setup',
  'rules.place',
  'rules.wolf-first',
  'rules.turn',
  'rules.one-animal',
  'rules.own-animals',
  'rules.diagonal',
  'rules.one-step',
  'rules.free-field',
  'rules.wolf-step',
  'rules.sheep-step',
  'rules.caught',
  'rules.through',
  'rules.sheep-stuck',
  'rules.notation',
  'says.placed',
  'says.caught',
  'says.through',
  'says.sheep-stuck',
  'says.wolf',
  'says.sheep',
  'says.one-sheep',
  'says.coach-place',
  'says.coach-wolf',
  'says.coach-sheep',
  'says.coach-step',
  'says.ends-caught',
  'says.ends-through',
  'says.ends-sheep-stuck',
])
