// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly add: {
    readonly task: Text
    readonly shows: Text
  }
  readonly three: {
    readonly task: Text
    readonly shows: Text
  }
  readonly safe: {
    readonly task: Text
    readonly shows: Text
    readonly throws: Text
  }
  readonly end: {
    readonly task: Text
    readonly shows: Text
    readonly stops: Text
  }
}

export const t = textsOf<Texts>('games/dice/boze-drie/lesson', [
  'add.task',
  'add.shows',
  'three.task',
  'three.shows',
  'safe.task',
  'safe.shows',
  'safe.throws',
  'end.task',
  'end.shows',
  'end.stops',
])
