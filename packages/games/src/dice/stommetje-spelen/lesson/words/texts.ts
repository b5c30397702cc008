// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly one: {
    readonly task: Text
    readonly shows: Text
  }
  readonly other: {
    readonly task: Text
    readonly shows: Text
  }
  readonly heard: {
    readonly task: Text
    readonly shows: Text
    readonly throws: Text
  }
  readonly down: {
    readonly task: Text
    readonly shows: Text
  }
  readonly end: {
    readonly task: Text
    readonly shows: Text
  }
}

export const t = textsOf<Texts>('games/dice/stommetje-spelen/lesson', [
  'one.task',
  'one.shows',
  'other.task',
  'other.shows',
  'heard.task',
  'heard.shows',
  'heard.throws',
  'down.task',
  'down.shows',
  'end.task',
  'end.shows',
])
