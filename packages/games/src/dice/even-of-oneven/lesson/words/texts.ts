// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly one: {
    readonly task: Text
    readonly shows: Text
  }
  readonly both: {
    readonly task: Text
    readonly shows: Text
  }
  readonly none: {
    readonly task: Text
    readonly shows: Text
  }
  readonly end: {
    readonly task: Text
    readonly shows: Text
  }
}

export const t = textsOf<Texts>('games/dice/even-of-oneven/lesson', [
  'one.task',
  'one.shows',
  'both.task',
  'both.shows',
  'none.task',
  'none.shows',
  'end.task',
  'end.shows',
])
