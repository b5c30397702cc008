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
    readonly parts: Text
    readonly first: Text
    readonly double: Text
    readonly turn: Text
    readonly king: Text
    readonly tie: Text
    readonly seven: Text
    readonly safe: Text
    readonly 'bad-seven': Text
    readonly hat: Text
    readonly both: Text
    readonly places: Text
    readonly rounds: Text
  }
  readonly says: {
    readonly double: TextWith<'dice' | 'n' | 'seat'>
    readonly tie: TextWith<'seats'>
    readonly crowned: TextWith<'seat'>
    readonly seven: TextWith<'dice' | 'seat'>
    readonly bad: TextWith<'seat'>
    readonly both: TextWith<'seat'>
    readonly 'hat-given': TextWith<'bad' | 'seat'>
    readonly 'hat-kept': TextWith<'bad' | 'seat'>
    readonly 'button-give-hat': Text
    readonly 'button-keep-hat': Text
    readonly 'coach-double': TextWith<'seat'>
    readonly 'coach-seven': TextWith<'seat'>
    readonly 'coach-hat': TextWith<'bad' | 'seat'>
    readonly hat: Text
    readonly 'hat-of': TextWith<'seat'>
    readonly throws: Text
    readonly 'double-row': Text
    readonly 'seven-row': Text
    readonly 'is-king': Text
    readonly 'is-bad': Text
    readonly 'is-safe': Text
    readonly 'ends-places': Text
  }
  readonly options: {
    readonly rounds: Text
  }
}

export const t = textsOf<Texts>('games/dice/dubbelkoning', [
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'rules.parts',
  'rules.first',
  'rules.double',
  'rules.turn',
  'rules.king',
  'rules.tie',
  'rules.seven',
  'rules.safe',
  'rules.bad-seven',
  'rules.hat',
  'rules.both',
  'rules.places',
  'rules.rounds',
  'says.double',
  'says.tie',
  'says.crowned',
  'says.seven',
  'says.bad',
  'says.both',
  'says.hat-given',
  'says.hat-kept',
  'says.button-give-hat',
  'says.button-keep-hat',
  'says.coach-double',
  'says.coach-seven',
  'says.coach-hat',
  'says.hat',
  'says.hat-of',
  'says.throws',
  'says.double-row',
  'says.seven-row',
  'says.is-king',
  'says.is-bad',
  'says.is-safe',
  'says.ends-places',
  'options.rounds',
])
