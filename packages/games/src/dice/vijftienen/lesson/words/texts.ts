// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly throw: {
    readonly task: Text
    readonly shows: Text
  }
  readonly times: {
    readonly task: Text
    readonly shows: Text
  }
  readonly plus: {
    readonly task: Text
    readonly shows: Text
  }
  readonly again: {
    readonly task: Text
    readonly shows: Text
  }
  readonly pass: {
    readonly task: Text
    readonly shows: Text
    readonly counts: Text
  }
}

export const t = textsOf<Texts>('games/dice/vijftienen/lesson', [
  'throw.task',
  'throw.shows',
  'times.task',
  'times.shows',
  'plus.task',
  'plus.shows',
  'again.task',
  'again.shows',
  'pass.task',
  'pass.shows',
  'pass.counts',
])
