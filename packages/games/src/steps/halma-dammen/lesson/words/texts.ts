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
  readonly forward: {
    readonly task: Text
    readonly shows: Text
    readonly aside: Text
  }
  readonly goal: {
    readonly task: Text
    readonly shows: Text
    readonly aside: Text
  }
}

export const t = textsOf<Texts>('games/steps/halma-dammen/lesson', [
  'step.task',
  'step.shows',
  'jump.task',
  'jump.shows',
  'jump.aside',
  'chain.task',
  'chain.shows',
  'chain.aside',
  'forward.task',
  'forward.shows',
  'forward.aside',
  'goal.task',
  'goal.shows',
  'goal.aside',
])
