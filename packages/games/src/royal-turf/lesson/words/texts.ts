// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly bet: {
    readonly task: Text
    readonly shows: Text
  }
  readonly other: {
    readonly task: Text
    readonly shows: Text
  }
  readonly run: {
    readonly task: Text
    readonly shows: Text
    readonly aside: Text
    readonly short: Text
  }
  readonly waste: {
    readonly task: Text
    readonly shows: Text
    readonly aside: Text
  }
  readonly short: {
    readonly task: Text
    readonly shows: Text
    readonly aside: Text
  }
  readonly home: {
    readonly task: Text
    readonly shows: Text
    readonly aside: Text
  }
}

export const t = textsOf<Texts>('games/royal-turf/lesson', [
  'bet.task',
  'bet.shows',
  'other.task',
  'other.shows',
  'run.task',
  'run.shows',
  'run.aside',
  'run.short',
  'waste.task',
  'waste.shows',
  'waste.aside',
  'short.task',
  'short.shows',
  'short.aside',
  'home.task',
  'home.shows',
  'home.aside',
])
