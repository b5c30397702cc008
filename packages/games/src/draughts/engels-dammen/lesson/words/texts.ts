// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly ahead: {
    readonly task: Text
    readonly shows: Text
  }
  readonly sideways: {
    readonly task: Text
    readonly shows: Text
  }
  readonly mixed: {
    readonly task: Text
    readonly shows: Text
  }
  readonly king: {
    readonly task: Text
    readonly shows: Text
  }
}

export const t = textsOf<Texts>('games/draughts/engels-dammen/lesson', [
  'ahead.task',
  'ahead.shows',
  'sideways.task',
  'sideways.shows',
  'mixed.task',
  'mixed.shows',
  'king.task',
  'king.shows',
])
