// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly begin: {
    readonly task: Text
    readonly shows: Text
  }
  readonly start: {
    readonly task: Text
    readonly shows: Text
  }
  readonly capture: {
    readonly task: Text
    readonly shows: Text
    readonly missed: Text
  }
  readonly penalty: {
    readonly task: Text
    readonly shows: Text
    readonly throws: Text
  }
  readonly six: {
    readonly task: Text
    readonly shows: Text
  }
  readonly end: {
    readonly task: Text
    readonly shows: Text
  }
}

export const t = textsOf<Texts>('games/field/rakado/lesson', [
  'begin.task',
  'begin.shows',
  'start.task',
  'start.shows',
  'capture.task',
  'capture.shows',
  'capture.missed',
  'penalty.task',
  'penalty.shows',
  'penalty.throws',
  'six.task',
  'six.shows',
  'end.task',
  'end.shows',
])
