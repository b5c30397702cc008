import { yesNo, type OptionsOf } from '@spellendoos/kernel'
import { defineGame } from '@spellendoos/mechanics'
import { chipIn, horseIn, roundsOf, write, type Move } from './bets.ts'
import { explain } from './explain.ts'
import { HORSE_IDS, RUNNERS } from './horses.ts'
import { answer, chance, endsRace, moves, play, purses, result, turn } from './rules.ts'
import { scene } from './scene.ts'
import { copy, RACES, setup, type State } from './state.ts'
import { fieldOf } from './track.ts'
import { imagine, view, type View } from './view.ts'
import { words } from './words.ts'

const options = { verdekt: yesNo(false) }

/**
 * In every cycle some horse advances: one with a free field ahead before it is moved once. If only one horse advances
 * in a whole cycle, by one field, all were in a row behind it; after that it is apart from them and the next cycle
 * brings at least two fields, unless it finished. Before the third horse finishes the seven advance at most 244 fields
 * (two finished, five on the last five fields), so there are at most 163 whole cycles and a partial one. That is less
 * than the 5,000 throws at which other track games stop.
 */
const CYCLES = 164
/** Each horse moved is a throw, the die's answer and the choice of the horse. */
const MOST_IN_RACE = CYCLES * RUNNERS * 3
const MOST_SEATS = 6
const MOST_BETS = MOST_SEATS * roundsOf(true)
const SHUFFLE = 1
const LOT = 1

/** Royal Turf: three horse races, with bets on horses that everyone may move. */
export const game = defineGame<State, Move, View, OptionsOf<typeof options>>({
  id: 'royal-turf',
  version: 1,
  book: 'royal-turf',
  words,
  seats: [2, 3, 4, 5, 6],
  traits: { hidden: true, minutes: 60, levels: 3 },
  options,
  bound: SHUFFLE + RACES * (LOT + MOST_BETS + MOST_IN_RACE),
  setup: ({ verdekt }, seats) => setup(verdekt, seats),
  turn,
  chance,
  answer,
  moves,
  play: (s, by, move, tell) => play(s, by as number, move, tell),
  result,
  view,
  imagine,
  write: (_, move) => write(move),
  heard: (s, _, move) =>
    s.verdekt && s.phase === 'bet' ? `?@${HORSE_IDS[horseIn(move as number)]!}` : write(move),
  shows: (s, _, move) => endsRace(s, move),
  touches(s, move) {
    if (move === 'throw') return [[move]]
    const horse = horseIn(move)
    const name = HORSE_IDS[horse]!
    if (s.phase !== 'bet') return [[name], [`f${fieldOf(s.ways[horse]!)}`]]
    const chip = `chip${chipIn(move)}`
    return [
      [chip, name],
      [name, chip],
    ]
  },
  explain,
  scene,
  purses,
  copy,
})
