// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly place: {
    readonly task: Text
    readonly shows: Text
  }
  readonly ring: {
    readonly task: Text
    readonly shows: Text
    readonly corner: Text
  }
  readonly edge: {
    readonly task: Text
    readonly shows: Text
    readonly safe: Text
  }
  readonly double: {
    readonly task: Text
    readonly shows: Text
    readonly between: Text
  }
  readonly end: {
    readonly task: Text
    readonly shows: Text
    readonly draw: Text
  }
}

export const t = textsOf<Texts>('games/field/tippy/lesson', [
  'place.task',
  'place.shows',
  'ring.task',
  'ring.shows',
  'ring.corner',
  'edge.task',
  'edge.shows',
  'edge.safe',
  'double.task',
  'double.shows',
  'double.between',
  'end.task',
  'end.shows',
  'end.draw',
])
