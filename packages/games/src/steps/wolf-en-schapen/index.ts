import { defineGame } from '@spellendoos/mechanics'
import type { Move } from '../state.ts'
import { explain } from './explain.ts'
import { position } from './position.ts'
import { copy, FLOCK, moves, play, result, setup, touches, turn, write, type State } from './rules.ts'
import { scene } from './scene.ts'
import { words } from './words.ts'

/** Every sheep has nine rows before it and goes one row at a time. */
const SHEEP_STEPS = FLOCK * 9
/** The wolf's placing, its first step, and one after every step of a sheep. */
const WOLF_MOVES = 1 + 1 + SHEEP_STEPS

/** Wolf en schapen: five sheep try to lock in a wolf that tries to slip through. */
export const game = defineGame<State, Move>({
  id: 'wolf-en-schapen',
  version: 1,
  book: 'spellendoos',
  words,
  seats: [2],
  // Solved: between a player who overlooks much and one who overlooks nothing there is room for one level.
  traits: { decided: true, minutes: 5, levels: 3 },
  bound: SHEEP_STEPS + WOLF_MOVES,
  setup,
  turn,
  moves,
  play,
  result,
  write: (_, move) => write(move),
  touches: (_, move) => touches(move),
  explain,
  scene,
  position,
  copy,
})
