// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly less: {
    readonly task: Text
    readonly shows: Text
  }
  readonly eleven: {
    readonly task: Text
    readonly shows: Text
  }
  readonly twelve: {
    readonly task: Text
    readonly shows: Text
  }
  readonly end: {
    readonly task: Text
    readonly shows: Text
  }
}

export const t = textsOf<Texts>('games/dice/elf-hoog/lesson', [
  'less.task',
  'less.shows',
  'eleven.task',
  'eleven.shows',
  'twelve.task',
  'twelve.shows',
  'end.task',
  'end.shows',
])
