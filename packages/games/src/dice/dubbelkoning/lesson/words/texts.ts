// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly double: {
    readonly task: Text
    readonly shows: Text
  }
  readonly king: {
    readonly task: Text
    readonly shows: Text
  }
  readonly seven: {
    readonly task: Text
    readonly shows: Text
  }
  readonly hat: {
    readonly task: Text
    readonly shows: Text
  }
}

export const t = textsOf<Texts>('games/dice/dubbelkoning/lesson', [
  'double.task',
  'double.shows',
  'king.task',
  'king.shows',
  'seven.task',
  'seven.shows',
  'hat.task',
  'hat.shows',
])
