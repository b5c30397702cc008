// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly step: {
    readonly task: Text
    readonly shows: Text
  }
  readonly jump: {
    readonly task: Text
    readonly shows: Text
    readonly aside: Text
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

export const t = textsOf<Texts>('games/halma/halma/lesson', [
  'step.task',
  'step.shows',
  'jump.task',
  'jump.shows',
  'jump.aside',
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
