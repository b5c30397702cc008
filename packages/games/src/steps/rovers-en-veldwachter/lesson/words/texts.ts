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
  readonly lock: {
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

export const t = textsOf<Texts>('games/steps/rovers-en-veldwachter/lesson', [
  'step.task',
  'step.shows',
  'jump.task',
  'jump.shows',
  'jump.aside',
  'chain.task',
  'chain.shows',
  'chain.aside',
  'lock.task',
  'lock.shows',
  'lock.aside',
  'goal.task',
  'goal.shows',
  'goal.aside',
])
