// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly protect: {
    readonly task: Text
    readonly shows: Text
    readonly aside: Text
  }
  readonly choose: {
    readonly task: Text
    readonly shows: Text
  }
  readonly king: {
    readonly task: Text
    readonly shows: Text
  }
  readonly shot: {
    readonly task: Text
    readonly shows: Text
    readonly aside: Text
  }
}

export const t = textsOf<Texts>('games/draughts/italiaans-dammen/lesson', [
  'protect.task',
  'protect.shows',
  'protect.aside',
  'choose.task',
  'choose.shows',
  'king.task',
  'king.shows',
  'shot.task',
  'shot.shows',
  'shot.aside',
])
