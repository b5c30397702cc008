// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly step: {
    readonly task: Text
    readonly shows: Text
  }
  readonly straight: {
    readonly task: Text
    readonly shows: Text
  }
  readonly sideways: {
    readonly task: Text
    readonly shows: Text
  }
  readonly crown: {
    readonly task: Text
    readonly shows: Text
  }
  readonly king: {
    readonly task: Text
    readonly shows: Text
  }
}

export const t = textsOf<Texts>('games/draughts/oud-duits-dammen/lesson', [
  'step.task',
  'step.shows',
  'straight.task',
  'straight.shows',
  'sideways.task',
  'sideways.shows',
  'crown.task',
  'crown.shows',
  'king.task',
  'king.shows',
])
