// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly three: {
    readonly task: Text
    readonly shows: Text
  }
  readonly fourth: {
    readonly task: Text
    readonly shows: Text
    readonly stops: Text
  }
  readonly stop: {
    readonly task: Text
    readonly shows: Text
    readonly throws: Text
  }
  readonly dead: {
    readonly task: Text
    readonly shows: Text
  }
  readonly win: {
    readonly task: Text
    readonly shows: Text
  }
}

export const t = textsOf<Texts>('games/dice/macao/lesson', [
  'three.task',
  'three.shows',
  'fourth.task',
  'fourth.shows',
  'fourth.stops',
  'stop.task',
  'stop.shows',
  'stop.throws',
  'dead.task',
  'dead.shows',
  'win.task',
  'win.shows',
])
