// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly ones: {
    readonly task: Text
    readonly shows: Text
  }
  readonly seventh: {
    readonly task: Text
    readonly shows: Text
  }
  readonly fourteenth: {
    readonly task: Text
    readonly shows: Text
  }
  readonly last: {
    readonly task: Text
    readonly shows: Text
  }
}

export const t = textsOf<Texts>('games/dice/eenentwintig-enen/lesson', [
  'ones.task',
  'ones.shows',
  'seventh.task',
  'seventh.shows',
  'fourteenth.task',
  'fourteenth.shows',
  'last.task',
  'last.shows',
])
