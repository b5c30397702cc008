// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly place: {
    readonly task: Text
    readonly shows: Text
  }
  readonly build: {
    readonly task: Text
    readonly shows: Text
    readonly row: Text
  }
  readonly double: {
    readonly task: Text
    readonly shows: Text
  }
  readonly slide: {
    readonly task: Text
    readonly shows: Text
    readonly apart: Text
  }
  readonly end: {
    readonly task: Text
    readonly shows: Text
    readonly apart: Text
  }
}

export const t = textsOf<Texts>('games/cross/pyramide-spel/lesson', [
  'place.task',
  'place.shows',
  'build.task',
  'build.shows',
  'build.row',
  'double.task',
  'double.shows',
  'slide.task',
  'slide.shows',
  'slide.apart',
  'end.task',
  'end.shows',
  'end.apart',
])
