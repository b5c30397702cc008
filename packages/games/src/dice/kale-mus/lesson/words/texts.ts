// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly left: {
    readonly task: Text
    readonly shows: Text
  }
  readonly right: {
    readonly task: Text
    readonly shows: Text
  }
  readonly sparrow: {
    readonly task: Text
    readonly shows: Text
  }
  readonly end: {
    readonly task: Text
    readonly shows: Text
  }
}

export const t = textsOf<Texts>('games/dice/kale-mus/lesson', [
  'left.task',
  'left.shows',
  'right.task',
  'right.shows',
  'sparrow.task',
  'sparrow.shows',
  'end.task',
  'end.shows',
])
