import { whole, type Game, type OptionsOf } from '@spellendoos/kernel'
import { eachForHimself, leftOf } from '@spellendoos/mechanics'
import type { Scene } from '@spellendoos/scene'
import { throwingGame, type Throw, type Throwing } from '../throwing.ts'
import { words } from './words.ts'

const options = { rounds: whole(1, 20, 5) }

/** Kale mus: your throw is your left neighbour's, and a one costs you a point. */
export const game: Game<Throwing, Throw, Throwing, OptionsOf<typeof options>, Scene> = {
  id: 'kale-mus',
  version: 1,
  book: 'spellendoos',
  words,
  seats: [2, 3, 4, 5, 6, 7, 8],
  traits: {
    hidden: false,
    realtime: false,
    unaided: false,
    solo: false,
    luck: 'all',
    money: false,
    minutes: 5,
  },
  options,
  presets: { boekje: {} },
  bound: 20 * 8 * 2,
  sides: (_, seats) => eachForHimself(seats),
  ...throwingGame({
    dice: 1,
    rules: { turn: 'kale-mus.turn', end: 'kale-mus.highest-wins' },
    score(s, seat, dice, tell) {
      const eyes = dice[0]!
      const neighbour = leftOf(seat, s.seats)
      s.scores[neighbour]! += eyes
      if (eyes === 1) s.scores[seat]! -= 1
      tell?.({
        fact: eyes === 1 ? 'sparrow' : 'thrown',
        seat,
        eyes,
        dice,
        neighbour: { say: 'player', seat: neighbour },
      })
    },
  }),
}
