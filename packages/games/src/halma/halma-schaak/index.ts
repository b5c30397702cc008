import type { Game } from '@spellendoos/kernel'
import { eachForHimself } from '@spellendoos/mechanics'
import type { Scene } from '@spellendoos/scene'
import { halmaGame } from '../game.ts'
import type { Halma, Move } from '../state.ts'
import { record } from './record.ts'
import { words } from './words.ts'

/** Halma-schaak: a short halma on a draughtboard, where no man may stay behind. */
export const game: Game<Halma, Move, Halma, unknown, Scene> = {
  ...halmaGame(record),
  words,
  options: {},
  sides: (_, seats) => eachForHimself(seats),
}
