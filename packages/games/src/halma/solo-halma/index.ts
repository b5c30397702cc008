import type { Game } from '@spellendoos/kernel'
import { eachForHimself } from '@spellendoos/mechanics'
import type { Scene } from '@spellendoos/scene'
import { halmaGame } from '../game.ts'
import type { Halma, Move } from '../state.ts'
import { record } from './record.ts'
import { words } from './words.ts'

/** Solo-halma: across the board alone, in as few steps and jumps as you can. */
export const game: Game<Halma, Move, Halma, unknown, Scene> = {
  ...halmaGame(record),
  words,
  options: {},
  sides: (_, seats) => eachForHimself(seats),
}
