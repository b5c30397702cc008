// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly step: {
    readonly task: Text
    readonly shows: Text
  }
  readonly capture: {
    readonly task: Text
    readonly shows: Text
  }
  readonly backward: {
    readonly task: Text
    readonly shows: Text
  }
  readonly chain: {
    readonly task: Text
    readonly shows: Text
  }
  readonly most: {
    readonly task: Text
    readonly shows: Text
  }
  readonly crown: {
    readonly task: Text
    readonly shows: Text
    readonly aside: Text
  }
  readonly king: {
    readonly task: Text
    readonly shows: Text
  }
  readonly shot: {
    readonly task: Text
    readonly shows: Text
    readonly aside: Text
  }
}

export const t = textsOf<Texts>('games/draughts/dammen/lesson', [
  'step.task',
  'step.shows',
  'capture.task',
  'capture.shows',
  'backward.task',
  'backward.shows',
  'chain.task',
  'chain.shows',
  'most.task',
  'most.shows',
  'crown.task',
  'crown.shows',
  'crown.aside',
  'king.task',
  'king.shows',
  'shot.task',
  'shot.shows',
  'shot.aside',
])
