// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly turn: {
    readonly task: Text
    readonly shows: Text
  }
  readonly add: {
    readonly task: Text
    readonly shows: Text
  }
  readonly lost: {
    readonly task: Text
    readonly shows: Text
  }
  readonly end: {
    readonly task: Text
    readonly shows: Text
  }
}

export const t = textsOf<Texts>('games/dice/dubbele-lot/lesson', [
  'turn.task',
  'turn.shows',
  'add.task',
  'add.shows',
  'lost.task',
  'lost.shows',
  'end.task',
  'end.shows',
])
