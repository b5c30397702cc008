// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly trick: {
    readonly task: Text
    readonly shows: Text
    readonly off: Text
  }
  readonly higher: {
    readonly task: Text
    readonly shows: Text
    readonly off: Text
  }
  readonly time: {
    readonly task: Text
    readonly shows: Text
  }
  readonly end: {
    readonly task: Text
    readonly shows: Text
  }
}

export const t = textsOf<Texts>('games/dice/dobbelstenen-toren/lesson', [
  'trick.task',
  'trick.shows',
  'trick.off',
  'higher.task',
  'higher.shows',
  'higher.off',
  'time.task',
  'time.shows',
  'end.task',
  'end.shows',
])
