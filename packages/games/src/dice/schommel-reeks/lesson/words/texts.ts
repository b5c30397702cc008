// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly plus: {
    readonly task: Text
    readonly shows: Text
  }
  readonly minus: {
    readonly task: Text
    readonly shows: Text
  }
  readonly last: {
    readonly task: Text
    readonly shows: Text
  }
  readonly below: {
    readonly task: Text
    readonly shows: Text
  }
}

export const t = textsOf<Texts>('games/dice/schommel-reeks/lesson', [
  'plus.task',
  'plus.shows',
  'minus.task',
  'minus.shows',
  'last.task',
  'last.shows',
  'below.task',
  'below.shows',
])
