// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly challenge: {
    readonly task: Text
    readonly shows: Text
  }
  readonly equal: {
    readonly task: Text
    readonly shows: Text
  }
  readonly above: {
    readonly task: Text
    readonly shows: Text
  }
  readonly last: {
    readonly task: Text
    readonly shows: Text
  }
}

export const t = textsOf<Texts>('games/dice/kale-kikker/lesson', [
  'challenge.task',
  'challenge.shows',
  'equal.task',
  'equal.shows',
  'above.task',
  'above.shows',
  'last.task',
  'last.shows',
])
