// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly place: {
    readonly task: Text
    readonly shows: Text
  }
  readonly five: {
    readonly task: Text
    readonly shows: Text
    readonly gap: Text
  }
  readonly block: {
    readonly task: Text
    readonly shows: Text
    readonly late: Text
  }
  readonly slide: {
    readonly task: Text
    readonly shows: Text
  }
  readonly win: {
    readonly task: Text
    readonly shows: Text
    readonly four: Text
  }
}

export const t = textsOf<Texts>('games/field/gobang/lesson', [
  'place.task',
  'place.shows',
  'five.task',
  'five.shows',
  'five.gap',
  'block.task',
  'block.shows',
  'block.late',
  'slide.task',
  'slide.shows',
  'win.task',
  'win.shows',
  'win.four',
])
