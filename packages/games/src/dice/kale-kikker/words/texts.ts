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
    readonly challenge: Text
    readonly first: Text
    readonly turn: Text
    readonly 'not-above': Text
    readonly above: Text
    readonly bald: Text
    readonly survivor: Text
    readonly 'last-left': Text
    readonly places: Text
  }
  readonly says: {
    readonly challenged: TextWith<'neighbour' | 'seat' | 'total'>
    readonly answered: TextWith<'seat' | 'total'>
    readonly bald: TextWith<'seat'>
    readonly 'is-bald': Text
    readonly challenger: Text
    readonly 'to-beat': Text
    readonly 'coach-challenge': TextWith<'seat'>
    readonly 'coach-answer': TextWith<'n' | 'seat'>
  }
}

export const t = textsOf<Texts>('games/dice/kale-kikker', [
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'rules.challenge',
  'rules.first',
  'rules.turn',
  'rules.not-above',
  'rules.above',
  'rules.bald',
  'rules.survivor',
  'rules.last-left',
  'rules.places',
  'says.challenged',
  'says.answered',
  'says.bald',
  'says.is-bald',
  'says.challenger',
  'says.to-beat',
  'says.coach-challenge',
  'says.coach-answer',
])
