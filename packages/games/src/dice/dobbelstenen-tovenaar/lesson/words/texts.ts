// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly note: {
    readonly task: Text
    readonly shows: Text
  }
  readonly predict: {
    readonly task: Text
    readonly shows: Text
    readonly off: Text
  }
  readonly four: {
    readonly task: Text
    readonly shows: Text
    readonly off: Text
  }
  readonly end: {
    readonly task: Text
    readonly shows: Text
  }
}

export const t = textsOf<Texts>('games/dice/dobbelstenen-tovenaar/lesson', [
  'note.task',
  'note.shows',
  'predict.task',
  'predict.shows',
  'predict.off',
  'four.task',
  'four.shows',
  'four.off',
  'end.task',
  'end.shows',
])
