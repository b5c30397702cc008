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
  readonly empty: {
    readonly task: Text
    readonly shows: Text
    readonly aside: Text
  }
  readonly corner: {
    readonly task: Text
    readonly shows: Text
    readonly aside: Text
  }
}

export const t = textsOf<Texts>('games/halma/tref-halma/lesson', [
  'start.task',
  'start.shows',
  'bridge.task',
  'bridge.shows',
  'bridge.aside',
  'empty.task',
  'empty.shows',
  'empty.aside',
  'corner.task',
  'corner.shows',
  'corner.aside',
])
