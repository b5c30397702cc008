// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly aside: {
    readonly task: Text
    readonly shows: Text
    readonly five: Text
  }
  readonly high: {
    readonly task: Text
    readonly shows: Text
    readonly first: Text
    readonly six: Text
  }
  readonly best: {
    readonly task: Text
    readonly shows: Text
    readonly two: Text
  }
  readonly end: {
    readonly task: Text
    readonly shows: Text
  }
}

export const t = textsOf<Texts>('games/dice/laagste-huisnummer/lesson', [
  'aside.task',
  'aside.shows',
  'aside.five',
  'high.task',
  'high.shows',
  'high.first',
  'high.six',
  'best.task',
  'best.shows',
  'best.two',
  'end.task',
  'end.shows',
])
