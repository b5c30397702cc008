// Written by `npm run words` from the texts beside it.
import { textsOf, type Text, type TextWith } from '@spellendoos/kernel'

interface Texts {
  readonly name: Text
  readonly about: Text
  readonly rules: {
    readonly dice: Text
    readonly 'five-throws': Text
    readonly turn: Text
    readonly rounds: Text
    readonly 'plus-minus': Text
    readonly 'below-zero': Text
  }
  readonly says: {
    readonly written: TextWith<'black' | 'dice' | 'points' | 'seat' | 'white'>
  }
}

export const t = textsOf<Texts>('games/dice/paartjesspel', [
  'name',
  'about',
  'rules.dice',
  'rules.five-throws',
  'rules.turn',
  'rules.rounds',
  'rules.plus-minus',
  'rules.below-zero',
  'says.written',
])
