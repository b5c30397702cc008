// Written by `npm run words` from the texts beside it.
import { textsOf, type Text, type TextWith } from '@spellendoos/kernel'

interface Texts {
  readonly rules: {
    readonly equipment: Text
    readonly setup: Text
    readonly marked: Text
    readonly goal: Text
    readonly others: Text
    readonly 'bring-out': Text
    readonly beside: Text
    readonly places: Text
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
    readonly 'marked-man': TextWith<'seat'>
    readonly 'note-away': TextWith<'away'>
    readonly 'note-away-court': TextWith<'away' | 'n'>
    readonly 'coach-leave': Text
    readonly 'coach-full': Text
    readonly 'ends-goal': Text
  }
}

export const t = textsOf<Texts>('games/halma/tref-halma', [
  'rules.equipment',
  'rules.setup',
  'rules.marked',
  'rules.goal',
  'rules.others',
  'rules.bring-out',
  'rules.beside',
  'rules.places',
  'rules.progress',
  'rules.no-progress',
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'says.marked-man',
  'says.note-away',
  'says.note-away-court',
  'says.coach-leave',
  'says.coach-full',
  'says.ends-goal',
])
