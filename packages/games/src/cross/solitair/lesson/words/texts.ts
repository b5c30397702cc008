// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly first: {
    readonly task: Text
    readonly shows: Text
  }
  readonly straight: {
    readonly task: Text
    readonly shows: Text
  }
  readonly chain: {
    readonly task: Text
    readonly shows: Text
    readonly other: Text
  }
  readonly end: {
    readonly task: Text
    readonly shows: Text
  }
  readonly goal: {
    readonly task: Text
    readonly shows: Text
    readonly edge: Text
    readonly aside: Text
  }
}

export const t = textsOf<Texts>('games/cross/solitair/lesson', [
  'first.task',
  'first.shows',
  'straight.task',
  'straight.shows',
  'chain.task',
  'chain.shows',
  'chain.other',
  'end.task',
  'end.shows',
  'goal.task',
  'goal.shows',
  'goal.edge',
  'goal.aside',
])
