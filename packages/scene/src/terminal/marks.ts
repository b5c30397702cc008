import type { Seat } from '@spellendoos/kernel'
import type { Label, Paint, Piece } from '../scene.ts'

/** Every seat has a shape of its own, so that colour is never alone. */
export const SEAT_MARKS: readonly string[] = ['●', '■', '▲', '◆', '✚', '★', '⬟', '♥']
const HOLLOW = ['○', '□', '△', '◇', '✛', '☆', '⬠', '♡']
const KINGS = ['◉', '▣', '◬', '◈', '✠', '✪', '⬢', '❣']
const OF_NOBODY = { man: '◯', king: '◎', pawn: '♟', stone: '◯', peg: '•', horse: '♞', match: '|', chip: '◍' }
const DICE = ['⚀', '⚁', '⚂', '⚃', '⚄', '⚅']

const ofSeat = (marks: readonly string[], seat: Seat) => marks[seat % marks.length]!
export const seatMark = (seat: Seat): string => ofSeat(SEAT_MARKS, seat)

/** The mark that distinguishes an empty place of this paint from a plain one without colour. */
export function paintMark(paint: Paint): string | undefined {
  if (typeof paint !== 'string') return ofSeat(HOLLOW, paint.seat)
  return { red: '⊗', green: '⊕', gold: '⊛' }[paint as string]
}

/** A die's eyes, if it shows 1 to 6. */
export function eyesOf(face: Label | undefined): number | undefined {
  const eyes = typeof face === 'object' ? Number.NaN : Number(face)
  return Number.isInteger(eyes) && eyes >= 1 && eyes <= 6 ? eyes : undefined
}

/** A piece in as few characters as distinguish it: its seat's mark, then what it shows. */
export function pieceSigns(
  piece: Pick<Piece, 'look' | 'seat' | 'face'>,
  say: (label: Label) => string,
): string {
  const { look, seat, face } = piece
  const owner = seat === undefined ? '' : ofSeat(look === 'king' ? KINGS : SEAT_MARKS, seat)
  const shows = face === undefined ? undefined : say(face)
  if (look === 'die') {
    const eyes = eyesOf(face)
    return owner + (eyes === undefined ? `[${shows ?? ' '}]` : DICE[eyes - 1]!)
  }
  if (look === 'cube') return `${owner}[${shows ?? ' '}]`
  if (look === 'card' || look === 'slip') return owner + (shows === undefined ? '▒' : `[${shows}]`)
  if (look === 'note') return `${owner}▭${shows ?? ''}`
  if (look === 'chip' && shows !== undefined) return `${owner}(${shows})`
  return (owner || OF_NOBODY[look]) + (shows ?? '')
}
