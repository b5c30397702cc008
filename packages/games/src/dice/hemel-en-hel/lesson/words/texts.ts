// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly both: {
    readonly task: Text
    readonly shows: Text
  }
  readonly seven: {
    readonly task: Text
    readonly shows: Text
  }
  readonly high: {
    readonly task: Text
    readonly shows: Text
  }
  readonly end: {
    readonly task: Text
    readonly shows: Text
  }
}

export const t = textsOf<Texts>('games/dice/hemel-en-hel/lesson', [
  'both.task',
  'both.shows',
  'seven.task',
  'seven.shows',
  'high.task',
  'high.shows',
  'end.task',
  'end.shows',
])
