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
    readonly 'three-throws': Text
    readonly turn: Text
    readonly first: Text
    readonly 'first-always': Text
    readonly keep: Text
    readonly 'keep-anew': Text
    readonly worth: Text
    readonly 'three-ones': Text
    readonly 'turn-sixes': Text
    readonly 'three-sixes': Text
    readonly 'first-to-thousand': Text
    readonly places: Text
  }
  readonly says: {
    readonly kept: TextWith<'n' | 'seat'>
    readonly turned: TextWith<'seat'>
    readonly scored: TextWith<'points' | 'seat' | 'total'>
    readonly chicago: TextWith<'points' | 'seat' | 'total'>
    readonly 'button-stop': Text
    readonly 'button-turn-six': Text
    readonly 'coach-choose': TextWith<'n' | 'seat'>
    readonly has: TextWith<'n'>
    readonly 'ends-first-to-thousand': Text
  }
  readonly options: {
    readonly start: Text
  }
  readonly choices: {
    readonly 'start.moves-on': Text
    readonly 'start.first': Text
  }
  readonly trainer: {
    readonly asks: Text
    readonly all: Text
    readonly keep: TextWith<'dice'>
    readonly stop: TextWith<'n'>
    readonly turned: TextWith<'n' | 'rest'>
  }
}

export const t = textsOf<Texts>('games/dice/chicago', [
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'rules.three-throws',
  'rules.turn',
  'rules.first',
  'rules.first-always',
  'rules.keep',
  'rules.keep-anew',
  'rules.worth',
  'rules.three-ones',
  'rules.turn-sixes',
  'rules.three-sixes',
  'rules.first-to-thousand',
  'rules.places',
  'says.kept',
  'says.turned',
  'says.scored',
  'says.chicago',
  'says.button-stop',
  'says.button-turn-six',
  'says.coach-choose',
  'says.has',
  'says.ends-first-to-thousand',
  'options.start',
  'choices.start.moves-on',
  'choices.start.first',
  'trainer.asks',
  'trainer.all',
  'trainer.keep',
  'trainer.stop',
  'trainer.turned',
])
