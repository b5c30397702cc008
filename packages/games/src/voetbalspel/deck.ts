/** A kind of card and how many of it there are. */
interface Kind<Name> {
  readonly name: Name
  readonly count: number
}

export type RedCard = 'foul' | 'yellow-card' | 'red-card' | 'throw-in' | 'own-offside' | 'injury'
export type BlueCard =
  | 'free-kick'
  | 'throw-again'
  | 'through-ball'
  | 'keeper-mistake'
  | 'penalty'
  | 'second-wind'

/** voetbalspel.bad-luck: the twelve red cards. */
export const RED_CARDS: readonly Kind<RedCard>[] = [
  { name: 'foul', count: 3 },
  { name: 'yellow-card', count: 2 },
  { name: 'red-card', count: 1 },
  { name: 'throw-in', count: 2 },
  { name: 'own-offside', count: 2 },
  { name: 'injury', count: 2 },
]

/** voetbalspel.luck: the twelve blue cards. */
export const BLUE_CARDS: readonly Kind<BlueCard>[] = [
  { name: 'free-kick', count: 3 },
  { name: 'throw-again', count: 2 },
  { name: 'through-ball', count: 2 },
  { name: 'keeper-mistake', count: 1 },
  { name: 'penalty', count: 2 },
  { name: 'second-wind', count: 2 },
]
