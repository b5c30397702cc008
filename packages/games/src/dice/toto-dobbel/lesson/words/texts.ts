// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly cross: {
    readonly task: Text
    readonly shows: Text
  }
  readonly order: {
    readonly task: Text
    readonly shows: Text
  }
  readonly gone: {
    readonly task: Text
    readonly shows: Text
  }
  readonly clear: {
    readonly task: Text
    readonly shows: Text
  }
}

export const t = textsOf<Texts>('games/dice/toto-dobbel/lesson', [
  'cross.task',
  'cross.shows',
  'order.task',
  'order.shows',
  'gone.task',
  'gone.shows',
  'clear.task',
  'clear.shows',
])
