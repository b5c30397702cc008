// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly hen: {
    readonly task: Text
    readonly shows: Text
  }
  readonly jump: {
    readonly task: Text
    readonly shows: Text
    readonly walks: Text
  }
  readonly frozen: {
    readonly task: Text
    readonly shows: Text
  }
  readonly chain: {
    readonly task: Text
    readonly shows: Text
    readonly walks: Text
  }
  readonly square: {
    readonly task: Text
    readonly shows: Text
    readonly gap: Text
  }
}

export const t = textsOf<Texts>('games/cross/vos-en-kip/lesson', [
  'hen.task',
  'hen.shows',
  'jump.task',
  'jump.shows',
  'jump.walks',
  'frozen.task',
  'frozen.shows',
  'chain.task',
  'chain.shows',
  'chain.walks',
  'square.task',
  'square.shows',
  'square.gap',
])
