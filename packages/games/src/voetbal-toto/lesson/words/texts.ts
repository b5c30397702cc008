// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly coupon: {
    readonly task: Text
    readonly shows: Text
    readonly open: Text
    readonly away: Text
    readonly draw: Text
  }
  readonly ready: {
    readonly task: Text
    readonly shows: Text
  }
  readonly score: {
    readonly task: Text
    readonly shows: Text
    readonly other: Text
  }
  readonly stop: {
    readonly task: Text
    readonly shows: Text
    readonly late: Text
  }
  readonly end: {
    readonly task: Text
    readonly shows: Text
    readonly stop: Text
  }
}

export const t = textsOf<Texts>('games/voetbal-toto/lesson', [
  'coupon.task',
  'coupon.shows',
  'coupon.open',
  'coupon.away',
  'coupon.draw',
  'ready.task',
  'ready.shows',
  'score.task',
  'score.shows',
  'score.other',
  'stop.task',
  'stop.shows',
  'stop.late',
  'end.task',
  'end.shows',
  'end.stop',
])
