// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly step: {
    readonly task: Text
    readonly shows: Text
  }
  readonly back: {
    readonly task: Text
    readonly shows: Text
    readonly aside: Text
  }
  readonly corner: {
    readonly task: Text
    readonly shows: Text
    readonly aside: Text
  }
  readonly group: {
    readonly task: Text
    readonly shows: Text
    readonly aside: Text
  }
  readonly last: {
    readonly task: Text
    readonly shows: Text
    readonly aside: Text
  }
}

export const t = textsOf<Texts>('games/steps/blokkade/lesson', [
  'step.task',
  'step.shows',
  'back.task',
  'back.shows',
  'back.aside',
  'corner.task',
  'corner.shows',
  'corner.aside',
  'group.task',
  'group.shows',
  'group.aside',
  'last.task',
  'last.shows',
  'last.aside',
])
