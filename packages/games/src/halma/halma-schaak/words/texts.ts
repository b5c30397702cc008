// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly rules: {
    readonly equipment: Text
    readonly board: Text
    readonly setup: Text
    readonly 'court-shapes': Text
    readonly first: Text
    readonly goal: Text
    readonly 'stay-behind': Text
    readonly 'leave-court': Text
    readonly 'full-court': Text
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
    readonly 'coach-leave': Text
  }
}

export const t = textsOf<Texts>('games/halma/halma-schaak', [
  'rules.equipment',
  'rules.board',
  'rules.setup',
  'rules.court-shapes',
  'rules.first',
  'rules.goal',
  'rules.stay-behind',
  'rules.leave-court',
  'rules.full-court',
  'rules.no-progress',
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'says.coach-leave',
])
