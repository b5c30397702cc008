// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly seven: {
    readonly task: Text
    readonly shows: Text
  }
  readonly ways: {
    readonly task: Text
    readonly shows: Text
  }
  readonly first: {
    readonly task: Text
    readonly shows: Text
  }
  readonly end: {
    readonly task: Text
    readonly shows: Text
  }
}

export const t = textsOf<Texts>('games/dice/xantippe/lesson', [
  'seven.task',
  'seven.shows',
  'ways.task',
  'ways.shows',
  'first.task',
  'first.shows',
  'end.task',
  'end.shows',
])
