// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly past: {
    readonly task: Text
    readonly shows: Text
    readonly aside: Text
  }
  readonly back: {
    readonly task: Text
    readonly shows: Text
  }
  readonly most: {
    readonly task: Text
    readonly shows: Text
  }
  readonly king: {
    readonly task: Text
    readonly shows: Text
  }
}

export const t = textsOf<Texts>('games/draughts/frans-dammen/lesson', [
  'past.task',
  'past.shows',
  'past.aside',
  'back.task',
  'back.shows',
  'most.task',
  'most.shows',
  'king.task',
  'king.shows',
])
