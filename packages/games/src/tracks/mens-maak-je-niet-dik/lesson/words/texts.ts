// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly begin: {
    readonly task: Text
    readonly shows: Text
  }
  readonly start: {
    readonly task: Text
    readonly shows: Text
  }
  readonly six: {
    readonly task: Text
    readonly shows: Text
  }
  readonly strike: {
    readonly task: Text
    readonly shows: Text
    readonly aside: Text
  }
  readonly own: {
    readonly task: Text
    readonly shows: Text
    readonly hits: Text
  }
  readonly exact: {
    readonly task: Text
    readonly shows: Text
    readonly aside: Text
  }
  readonly win: {
    readonly task: Text
    readonly shows: Text
  }
}

export const t = textsOf<Texts>('games/tracks/mens-maak-je-niet-dik/lesson', [
  'begin.task',
  'begin.shows',
  'start.task',
  'start.shows',
  'six.task',
  'six.shows',
  'strike.task',
  'strike.shows',
  'strike.aside',
  'own.task',
  'own.shows',
  'own.hits',
  'exact.task',
  'exact.shows',
  'exact.aside',
  'win.task',
  'win.shows',
])
