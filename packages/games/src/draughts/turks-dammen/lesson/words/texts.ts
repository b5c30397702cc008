// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly straight: {
    readonly task: Text
    readonly shows: Text
  }
  readonly sideways: {
    readonly task: Text
    readonly shows: Text
    readonly aside: Text
  }
  readonly capture: {
    readonly task: Text
    readonly shows: Text
  }
  readonly chain: {
    readonly task: Text
    readonly shows: Text
  }
  readonly king: {
    readonly task: Text
    readonly shows: Text
  }
  readonly single: {
    readonly task: Text
    readonly shows: Text
  }
}

export const t = textsOf<Texts>('games/draughts/turks-dammen/lesson', [
  'straight.task',
  'straight.shows',
  'sideways.task',
  'sideways.shows',
  'sideways.aside',
  'capture.task',
  'capture.shows',
  'chain.task',
  'chain.shows',
  'king.task',
  'king.shows',
  'single.task',
  'single.shows',
])
