// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly add: {
    readonly task: Text
    readonly shows: Text
  }
  readonly free: {
    readonly task: Text
    readonly shows: Text
  }
  readonly nothing: {
    readonly task: Text
    readonly shows: Text
  }
  readonly end: {
    readonly task: Text
    readonly shows: Text
  }
}

export const t = textsOf<Texts>('games/dice/laagste-stand/lesson', [
  'add.task',
  'add.shows',
  'free.task',
  'free.shows',
  'nothing.task',
  'nothing.shows',
  'end.task',
  'end.shows',
])
