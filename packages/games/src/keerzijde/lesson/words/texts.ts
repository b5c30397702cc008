// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly first: {
    readonly task: Text
    readonly shows: Text
  }
  readonly line: {
    readonly task: Text
    readonly shows: Text
    readonly short: Text
  }
  readonly choose: {
    readonly task: Text
    readonly shows: Text
    readonly short: Text
  }
  readonly corner: {
    readonly task: Text
    readonly shows: Text
    readonly open: Text
  }
  readonly pass: {
    readonly task: Text
    readonly shows: Text
  }
  readonly end: {
    readonly task: Text
    readonly shows: Text
  }
}

export const t = textsOf<Texts>('games/keerzijde/lesson', [
  'first.task',
  'first.shows',
  'line.task',
  'line.shows',
  'line.short',
  'choose.task',
  'choose.shows',
  'choose.short',
  'corner.task',
  'corner.shows',
  'corner.open',
  'pass.task',
  'pass.shows',
  'end.task',
  'end.shows',
])
