// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly start: {
    readonly task: Text
    readonly shows: Text
  }
  readonly place: {
    readonly task: Text
    readonly shows: Text
    readonly aside: Text
  }
  readonly first: {
    readonly task: Text
    readonly shows: Text
  }
  readonly rescue: {
    readonly task: Text
    readonly shows: Text
  }
}

export const t = textsOf<Texts>('games/draughts/contract-dammen/lesson', [
  'start.task',
  'start.shows',
  'place.task',
  'place.shows',
  'place.aside',
  'first.task',
  'first.shows',
  'rescue.task',
  'rescue.shows',
])
