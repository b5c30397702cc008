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
  readonly burn: {
    readonly task: Text
    readonly shows: Text
  }
  readonly empty: {
    readonly task: Text
    readonly shows: Text
  }
  readonly last: {
    readonly task: Text
    readonly shows: Text
  }
}

export const t = textsOf<Texts>('games/dice/brandstapel/lesson', [
  'left.task',
  'left.shows',
  'right.task',
  'right.shows',
  'burn.task',
  'burn.shows',
  'empty.task',
  'empty.shows',
  'last.task',
  'last.shows',
])
