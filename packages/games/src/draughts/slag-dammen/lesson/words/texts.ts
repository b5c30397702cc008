// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly give: {
    readonly task: Text
    readonly shows: Text
    readonly aside: Text
  }
  readonly most: {
    readonly task: Text
    readonly shows: Text
  }
  readonly stuck: {
    readonly task: Text
    readonly shows: Text
    readonly aside: Text
  }
  readonly last: {
    readonly task: Text
    readonly shows: Text
    readonly aside: Text
  }
}

export const t = textsOf<Texts>('games/draughts/slag-dammen/lesson', [
  'give.task',
  'give.shows',
  'give.aside',
  'most.task',
  'most.shows',
  'stuck.task',
  'stuck.shows',
  'stuck.aside',
  'last.task',
  'last.shows',
  'last.aside',
])
