// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly lineup: {
    readonly task: Text
    readonly shows: Text
    readonly first: Text
  }
  readonly three: {
    readonly task: Text
    readonly shows: Text
  }
  readonly wall: {
    readonly task: Text
    readonly shows: Text
    readonly aside: Text
  }
  readonly shot: {
    readonly task: Text
    readonly shows: Text
    readonly aside: Text
  }
  readonly penalty: {
    readonly task: Text
    readonly shows: Text
    readonly aside: Text
  }
  readonly win: {
    readonly task: Text
    readonly shows: Text
  }
}

export const t = textsOf<Texts>('games/voetbalspel/lesson', [
  'lineup.task',
  'lineup.shows',
  'lineup.first',
  'three.task',
  'three.shows',
  'wall.task',
  'wall.shows',
  'wall.aside',
  'shot.task',
  'shot.shows',
  'shot.aside',
  'penalty.task',
  'penalty.shows',
  'penalty.aside',
  'win.task',
  'win.shows',
])
