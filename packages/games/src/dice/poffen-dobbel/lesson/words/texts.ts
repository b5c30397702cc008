// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly lead: {
    readonly task: Text
    readonly shows: Text
  }
  readonly few: {
    readonly task: Text
    readonly shows: Text
  }
  readonly many: {
    readonly task: Text
    readonly shows: Text
  }
  readonly equal: {
    readonly task: Text
    readonly shows: Text
  }
  readonly end: {
    readonly task: Text
    readonly shows: Text
  }
}

export const t = textsOf<Texts>('games/dice/poffen-dobbel/lesson', [
  'lead.task',
  'lead.shows',
  'few.task',
  'few.shows',
  'many.task',
  'many.shows',
  'equal.task',
  'equal.shows',
  'end.task',
  'end.shows',
])
