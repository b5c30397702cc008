import type { Eye, Say, Seat, Spot } from '@spellendoos/kernel'
import {
  throwButton,
  type At,
  type Cell,
  type Ground,
  type Item,
  type Label,
  type Piece,
  type Place,
  type Scene,
  type SeatLine,
  type Sheet,
  type Tray,
} from '@spellendoos/scene'
import { CHIP_VALUES, chipsLeft, chipsOf, countBets, FACE_DOWN, NONE, roundsOf, type Chip } from './bets.ts'
import { CENTRE, FIELD_AT, rail, SIZE } from './course.ts'
import { SYMBOLS } from './die.ts'
import { HORSE_IDS, HORSES, STEPS, type Horse } from './horses.ts'
import { FACTORS, PAYOUTS, perBet, TEMPO_PAYS } from './payouts.ts'
import { isMoved } from './runners.ts'
import { named, PLACES, RACES } from './state.ts'
import { fieldOf, HOME, TEMPO_FIELD, LAST_RING } from './track.ts'
import type { View } from './view.ts'

const BOX = [3.3, 1.6] as const
/** Each horse's card is at its box: a stripe in the horse's colour. */
const STRIPE = 0.72
const APART = BOX[0] + 0.12
/** Four boxes in a row and three below them. */
const boxAt = (horse: Horse): At =>
  horse < 4 ? [CENTRE[0] + (horse - 1.5) * APART, 7.88] : [CENTRE[0] + (horse - 5) * APART, 10.58]
const RING = [0.9, 0.9] as const
/** The rings for the first three and the last horse, beside the payout table. */
const RINGS: readonly { readonly id: Spot; readonly at: At; readonly print: string }[] = [
  { id: 'place1', at: [4.8, 3.55], print: '1' },
  { id: 'place2', at: [4.8, 4.4], print: '2' },
  { id: 'place3', at: [4.8, 5.25], print: '3' },
  { id: LAST_RING, at: [14.6, 4.4], print: '7' },
]
const COLUMNS = ['1', '2', '3', '4', '5+']
const columnAt = (column: number): number => 6.4 + column * 1.65
const FIGURE = 0.66

/** What never moves: the rails, the grey line, the head of the payout table, the back of each horse's card. */
const GROUND: readonly Ground[] = [
  { line: rail(0.95), paint: 'white' },
  { line: rail(-0.95), paint: 'white' },
  { rect: [CENTRE[0] - 0.1, 0.25, 0.2, 1.9], paint: 'grey' },
  ...COLUMNS.map((bets, i): Ground => ({ text: bets, at: [columnAt(i), 2.75], size: FIGURE })),
  ...HORSES.map(({ coat }, horse): Ground => {
    const [x, y] = boxAt(horse)
    return { rect: [x - BOX[0] / 2, y - BOX[1] / 2 - STRIPE, BOX[0], STRIPE], paint: coat }
  }),
]

const PLACES_ON_BOARD: readonly Place[] = [
  ...FIELD_AT.map((at, i): Place => ({
    id: `f${i + 1}`,
    at,
    shape: 'round',
    size: [1.4, 1.4],
    paint: i + 1 === TEMPO_FIELD ? 'gold' : 'sand',
    print: i + 1,
    name: { say: 'field', n: i + 1 },
  })),
  ...HORSE_IDS.map((id, horse): Place => ({
    id,
    at: boxAt(horse),
    shape: 'box',
    size: BOX,
    paint: 'paper',
    print: named(horse),
    name: { say: 'box', horse: named(horse) },
  })),
  ...RINGS.map(({ id, at, print }): Place => ({
    id,
    at,
    shape: 'round',
    size: RING,
    paint: 'paper',
    print,
    name: { say: 'ring', n: Number(print) },
  })),
]

/** The chips in the boxes: those of this race, or of the last one when all is over. */
const chipsShown = (v: View): readonly (readonly Chip[])[] =>
  v.phase === 'over' ? v.past.at(-1)!.laid : v.laid

/** The race whose cards are shown, counted from 0. */
const raceShown = (v: View): number => Math.min(v.race, RACES - 1)

export function scene(v: View, eye: Eye, touched: readonly Spot[]): Scene {
  return {
    board: {
      size: SIZE,
      surface: 'grass',
      ground: [...GROUND, ...payoutTable(v), ...cardsAtBoxes(v)],
      places: PLACES_ON_BOARD,
      pieces: pieces(v),
    },
    trays: trays(v, eye),
    sheets: v.cards.length === 0 ? [] : [horseSheet(v), betSheet(v), purseSheet(v), ...finishSheet(v)],
    seats: v.money.map((money, seat) => seatLine(v, seat, money)),
    last: lastSpots(v),
    ...coach(v, eye, touched),
  }
}

/** The amounts that this race pays. */
const payoutTable = (v: View): Ground[] =>
  PAYOUTS.flatMap((row, place) =>
    row.map(({ pays }, i): Ground => ({
      text: pays * FACTORS[raceShown(v)]!,
      at: [columnAt(i), RINGS[place]!.at[1]],
      size: FIGURE,
    })),
  )

/** The number that counts now, in large print; before the throw all four of those horses that may still run. */
function cardsAtBoxes(v: View): Ground[] {
  return v.cards.flatMap((card, horse): Ground[] => {
    if (isMoved(v, horse) || v.order.includes(horse)) return []
    const [x, box] = boxAt(horse)
    const y = box - (BOX[1] + STRIPE) / 2
    const steps = STEPS[card]!
    if (v.symbol !== NONE) return [{ text: steps[v.symbol]!, at: [x, y], size: 0.74 }]
    return steps.map((each, i): Ground => ({ text: each, at: [x + (i - 1.5) * 0.8, y], size: 0.54 }))
  })
}

function pieces(v: View): Piece[] {
  const horses = v.ways.map((way, horse): Piece => ({
    id: HORSE_IDS[horse]!,
    on: standsOn(v, horse, way),
    look: 'horse',
    paint: HORSES[horse]!.coat,
    face: HORSE_IDS[horse]![0]!.toUpperCase(),
    name: named(horse),
  }))
  const chips = chipsShown(v).flatMap((laid, seat) =>
    laid.flatMap((chip, horse): Piece[] => (chip === NONE ? [] : [chipPiece(v, seat, chip, horse)])),
  )
  const tempo: Piece = {
    id: 'tempo',
    on: v.tempo === NONE ? `f${TEMPO_FIELD}` : HORSE_IDS[v.tempo]!,
    look: 'card',
    paint: 'gold',
    face: `+${TEMPO_PAYS * FACTORS[raceShown(v)]!}`,
    name: { say: 'tempo-card' },
  }
  return v.cards.length === 0 ? [] : [tempo, ...horses, ...chips]
}

/** Nobody, not even its owner, sees a hidden chip again before the race is over. */
const isBack = (v: View, chip: Chip): boolean => chip === FACE_DOWN || (v.verdekt && v.phase !== 'over')

function chipPiece(v: View, seat: Seat, chip: Chip, horse: Horse): Piece {
  const piece = {
    id: `chip-${seat}-${HORSE_IDS[horse]!}`,
    on: HORSE_IDS[horse]!,
    look: 'chip',
    seat,
  } as const
  return isBack(v, chip)
    ? { ...piece, name: { say: 'chip-back', seat } }
    : { ...piece, face: chip, name: { say: 'chip-of', seat, chip } }
}

/** The race that was run last, as long as nobody throws for the next one. */
const lastRace = (v: View): View['past'][number] | undefined =>
  v.phase === 'throw' || v.phase === 'run' ? undefined : v.past.at(-1)

/** What every bet on the first three, the tempo and the last horse of the last race brought. */
function finishSheet(v: View): Sheet[] {
  const past = lastRace(v)
  if (past === undefined) return []
  const { order, laid, tempo, gains } = past
  const race = v.past.length - 1
  const factor = FACTORS[race]!
  const bets = (seat: Seat, horse: Horse): number => Math.max(0, laid[seat]![horse]!)
  const paid = PAYOUTS.map((_, place) => {
    const horse = order[place]!
    const all = countBets(laid, horse)
    return laid.map((_, seat) => (all === 0 ? 0 : bets(seat, horse) * factor * perBet(place, all)))
  })
  const tempos = laid.map((_, seat) => (tempo === NONE ? 0 : bets(seat, tempo) * factor * TEMPO_PAYS))
  // Nobody pays more than they have.
  const fines = gains.map((gain, seat) => gain - paid.reduce((sum, each) => sum + each[seat]!, tempos[seat]!))
  const row = (label: Label, horse: Horse | -1, amounts: readonly number[]): Cell[] => [
    label,
    horse === NONE ? '' : named(horse),
    ...amounts.map((n): Label => (n === 0 ? '' : gainOf(n))),
  ]
  return [
    {
      id: 'finish',
      title: { say: 'finish', n: race + 1 },
      head: ['', { say: 'horse' }, ...playerHeads(v)],
      rows: [
        ...paid.map((amounts, place) => row({ say: `is-home${place + 1}` }, order[place]!, amounts)),
        row({ say: 'tempo-head' }, tempo, tempos),
        row({ say: 'last-head' }, order[PLACES]!, fines),
      ],
    },
  ]
}

const gainOf = (n: number): Label => (n === 0 ? 0 : n > 0 ? { say: 'gain', n } : { say: 'loss', n: -n })

function standsOn(v: View, horse: Horse, way: number): Spot {
  if (way === HOME) return RINGS[v.order.indexOf(horse)]!.id
  if (v.phase === 'over' && v.past.at(-1)!.order[PLACES] === horse) return RINGS[PLACES]!.id
  return `f${fieldOf(way)}`
}

/** The horse cards, a row each. The number that was thrown can be tapped; horses that have run have a tick after it. */
const horseSheet = (v: View): Sheet => ({
  id: 'horses',
  title: { say: 'race', n: raceShown(v) + 1 },
  head: ['', ...SYMBOLS.map((say): Label => ({ say })), { say: 'has-run' }],
  signs: [...SYMBOLS, 'tick'],
  tappable: true,
  rows: v.cards.map((card, horse): Cell[] => [
    named(horse),
    ...SYMBOLS.map((_, symbol): Cell => {
      const show = STEPS[card]![symbol]!
      if (symbol !== v.symbol) return show
      return { spot: HORSE_IDS[horse]!, show, ...(isMoved(v, horse) ? {} : { ringed: true }) }
    }),
    horseState(v, horse),
  ]),
})

const playerHeads = (v: View): Label[] => v.money.map((_, seat) => ({ say: 'player', seat }))

/** Who has bet on which horse. */
const betSheet = (v: View): Sheet => ({
  id: 'bets',
  title: { say: 'bets' },
  head: [{ say: 'horse' }, ...playerHeads(v)],
  rows: HORSE_IDS.map((_, horse) => [
    named(horse),
    ...chipsShown(v).map((laid): Label => chipText(v, laid[horse]!)),
  ]),
})

const chipText = (v: View, chip: Chip): Label => {
  if (chip === NONE) return ''
  return isBack(v, chip) ? '?' : chip
}

function horseState(v: View, horse: Horse): Label {
  const place = v.order.indexOf(horse)
  if (place >= 0) return { say: `is-home${place + 1}` }
  return isMoved(v, horse) ? '✓' : ''
}

/** The results of every race. */
function purseSheet(v: View): Sheet {
  return {
    id: 'purses',
    title: { say: 'payouts' },
    head: [{ say: 'race-head' }, ...playerHeads(v)],
    rows: [
      ...v.past.map(({ gains }, race): Cell[] => [race + 1, ...gains.map(gainOf)]),
      [{ say: 'purse' }, ...v.money],
    ],
  }
}

/** The die, followed by one's own chips. A chip that was laid leaves its place empty. */
function trays(v: View, eye: Eye): Tray[] {
  const symbol = v.symbol === NONE ? undefined : SYMBOLS[v.symbol]!
  const die: Item = {
    look: 'die',
    at: 0,
    name: { say: 'die' },
    ...(symbol === undefined ? {} : { face: { say: symbol }, sign: symbol }),
  }
  const chips = eye === 'watcher' || v.phase === 'over' ? [] : ownChips(v, eye)
  const table: Tray = { id: 'table', grid: [1 + roundsOf(v.verdekt), 1], items: [die, ...chips] }
  if (eye === 'watcher') return [table]
  const words: Tray = { id: 'words', items: [throwButton('throw', v.phase === 'throw' && v.seat === eye)] }
  return [table, words]
}

function ownChips(v: View, seat: Seat): Item[] {
  const all = chipsOf(v.verdekt)
  const left = chipsLeft(v.laid[seat]!, v.verdekt)
  return CHIP_VALUES.flatMap((chip) =>
    Array.from({ length: left[chip]! }, (_, nth): Item => ({
      spot: `chip${chip}`,
      look: 'chip',
      face: chip,
      seat,
      at: 1 + all.slice(0, chip).reduce((sum, count) => sum + count, 0) + nth,
      name: { say: 'chip-of', seat, chip },
    })),
  )
}

/** How many chips a seat has still to lay; unless bets are hidden, their values are public. */
function seatLine(v: View, seat: Seat, money: number): SeatLine {
  if (v.phase === 'over') return { money }
  const laid = v.laid[seat]!
  if (v.verdekt) {
    const n = roundsOf(true) - laid.filter((chip) => chip !== NONE).length
    return { money, note: { say: 'chips-count', n } }
  }
  const left = chipsLeft(laid, false)
  const chips = CHIP_VALUES.flatMap((chip) => new Array<number>(left[chip]!).fill(chip)).join(' ')
  return { money, note: { say: 'chips-left', chips: chips === '' ? '–' : chips } }
}

function lastSpots(v: View): Spot[] {
  if (v.lastHorse === NONE) return []
  if (v.lastFrom === 0) return [HORSE_IDS[v.lastHorse]!]
  return [`f${v.lastFrom}`, standsOn(v, v.lastHorse, v.ways[v.lastHorse]!)]
}

function coach(v: View, eye: Eye, touched: readonly Spot[]): { coach?: Say } {
  if (v.phase === 'over') return {}
  if (v.phase === 'shuffle' || v.phase === 'lot') return { coach: { say: `coach-${v.phase}` } }
  const { seat } = v
  if (v.phase === 'die') return { coach: { say: 'coach-die', seat } }
  if (eye !== seat) return { coach: { say: `coach-${v.phase}-other`, seat } }
  if (v.phase === 'throw') return { coach: { say: 'coach-throw' } }
  if (v.phase === 'run') return { coach: { say: 'coach-run', symbol: { say: SYMBOLS[v.symbol]! } } }
  const first = touched[0]
  if (first === undefined) return { coach: { say: 'coach-bet' } }
  const horse = HORSE_IDS.indexOf(first)
  if (horse >= 0) return { coach: { say: 'coach-bet-chip', horse: named(horse) } }
  return { coach: { say: 'coach-bet-horse', chip: Number(first.slice('chip'.length)) } }
}
