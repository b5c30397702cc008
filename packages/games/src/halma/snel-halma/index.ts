import type { Game } from '@spellendoos/kernel'
import { eachForHimself } from '@spellendoos/mechanics'
import type { Scene } from '@spellendoos/scene'
import { halmaGame } from '../game.ts'
import type { Halma, Move } from '../state.ts'
import { record } from './record.ts'
import { words } from './words.ts'

/** Snelhalma: six men each, from one strip of court to the opposite one. */
export const game: Game<Halma, Move, Halma, unknown, Scene> = {
  ...halmaGame(record),
  words,
  options: {},
  sides: (_, seats) => eachForHimself(seats),
}
