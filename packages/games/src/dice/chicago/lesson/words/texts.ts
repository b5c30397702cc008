// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly throw: {
    readonly task: Text
    readonly shows: Text
  }
  readonly keep: {
    readonly task: Text
    readonly shows: Text
    readonly throws: Text
    readonly stops: Text
  }
  readonly anew: {
    readonly task: Text
    readonly shows: Text
  }
  readonly sixes: {
    readonly task: Text
    readonly shows: Text
  }
  readonly stop: {
    readonly task: Text
    readonly shows: Text
    readonly throws: Text
  }
  readonly thousand: {
    readonly task: Text
    readonly shows: Text
    readonly throws: Text
  }
}

export const t = textsOf<Texts>('games/dice/chicago/lesson', [
  'throw.task',
  'throw.shows',
  'keep.task',
  'keep.shows',
  'keep.throws',
  'keep.stops',
  'anew.task',
  'anew.shows',
  'sixes.task',
  'sixes.shows',
  'stop.task',
  'stop.shows',
  'stop.throws',
  'thousand.task',
  'thousand.shows',
  'thousand.throws',
])
