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
  readonly strike: {
    readonly task: Text
    readonly shows: Text
  }
  readonly trap: {
    readonly task: Text
    readonly shows: Text
  }
  readonly freed: {
    readonly task: Text
    readonly shows: Text
  }
  readonly red: {
    readonly task: Text
    readonly shows: Text
  }
  readonly arrive: {
    readonly task: Text
    readonly shows: Text
  }
}

export const t = textsOf<Texts>('games/tracks/rond-om-de-hoek/lesson', [
  'begin.task',
  'begin.shows',
  'start.task',
  'start.shows',
  'strike.task',
  'strike.shows',
  'trap.task',
  'trap.shows',
  'freed.task',
  'freed.shows',
  'red.task',
  'red.shows',
  'arrive.task',
  'arrive.shows',
])
