// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly place: {
    readonly task: Text
    readonly shows: Text
  }
  readonly jump: {
    readonly task: Text
    readonly shows: Text
    readonly walks: Text
  }
  readonly guard: {
    readonly task: Text
    readonly shows: Text
    readonly caught: Text
  }
  readonly chain: {
    readonly task: Text
    readonly shows: Text
    readonly walks: Text
    readonly stops: Text
  }
  readonly lock: {
    readonly task: Text
    readonly shows: Text
    readonly gap: Text
  }
}

export const t = textsOf<Texts>('games/field/katten-en-muizen/lesson', [
  'place.task',
  'place.shows',
  'jump.task',
  'jump.shows',
  'jump.walks',
  'guard.task',
  'guard.shows',
  'guard.caught',
  'chain.task',
  'chain.shows',
  'chain.walks',
  'chain.stops',
  'lock.task',
  'lock.shows',
  'lock.gap',
])
