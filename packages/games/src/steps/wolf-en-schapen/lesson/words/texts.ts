// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly place: {
    readonly task: Text
    readonly shows: Text
  }
  readonly wolf: {
    readonly task: Text
    readonly shows: Text
  }
  readonly sheep: {
    readonly task: Text
    readonly shows: Text
    readonly aside: Text
  }
  readonly through: {
    readonly task: Text
    readonly shows: Text
    readonly aside: Text
  }
  readonly caught: {
    readonly task: Text
    readonly shows: Text
    readonly aside: Text
  }
}

export const t = textsOf<Texts>('games/steps/wolf-en-schapen/lesson', [
  'place.task',
  'place.shows',
  'wolf.task',
  'wolf.shows',
  'sheep.task',
  'sheep.shows',
  'sheep.aside',
  'through.task',
  'through.shows',
  'through.aside',
  'caught.task',
  'caught.shows',
  'caught.aside',
])
