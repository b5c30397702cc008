// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly name: {
    readonly task: Text
    readonly shows: Text
  }
  readonly add: {
    readonly task: Text
    readonly shows: Text
  }
  readonly out: {
    readonly task: Text
    readonly shows: Text
  }
  readonly last: {
    readonly task: Text
    readonly shows: Text
  }
}

export const t = textsOf<Texts>('games/dice/dode-sprong/lesson', [
  'name.task',
  'name.shows',
  'add.task',
  'add.shows',
  'out.task',
  'out.shows',
  'last.task',
  'last.shows',
])
