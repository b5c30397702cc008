// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly point: {
    readonly task: Text
    readonly shows: Text
    readonly aside: Text
  }
  readonly blocked: {
    readonly task: Text
    readonly shows: Text
    readonly aside: Text
  }
  readonly hit: {
    readonly task: Text
    readonly shows: Text
    readonly aside: Text
  }
  readonly enter: {
    readonly task: Text
    readonly shows: Text
  }
  readonly doubles: {
    readonly task: Text
    readonly shows: Text
  }
  readonly off: {
    readonly task: Text
    readonly shows: Text
    readonly aside: Text
  }
  readonly cube: {
    readonly task: Text
    readonly shows: Text
    readonly aside: Text
  }
  readonly win: {
    readonly task: Text
    readonly shows: Text
  }
}

export const t = textsOf<Texts>('games/tables/backgammon/lesson', [
  'point.task',
  'point.shows',
  'point.aside',
  'blocked.task',
  'blocked.shows',
  'blocked.aside',
  'hit.task',
  'hit.shows',
  'hit.aside',
  'enter.task',
  'enter.shows',
  'doubles.task',
  'doubles.shows',
  'off.task',
  'off.shows',
  'off.aside',
  'cube.task',
  'cube.shows',
  'cube.aside',
  'win.task',
  'win.shows',
])
