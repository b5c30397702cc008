// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly step: {
    readonly task: Text
    readonly shows: Text
  }
  readonly chain: {
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

export const t = textsOf<Texts>('games/halma/halma-voor-drie/lesson', [
  'step.task',
  'step.shows',
  'chain.task',
  'chain.shows',
  'chain.aside',
  'others.task',
  'others.shows',
  'others.aside',
  'home.task',
  'home.shows',
  'home.aside',
])
