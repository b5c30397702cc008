// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly plus: {
    readonly task: Text
    readonly shows: Text
  }
  readonly zero: {
    readonly task: Text
    readonly shows: Text
  }
  readonly minus: {
    readonly task: Text
    readonly shows: Text
  }
  readonly end: {
    readonly task: Text
    readonly shows: Text
  }
}

export const t = textsOf<Texts>('games/dice/paartjesspel/lesson', [
  'plus.task',
  'plus.shows',
  'zero.task',
  'zero.shows',
  'minus.task',
  'minus.shows',
  'end.task',
  'end.shows',
])
