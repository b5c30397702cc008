import type { Ask, By, Draw, Purses, Result, Say, Seat, Tell } from '@spellendoos/kernel'
import { CHANCE, leftOf, NOBODY, onlySeat, placesByMost } from '@spellendoos/mechanics'
import { betsOf, chipIn, horseIn, noBets, NONE, roundsOf, RUNS, type Chip, type Move } from './bets.ts'
import { FACES, SYMBOLS } from './die.ts'
import { CARDS, HORSE_IDS, type Horse } from './horses.ts'
import { lineUp } from './lining-up.ts'
import { payOut } from './settlement.ts'
import { inWords, lastOf, running, wouldReach } from './runners.ts'
import { named, PLACES, RACES, type State, type Table } from './state.ts'
import { fieldOf, HOME, LAST_RING, TEMPO_FIELD } from './track.ts'

export function turn(s: Table): readonly By[] {
  if (s.phase === 'bet' || s.phase === 'throw' || s.phase === 'run') return onlySeat(s.seat)
  return s.phase === 'over' ? NOBODY : CHANCE
}

const SHUFFLE: Ask = { shuffle: CARDS }
const DIE: Ask = { dice: 1 }
export function chance(s: Table): Ask {
  if (s.phase === 'die') return DIE
  return s.phase === 'lot' ? { pick: richest(s).length } : SHUFFLE
}

export function answer(s: State, draw: Draw, tell?: Tell): void {
  if (s.phase === 'die') {
    s.symbol = FACES[draw[0]! - 1]!
    s.phase = 'run'
    tell?.({ fact: 'threw', seat: s.seat, dice: [...draw], symbol: { say: SYMBOLS[s.symbol]! } })
  } else if (s.phase === 'lot') {
    openBetting(s, richest(s)[draw[0]!]!, 'lot', tell)
  } else {
    s.stack = [...draw]
    lineUp(s, tell)
    openBetting(s, 0, 'begins', tell)
  }
}

const THROW: readonly Move[] = ['throw']
const NO_MOVES: readonly Move[] = []

export function moves(s: State, seat: Seat): readonly Move[] {
  if (seat !== s.seat) return NO_MOVES
  if (s.phase === 'throw') return THROW
  if (s.phase === 'bet') return betsOf(s.laid[seat]!, s.verdekt)
  return s.phase === 'run' ? RUNS[running(s) & ~s.moved]! : NO_MOVES
}

export function play(s: State, seat: Seat, move: Move, tell?: Tell): void {
  if (move === 'throw') s.phase = 'die'
  else if (s.phase === 'bet') bet(s, seat, chipIn(move), horseIn(move), tell)
  else run(s, seat, move, tell)
}

function richest(s: Table): Seat[] {
  const most = Math.max(...s.money)
  return [...s.money.keys()].filter((seat) => s.money[seat] === most)
}

function openBetting(s: State, seat: Seat, why: 'begins' | 'lot' | 'richest', tell?: Tell): void {
  s.starter = seat
  s.seat = seat
  s.phase = 'bet'
  tell?.({ fact: why, seat })
}

function bet(s: State, seat: Seat, chip: Chip, horse: Horse, tell?: Tell): void {
  s.laid[seat]![horse] = chip
  s.bets++
  s.lastHorse = horse
  if (tell !== undefined) {
    const box = HORSE_IDS[horse]!
    const seen = { fact: 'bet', seat, chip, horse: named(horse) }
    const unseen = { fact: 'bet-unseen', seat, horse: named(horse) }
    tell({ ...seen, path: [`chip${chip}`, box] }, [seat], { ...(s.verdekt ? unseen : seen), path: [box] })
  }
  s.seat = leftOf(seat, s.seats)
  if (s.bets < s.seats * roundsOf(s.verdekt)) return
  s.phase = 'throw'
  tell?.({ fact: 'off', seat: s.seat })
}

function run(s: State, seat: Seat, horse: Horse, tell?: Tell): void {
  const from = s.ways[horse]!
  const to = wouldReach(s, horse)
  if (tell !== undefined) tell(inWords(s, seat, horse, from, to))
  s.ways[horse] = to
  s.lastHorse = horse
  s.lastFrom = fieldOf(from)
  s.symbol = NONE
  s.moved |= 1 << horse
  if (s.tempo === NONE && to >= TEMPO_FIELD) {
    s.tempo = horse
    tell?.({ fact: 'tempo', horse: named(horse) })
  }
  if (to === HOME) {
    s.order.push(horse)
    tell?.({ fact: `home${s.order.length}`, horse: named(horse) })
    if (s.order.length === PLACES) {
      endRace(s, tell)
      return
    }
  }
  if ((running(s) & ~s.moved) === 0) s.moved = 0
  s.seat = leftOf(seat, s.seats)
  s.phase = 'throw'
}

function endRace(s: State, tell?: Tell): void {
  const last = lastOf(s)
  const order = [...s.order, last]
  const path = [`f${fieldOf(s.ways[last]!)}`, LAST_RING]
  tell?.({ fact: 'race-over', race: s.race + 1, path, horse: named(last) })
  if (s.verdekt) reveal(s, tell)
  const before = s.money.slice()
  payOut(s, order, tell)
  const gains = s.money.map((money, seat) => money - before[seat]!)
  s.past = [...s.past, { cards: s.cards, order, tempo: s.tempo, laid: s.laid, gains }]
  s.race++
  if (s.race === RACES) {
    s.phase = 'over'
    s.laid = noBets(s.seats)
    return
  }
  lineUp(s, tell)
  const first = richest(s)
  if (first.length === 1) openBetting(s, first[0]!, 'richest', tell)
  else s.phase = 'lot'
}

function reveal(s: State, tell?: Tell): void {
  if (tell === undefined) return
  for (let seat = 0; seat < s.seats; seat++) {
    const chips = s.laid[seat]!.flatMap((chip, horse): Say[] =>
      chip === NONE ? [] : [{ say: 'chip-on', chip, horse: named(horse) }],
    )
    tell({ fact: 'revealed', seat, chips })
  }
}

/** True if choosing this horse ends the race, which reveals chips and cards. */
export const endsRace = (s: State, move: Move): boolean =>
  s.phase === 'run' && s.order.length === PLACES - 1 && wouldReach(s, move as Horse) === HOME

export const result = (s: Table): Result | undefined =>
  s.phase === 'over'
    ? { places: placesByMost(s.money), money: s.money.slice(), why: 'royal-turf.goal' }
    : undefined

export const purses = (s: Table): Purses => ({
  seats: s.money,
  pot: 0,
  bank: 0 - s.money.reduce((sum, money) => sum + money, 0),
})
