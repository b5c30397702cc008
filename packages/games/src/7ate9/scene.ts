import type { Eye, Say, Seat, Spot } from '@spellendoos/kernel'
import type { At, Ground, Item, Piece, Place, Scene, Tone, Tray } from '@spellendoos/scene'
import { NOTATION, offsetOf, valueOf, type Card } from './cards.ts'
import type { View } from './view.ts'

const SIZE = [12, 9] as const
const CENTRE: At = [6, 4.5]
const CARD_SIZE = [1, 1.4] as const
const PILE_SIZE = [2, 2] as const
/** ±1 green, ±2 blue, ±3 red. */
const COLOURS: readonly Tone[] = ['green', 'blue', 'red']
/** The top card and the one it came to lie on. */
const SHOWN = 2

/** Where a seat's stack and hand lie: at the bottom, on the left, at the top, on the right. */
const EDGES: readonly { readonly stack: At; readonly hand: At }[] = [
  { stack: [5.2, 7.7], hand: [6.8, 7.7] },
  { stack: [1, 3.5], hand: [1, 5.7] },
  { stack: [6.8, 1], hand: [5.2, 1] },
  { stack: [11, 5.7], hand: [11, 3.5] },
]
const ROUND_TABLE: readonly (readonly number[])[] = [[], [0], [0, 2], [0, 1, 3], [0, 1, 2, 3]]

/** The table with the pile in the middle; whoever looks sits at the bottom, with the hand in a tray. */
export function scene(v: View, eye: Eye): Scene {
  const ground: Ground[] = []
  const places: Place[] = [
    { id: 'pile', at: CENTRE, shape: 'box', size: PILE_SIZE, paint: 'felt', name: pileName(v) },
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

/** The topmost cards of the pile. A card keeps its number while it lies there, also when the pile turns. */
function pilePieces(v: View): Piece[] {
  const from = Math.max(0, v.pile.length - SHOWN)
  const pieces = v.pile.slice(from).map((card, i): Piece => ({
    id: `pile${v.recycled + from + i}`,
    on: 'pile',
    look: 'card',
    paint: colourOf(card),
    face: NOTATION[card]!,
    name: cardName(card),
  }))
  if (v.down) pieces.push({ id: 'down', on: 'pile', look: 'card', name: { say: 'face-down' } })
  return pieces
}

/** A seat's stack and, where it is not the looker's own, the back of its hand, with the numbers of cards. */
function laySeat(v: View, eye: Eye, seat: Seat, ground: Ground[], places: Place[], pieces: Piece[]): void {
  const own = seat === eye
  const bottom = eye === 'watcher' ? 0 : eye
  const edge = EDGES[ROUND_TABLE[v.seats]![(seat - bottom + v.seats) % v.seats]!]!
  const lay = (id: Spot, at: At, n: number, name: Say) => {
    places.push({ id, at, shape: 'box', size: CARD_SIZE, paint: { seat }, name })
    if (n > 0) pieces.push({ id, on: id, look: 'card', seat, name })
    ground.push({ text: n, at: [at[0], at[1] + 1], size: 0.4 })
  }
  const left = v.left[seat]!
  const held = v.held[seat]!
  if (own) lay('draw', edge.stack, left, { say: 'own-stack', n: left })
  else {
    lay(`stack${seat}`, edge.stack, left, { say: 'stack-of', seat, n: left })
    lay(`hand${seat}`, edge.hand, held, { say: 'hand-of', seat, n: held })
  }
}

function trays(v: View, seat: Seat): Tray[] {
  const cards = v.hand.flatMap((count, card): Item[] =>
    Array.from({ length: count }, () => ({
      spot: NOTATION[card]!,
      look: 'card',
      face: valueOf(card),
      small: `±${offsetOf(card)}`,
      paint: colourOf(card),
      name: cardName(card),
    })),
  )
  const hand: Tray = { id: 'hand', title: { say: 'hand' }, seat, items: cards }
  if (v.phase !== 'go' && v.phase !== 'play') return [hand]
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
  if (v.phase === 'go') return { coach: { say: 'coach-go' } }
  if (v.phase !== 'play') return {}
  const top = NOTATION[v.pile.at(-1)!]!
  if (eye === 'watcher') return { coach: { say: 'coach-watch', top } }
  if (onLast(v, eye)) return { coach: { say: 'coach-last' } }
  if (v.held[eye] === 0) return { coach: { say: 'coach-draw' } }
  return { coach: { say: v.left[eye] === 0 ? 'coach-empty' : 'coach-play', top } }
}
