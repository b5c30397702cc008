// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly start: {
    readonly task: Text
    readonly shows: Text
  }
  readonly jump: {
    readonly task: Text
    readonly shows: Text
  }
  readonly once: {
    readonly task: Text
    readonly shows: Text
  }
  readonly stuck: {
    readonly task: Text
    readonly shows: Text
    readonly corner: Text
  }
  readonly corner: {
    readonly task: Text
    readonly shows: Text
    readonly later: Text
  }
  readonly goal: {
    readonly task: Text
    readonly shows: Text
  }
}

export const t = textsOf<Texts>('games/paardesprong/lesson', [
  'start.task',
  'start.shows',
  'jump.task',
  'jump.shows',
  'once.task',
  'once.shows',
  'stuck.task',
  'stuck.shows',
  'stuck.corner',
  'corner.task',
  'corner.shows',
  'corner.later',
  'goal.task',
  'goal.shows',
])
