// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly start: {
    readonly task: Text
    readonly shows: Text
    readonly aside: Text
  }
  readonly bridge: {
    readonly task: Text
    readonly shows: Text
    readonly aside: Text
  }
  readonly leave: {
    readonly task: Text
    readonly shows: Text
  }
  readonly home: {
    readonly task: Text
    readonly shows: Text
    readonly aside: Text
  }
}

export const t = textsOf<Texts>('games/halma/halma-schaak/lesson', [
  'start.task',
  'start.shows',
  'start.aside',
  'bridge.task',
  'bridge.shows',
  'bridge.aside',
  'leave.task',
  'leave.shows',
  'home.task',
  'home.shows',
  'home.aside',
])
