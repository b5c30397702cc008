import type { Ask, By, Draw, Fact, Purses, Result, Say, Seat, Tell } from '@spellendoos/kernel'
import { CHANCE, leftOf, NOBODY, onlySeat, placesByMost } from '@spellendoos/mechanics'
import { betsOf, chipIn, horseIn, inSet, noBets, NONE, roundsOf, RUNS, type Chip, type Move } from './bets.ts'
import { FACES, SYMBOLS, type SymbolIndex } from './die.ts'
import { CARDS, HORSE_IDS, horseOf, RUNNERS, STEPS, type Card, type Horse } from './horses.ts'
import { payOut } from './paying.ts'
import { FACTORS } from './payouts.ts'
import { fieldOf, HOME, landing, TEMPO_FIELD, type Way } from './track.ts'

/** royal-turf.goal (book). */
export const RACES = FACTORS.length
/** royal-turf.finish (book): the race ends when so many horses are home. */
export const PLACES = 3

/** A race that is over, as everyone saw it. */
interface Past {
  readonly cards: readonly Card[]
  /** First, second, third and last. */
  readonly order: readonly Horse[]
  readonly tempo: Horse
  readonly laid: readonly (readonly Chip[])[]
  /** What each seat won or paid. */
  readonly gains: readonly number[]
}

/** What lies on the table for all to see. */
export interface Table {
  readonly seats: number
  readonly verdekt: boolean
  /** Counted from 0. */
  race: number
  phase: 'shuffle' | 'lot' | 'bet' | 'throw' | 'die' | 'run' | 'over'
  /** Who laid the first chip of this race. */
  starter: Seat
  seat: Seat
  /** How many cards at the bottom of the stack were seen when they were put there. */
  known: number
  /** Each horse's card in this race. */
  cards: Card[]
  ways: Way[]
  /** Chips laid in this race. */
  bets: number
  /** What the die shows, NONE before the throw. */
  symbol: SymbolIndex | -1
  /** The horses that have moved in this cycle, a bit for each. */
  moved: number
  /** The horses that are home, first to last. */
  order: Horse[]
  /** The horse with the tempo card, or NONE. */
  tempo: Horse | -1
  money: number[]
  past: readonly Past[]
  /** The horse that the last move was about, and the field it came from; NONE and 0 before. */
  lastHorse: Horse | -1
  lastFrom: number
}

export interface State extends Table {
  /** Top card first. */
  stack: Card[]
  /** The chip of each seat on each horse. */
  laid: Chip[][]
}

export const setup = (verdekt: boolean, seats: number): State => ({
  seats,
  verdekt,
  race: 0,
  phase: 'shuffle',
  starter: 0,
  seat: 0,
  known: 0,
  cards: [],
  ways: [],
  bets: 0,
  symbol: NONE,
  moved: 0,
  order: [],
  tempo: NONE,
  money: new Array<number>(seats).fill(0),
  past: [],
  lastHorse: NONE,
  lastFrom: 0,
  stack: [],
  laid: noBets(seats),
})

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

/** The horses on the track, a bit for each. */
function running(s: Table): number {
  let set = 0
  for (let horse = 0; horse < RUNNERS; horse++) if (s.ways[horse]! < HOME) set |= 1 << horse
  return set
}

export function play(s: State, seat: Seat, move: Move, tell?: Tell): void {
  if (move === 'throw') s.phase = 'die'
  else if (s.phase === 'bet') bet(s, seat, chipIn(move), horseIn(move), tell)
  else run(s, seat, move, tell)
}

export const named = (horse: Horse): Say => ({ say: HORSE_IDS[horse]! })

/** Cards are drawn until every horse stands on the track; a second card of a horse goes under the stack. */
function lineUp(s: State, tell?: Tell): void {
  s.cards = new Array<Card>(RUNNERS).fill(NONE)
  s.ways = new Array<Way>(RUNNERS).fill(0)
  const inOrder: Horse[] = []
  const under: Say[] = []
  while (inOrder.length < RUNNERS) {
    const card = s.stack.shift()!
    const horse = horseOf(card)
    s.known = Math.min(s.known, s.stack.length)
    if (s.cards[horse] === NONE) {
      s.cards[horse] = card
      s.ways[horse] = 0 - inOrder.length
      inOrder.push(horse)
    } else {
      s.stack.push(card)
      s.known++
      under.push(named(horse))
    }
  }
  s.bets = 0
  s.moved = 0
  s.order = []
  s.tempo = NONE
  s.laid = noBets(s.seats)
  s.lastHorse = NONE
  s.lastFrom = 0
  tell?.({ fact: 'lined-up', race: s.race + 1, horses: inOrder.map(named) })
  if (under.length > 0) tell?.({ fact: 'put-under', horses: under })
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

/** Where this horse would come to stand with the symbol that was thrown. */
const wouldReach = (s: Table, horse: Horse): Way => landing(s.ways, horse, STEPS[s.cards[horse]!]![s.symbol]!)

function run(s: State, seat: Seat, horse: Horse, tell?: Tell): void {
  const from = s.ways[horse]!
  const to = wouldReach(s, horse)
  if (tell !== undefined) tell(ran(s, seat, horse, from, to))
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

/** The move in words, with the fields it went over. */
function ran(s: State, seat: Seat, horse: Horse, from: Way, to: Way): Fact {
  const steps = STEPS[s.cards[horse]!]![s.symbol]!
  const path: string[] = []
  for (let way = from; way <= to && way < HOME; way++) path.push(`f${fieldOf(way)}`)
  const fact = { seat, horse: named(horse), steps, path }
  if (to === HOME) return { ...fact, fact: 'ran-home', path: [...path, `place${s.order.length + 1}`] }
  const field = fieldOf(to)
  if (to === from) return { ...fact, fact: 'ran-stays', field }
  return to - from === steps
    ? { ...fact, fact: 'ran', field }
    : { ...fact, fact: 'ran-short', went: to - from, field }
}

/** royal-turf.last-horse: of the horses on the track, the one that has come least far. */
function lastOf(s: Table): Horse {
  let last = NONE
  for (let horse = 0; horse < RUNNERS; horse++) {
    if (s.ways[horse]! < HOME && (last === NONE || s.ways[horse]! < s.ways[last]!)) last = horse
  }
  return last
}

function endRace(s: State, tell?: Tell): void {
  const order = [...s.order, lastOf(s)]
  tell?.({ fact: 'race-over', race: s.race + 1, horse: named(order[PLACES]!) })
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

/** True where choosing this horse ends the race, which turns chips and cards over. */
export const endsRace = (s: State, move: Move): boolean =>
  s.phase === 'run' && s.order.length === PLACES - 1 && wouldReach(s, move as Horse) === HOME

export const isMoved = (s: Table, horse: Horse): boolean => inSet(s.moved, horse)

export const result = (s: Table): Result | undefined =>
  s.phase === 'over'
    ? { places: placesByMost(s.money), money: s.money.slice(), why: 'royal-turf.goal' }
    : undefined

export const purses = (s: Table): Purses => ({
  seats: s.money,
  pot: 0,
  bank: 0 - s.money.reduce((sum, money) => sum + money, 0),
})

export const copy = (s: State): State => ({
  ...s,
  cards: s.cards.slice(),
  ways: s.ways.slice(),
  order: s.order.slice(),
  money: s.money.slice(),
  stack: s.stack.slice(),
  laid: s.laid.map((chips) => chips.slice()),
})
