// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly low: {
    readonly task: Text
    readonly shows: Text
  }
  readonly high: {
    readonly task: Text
    readonly shows: Text
  }
  readonly unmarked: {
    readonly task: Text
    readonly shows: Text
  }
  readonly clean: {
    readonly task: Text
    readonly shows: Text
  }
}

export const t = textsOf<Texts>('games/dice/hoog-en-laag/lesson', [
  'low.task',
  'low.shows',
  'high.task',
  'high.shows',
  'unmarked.task',
  'unmarked.shows',
  'clean.task',
  'clean.shows',
])
