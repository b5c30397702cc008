// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly row: {
    readonly task: Text
    readonly shows: Text
  }
  readonly gone: {
    readonly task: Text
    readonly shows: Text
  }
  readonly wait: {
    readonly task: Text
    readonly shows: Text
  }
  readonly clear: {
    readonly task: Text
    readonly shows: Text
  }
}

export const t = textsOf<Texts>('games/dice/koeienstaart/lesson', [
  'row.task',
  'row.shows',
  'gone.task',
  'gone.shows',
  'wait.task',
  'wait.shows',
  'clear.task',
  'clear.shows',
])
