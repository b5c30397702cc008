// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly start: {
    readonly task: Text
    readonly shows: Text
  }
  readonly bridge: {
    readonly task: Text
    readonly shows: Text
    readonly aside: Text
  }
  readonly others: {
    readonly task: Text
    readonly shows: Text
    readonly aside: Text
  }
  readonly home: {
    readonly task: Text
    readonly shows: Text
    readonly aside: Text
  }
}

export const t = textsOf<Texts>('games/halma/snel-halma/lesson', [
  'start.task',
  'start.shows',
  'bridge.task',
  'bridge.shows',
  'bridge.aside',
  'others.task',
  'others.shows',
  'others.aside',
  'home.task',
  'home.shows',
  'home.aside',
])
