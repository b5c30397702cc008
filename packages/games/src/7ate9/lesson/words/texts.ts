// Written by `npm run words` from the texts beside it.
import { textsOf, type Text } from '@spellendoos/kernel'

interface Texts {
  readonly draw: {
    readonly task: Text
    readonly shows: Text
  }
  readonly fits: {
    readonly task: Text
    readonly shows: Text
    readonly draws: Text
  }
  readonly round: {
    readonly task: Text
    readonly shows: Text
  }
  readonly race: {
    readonly task: Text
    readonly shows: Text
  }
  readonly last: {
    readonly task: Text
    readonly shows: Text
  }
}

export const t = textsOf<Texts>('games/7ate9/lesson', [
  'draw.task',
  'draw.shows',
  'fits.task',
  'fits.shows',
  'fits.draws',
  'round.task',
  'round.shows',
  'race.task',
  'race.shows',
  'last.task',
  'last.shows',
])
