// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly add: {
    readonly task: Text
    readonly shows: Text
  }
  readonly double: {
    readonly task: Text
    readonly shows: Text
  }
  readonly ones: {
    readonly task: Text
    readonly shows: Text
  }
  readonly hundred: {
    readonly task: Text
    readonly shows: Text
  }
}

export const t = textsOf<Texts>('games/dice/snelle-honderd/lesson', [
  'add.task',
  'add.shows',
  'double.task',
  'double.shows',
  'ones.task',
  'ones.shows',
  'hundred.task',
  'hundred.shows',
])
