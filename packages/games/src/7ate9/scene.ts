import type { Eye, Say, Seat, Spot } from '@spellendoos/kernel'
import type { At, Ground, Item, Piece, Place, Scene, Tone, Tray } from '@spellendoos/scene'
import { NOTATION, offsetOf, OFFSETS, valueOf, VALUES, type Card } from './cards.ts'
import type { View } from './view.ts'

const SIZE = [12, 9] as const
const CENTRE: At = [6, 4.5]
const CARD_SIZE = [1, 1.4] as const
const PILE_SIZE = [2, 2] as const
/** A hand is fanned, to distinguish it from a stack. */
const HAND_SIZE = [2, 1.4] as const
const FANNED = 4
/** ±1 green, ±2 blue, ±3 red. */
const COLOURS: readonly Tone[] = ['green', 'blue', 'red']
/** Where the cards below the top one are drawn, the uppermost of them last. */
const BEFORE: readonly { readonly id: Spot; readonly at: At }[] = [
  { id: 'before1', at: [4.3, 4.5] },
  { id: 'before2', at: [3, 4.5] },
]

/** Where a seat's stack and hand are: at the bottom, on the left, at the top, on the right. */
const EDGES: readonly { readonly stack: At; readonly hand: At }[] = [
  { stack: [4.7, 7.7], hand: [7.1, 7.7] },
  { stack: [1.3, 3.3], hand: [1.3, 5.7] },
  { stack: [7.4, 1], hand: [4.9, 1] },
  { stack: [10.7, 5.7], hand: [10.7, 3.3] },
]
const ROUND_TABLE: readonly (readonly number[])[] = [[], [0], [0, 2], [0, 1, 3], [0, 1, 2, 3]]

/** The table with the pile in the middle; the viewer sits at the bottom, with the hand in a tray. */
export function scene(v: View, eye: Eye): Scene {
  const ground: Ground[] = []
  const places: Place[] = [
    { id: 'pile', at: CENTRE, shape: 'box', size: PILE_SIZE, paint: 'felt', name: pileName(v) },
    ...placesBefore(v),
  ]
  const pieces: Piece[] = pilePieces(v)
  if (v.pile.length > 0) ground.push({ text: v.pile.length, at: [CENTRE[0], CENTRE[1] + 1.4], size: 0.4 })
  for (let seat = 0; seat < v.seats; seat++) laySeat(v, eye, seat, ground, places, pieces)
  return {
    board: { size: SIZE, surface: 'felt', ground, places, pieces },
    trays: eye === 'watcher' ? [] : trays(v, eye),
    sheets: [],
    seats: v.held.map((hand, seat) => ({ note: { say: 'note', hand, stack: v.left[seat]! } })),
    last: v.pile.length > 1 || v.down ? ['pile'] : [],
    ...coach(v, eye),
  }
}

const pileName = (v: View): Say => ({ say: 'pile', n: v.pile.length })
const cardName = (card: Card): Say => ({ say: 'card', value: valueOf(card), offset: offsetOf(card) })
const colourOf = (card: Card): Tone => COLOURS[offsetOf(card) - 1]!

/** The cards that were on top before are drawn beside the pile, so that a race can be followed. */
const placesBefore = (v: View): Place[] =>
  BEFORE.slice(0, Math.max(0, v.pile.length - 1)).map(({ id, at }, i) => ({
    id,
    at,
    shape: 'box',
    size: CARD_SIZE,
    paint: 'felt',
    name: cardName(v.pile.at(-2 - i)!),
  }))

/** The last cards of the pile. A card keeps its id while it is there, even when the pile is turned. */
function pilePieces(v: View): Piece[] {
  const spots = ['pile', ...BEFORE.map(({ id }) => id)]
  const pieces = spots.slice(0, v.pile.length).map((on, i): Piece => {
    const card = v.pile.at(-1 - i)!
    return {
      id: `pile${v.recycled + v.pile.length - 1 - i}`,
      on,
      look: 'card',
      paint: colourOf(card),
      face: NOTATION[card]!,
      name: cardName(card),
    }
  })
  if (v.down) pieces.push({ id: 'down', on: 'pile', look: 'card', name: { say: 'face-down' } })
  return pieces
}

/** Large enough for a phone. */
const LABEL = 0.42

/** A seat's stack and, unless it is the viewer's own, the back of its hand, with the numbers of cards. */
function laySeat(v: View, eye: Eye, seat: Seat, ground: Ground[], places: Place[], pieces: Piece[]): void {
  const own = seat === eye
  const bottom = eye === 'watcher' ? 0 : eye
  const edge = EDGES[ROUND_TABLE[v.seats]![(seat - bottom + v.seats) % v.seats]!]!
  const lay = (id: Spot, at: At, n: number, label: Say, name: Say) => {
    places.push({ id, at, shape: 'box', size: CARD_SIZE, paint: { seat }, name })
    if (n > 0) pieces.push({ id, on: id, look: 'card', seat, name })
    ground.push({ text: label, at: [at[0], at[1] + 1], size: LABEL })
  }
  const fan = (id: Spot, at: At, n: number, label: Say, name: Say) => {
    places.push({ id, at, shape: 'box', size: HAND_SIZE, paint: 'felt', fanned: true, name })
    for (let i = 0; i < Math.min(n, FANNED); i++)
      pieces.push({ id: `${id}-${i}`, on: id, look: 'card', seat, name })
    ground.push({ text: label, at: [at[0], at[1] + 1], size: LABEL })
  }
  const left = v.left[seat]!
  const held = v.held[seat]!
  const stack: Say = { say: 'stack-label', n: left }
  if (own) lay('draw', edge.stack, left, stack, { say: 'own-stack', n: left })
  else {
    lay(`stack${seat}`, edge.stack, left, stack, { say: 'stack-of', seat, n: left })
    fan(`hand${seat}`, edge.hand, held, { say: 'hand-label', n: held }, { say: 'hand-of', seat, n: held })
  }
}

function trays(v: View, seat: Seat): Tray[] {
  const cards = v.hand.flatMap((count, card): Item[] =>
    count === 0
      ? []
      : [
          {
            spot: NOTATION[card]!,
            look: 'card',
            face: valueOf(card),
            small: count === 1 ? `±${offsetOf(card)}` : `±${offsetOf(card)} ×${count}`,
            paint: colourOf(card),
            at: VALUES * (offsetOf(card) - 1) + valueOf(card) - 1,
            name: count === 1 ? cardName(card) : { say: 'more-cards', n: count, card: cardName(card) },
          },
        ],
  )
  // There is a place for every kind of card: in a race, nothing that people reach for may move.
  const hand: Tray = { id: 'hand', title: { say: 'hand' }, seat, grid: [VALUES, OFFSETS], items: cards }
  if (v.phase !== 'ready' && v.phase !== 'play') return [hand]
  return [
    hand,
    {
      id: 'last',
      seat,
      items: [{ spot: 'last', look: 'button', face: { say: 'lay-last' }, spent: !onLast(v, seat) }],
    },
  ]
}

const onLast = (v: View, seat: Seat): boolean => v.held[seat] === 1 && v.left[seat] === 0

/** Says what there is to do, never which card fits: finding it is the game. */
function coach(v: View, eye: Eye): { coach?: Say } {
  if (v.phase === 'ready') return { coach: { say: 'coach-ready' } }
  if (v.phase !== 'play') return {}
  const top = NOTATION[v.pile.at(-1)!]!
  if (eye === 'watcher') return { coach: { say: 'coach-watch', top } }
  if (onLast(v, eye)) return { coach: { say: 'coach-last' } }
  if (v.held[eye] === 0) return { coach: { say: 'coach-draw' } }
  return { coach: { say: v.left[eye] === 0 ? 'coach-empty' : 'coach-play', top } }
}
