// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly one: {
    readonly task: Text
    readonly shows: Text
  }
  readonly none: {
    readonly task: Text
    readonly shows: Text
  }
  readonly two: {
    readonly task: Text
    readonly shows: Text
  }
  readonly end: {
    readonly task: Text
    readonly shows: Text
  }
}

export const t = textsOf<Texts>('games/dice/handjesspel/lesson', [
  'one.task',
  'one.shows',
  'none.task',
  'none.shows',
  'two.task',
  'two.shows',
  'end.task',
  'end.shows',
])
