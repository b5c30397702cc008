// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly ride: {
    readonly task: Text
    readonly shows: Text
  }
  readonly miss: {
    readonly task: Text
    readonly shows: Text
  }
  readonly twice: {
    readonly task: Text
    readonly shows: Text
  }
  readonly fall: {
    readonly task: Text
    readonly shows: Text
  }
  readonly fine: {
    readonly task: Text
    readonly shows: Text
  }
  readonly arrive: {
    readonly task: Text
    readonly shows: Text
  }
}

export const t = textsOf<Texts>('games/tracks/weens-paardespel/lesson', [
  'ride.task',
  'ride.shows',
  'miss.task',
  'miss.shows',
  'twice.task',
  'twice.shows',
  'fall.task',
  'fall.shows',
  'fine.task',
  'fine.shows',
  'arrive.task',
  'arrive.shows',
])
