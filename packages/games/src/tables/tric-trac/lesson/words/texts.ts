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
  readonly leave: {
    readonly task: Text
    readonly shows: Text
  }
  readonly hit: {
    readonly task: Text
    readonly shows: Text
  }
  readonly home: {
    readonly task: Text
    readonly shows: Text
    readonly aside: Text
    readonly past: Text
  }
  readonly bridge: {
    readonly task: Text
    readonly shows: Text
    readonly gap: Text
  }
  readonly twelve: {
    readonly task: Text
    readonly shows: Text
    readonly aside: Text
  }
}

export const t = textsOf<Texts>('games/tables/tric-trac/lesson', [
  'begin.task',
  'begin.shows',
  'start.task',
  'start.shows',
  'leave.task',
  'leave.shows',
  'hit.task',
  'hit.shows',
  'home.task',
  'home.shows',
  'home.aside',
  'home.past',
  'bridge.task',
  'bridge.shows',
  'bridge.gap',
  'twelve.task',
  'twelve.shows',
  'twelve.aside',
])
