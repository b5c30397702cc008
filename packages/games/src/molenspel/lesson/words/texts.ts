// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly place: {
    readonly task: Text
    readonly shows: Text
  }
  readonly mill: {
    readonly task: Text
    readonly shows: Text
    readonly elsewhere: Text
  }
  readonly safe: {
    readonly task: Text
    readonly shows: Text
  }
  readonly slide: {
    readonly task: Text
    readonly shows: Text
    readonly other: Text
  }
  readonly fly: {
    readonly task: Text
    readonly shows: Text
  }
  readonly win: {
    readonly task: Text
    readonly shows: Text
    readonly opens: Text
  }
}

export const t = textsOf<Texts>('games/molenspel/lesson', [
  'place.task',
  'place.shows',
  'mill.task',
  'mill.shows',
  'mill.elsewhere',
  'safe.task',
  'safe.shows',
  'slide.task',
  'slide.shows',
  'slide.other',
  'fly.task',
  'fly.shows',
  'win.task',
  'win.shows',
  'win.opens',
])
