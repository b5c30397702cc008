// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
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
  readonly bridge: {
    readonly task: Text
    readonly shows: Text
    readonly aside: Text
  }
  readonly home: {
    readonly task: Text
    readonly shows: Text
  }
}

export const t = textsOf<Texts>('games/halma/solo-halma/lesson', [
  'jump.task',
  'jump.shows',
  'jump.aside',
  'chain.task',
  'chain.shows',
  'chain.aside',
  'bridge.task',
  'bridge.shows',
  'bridge.aside',
  'home.task',
  'home.shows',
])
