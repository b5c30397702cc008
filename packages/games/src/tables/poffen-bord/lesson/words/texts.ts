// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly begin: {
    readonly task: Text
    readonly shows: Text
  }
  readonly enter: {
    readonly task: Text
    readonly shows: Text
  }
  readonly all: {
    readonly task: Text
    readonly shows: Text
  }
  readonly lower: {
    readonly task: Text
    readonly shows: Text
    readonly aside: Text
  }
  readonly double: {
    readonly task: Text
    readonly shows: Text
    readonly lapse: Text
  }
  readonly home: {
    readonly task: Text
    readonly shows: Text
    readonly aside: Text
  }
  readonly win: {
    readonly task: Text
    readonly shows: Text
    readonly left: Text
  }
}

export const t = textsOf<Texts>('games/tables/poffen-bord/lesson', [
  'begin.task',
  'begin.shows',
  'enter.task',
  'enter.shows',
  'all.task',
  'all.shows',
  'lower.task',
  'lower.shows',
  'lower.aside',
  'double.task',
  'double.shows',
  'double.lapse',
  'home.task',
  'home.shows',
  'home.aside',
  'win.task',
  'win.shows',
  'win.left',
])
