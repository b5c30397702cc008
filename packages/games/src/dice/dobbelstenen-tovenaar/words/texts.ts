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
    readonly players: Text
    readonly note: Text
    readonly 'throw-two': Text
    readonly 'turn-over': Text
    readonly trick: Text
    readonly 'more-dice': Text
    readonly possible: Text
    readonly proof: Text
  }
  readonly says: {
    readonly 'turned-over': TextWith<'bottoms' | 'seat' | 'tops' | 'total'>
    readonly predicted: TextWith<'n' | 'said' | 'seat'>
    readonly right: TextWith<'bottoms' | 'dice' | 'said' | 'seat' | 'tops' | 'total'>
    readonly wrong: TextWith<'bottoms' | 'dice' | 'n' | 'said' | 'seat' | 'tops' | 'total'>
    readonly note: Text
    readonly bottoms: Text
    readonly 'button-turn-over': Text
    readonly 'coach-two': TextWith<'seat'>
    readonly 'coach-turn-over': TextWith<'seat'>
    readonly 'coach-predict': TextWith<'n' | 'seat'>
    readonly 'coach-proof': TextWith<'n' | 'seat'>
  }
}

export const t = textsOf<Texts>('games/dice/dobbelstenen-tovenaar', [
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'rules.players',
  'rules.note',
  'rules.throw-two',
  'rules.turn-over',
  'rules.trick',
  'rules.more-dice',
  'rules.possible',
  'rules.proof',
  'says.turned-over',
  'says.predicted',
  'says.right',
  'says.wrong',
  'says.note',
  'says.bottoms',
  'says.button-turn-over',
  'says.coach-two',
  'says.coach-turn-over',
  'says.coach-predict',
  'says.coach-proof',
])
