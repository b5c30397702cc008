// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly aside: {
    readonly task: Text
    readonly shows: Text
    readonly last: Text
  }
  readonly three: {
    readonly task: Text
    readonly shows: Text
    readonly last: Text
  }
  readonly low: {
    readonly task: Text
    readonly shows: Text
    readonly first: Text
    readonly two: Text
  }
  readonly end: {
    readonly task: Text
    readonly shows: Text
  }
}

export const t = textsOf<Texts>('games/dice/hoge-huisnummer/lesson', [
  'aside.task',
  'aside.shows',
  'aside.last',
  'three.task',
  'three.shows',
  'three.last',
  'low.task',
  'low.shows',
  'low.first',
  'low.two',
  'end.task',
  'end.shows',
])
