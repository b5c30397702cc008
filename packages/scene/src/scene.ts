import type { Say, Seat, Spot } from '@spellendoos/kernel'

/** Words on a picture: something to say in the player's language, or figures and letters as they stand. */
export type Label = Say | string | number

/** A point on the board in board units, x to the right and y down. */
export type At = readonly [x: number, y: number]

/** What a surface is made of. The client decides how it looks in light and dark. */
export type Tone =
  | 'wood'
  | 'wood-light'
  | 'wood-dark'
  | 'felt'
  | 'paper'
  | 'leather'
  | 'grass'
  | 'sand'
  | 'line'
  | 'ink'
  | 'red'
  | 'black'
  | 'green'
  | 'blue'
  | 'gold'
  | 'white'
  | 'grey'
  | 'beige'
  | 'caramel'
  | 'red-brown'
  | 'dark-brown'

/** A field, spot or line may wear a seat's colour (and its mark, so that colour is never alone). */
export type Paint = Tone | { readonly seat: Seat }

/** Drawing that never moves and cannot be tapped. */
export type Ground =
  | { readonly rect: readonly [x: number, y: number, w: number, h: number]; readonly paint: Paint }
  | { readonly line: readonly At[]; readonly paint: Paint; readonly arrow?: boolean }
  | {
      readonly circle: readonly [x: number, y: number, r: number]
      readonly paint: Paint
      readonly filled?: boolean
    }
  | { readonly shape: readonly At[]; readonly paint: Paint }
  | { readonly text: Label; readonly at: At; readonly size?: number }

/** A place on the board that can hold pieces and be tapped. */
export interface Place {
  readonly id: Spot
  /** Its centre. */
  readonly at: At
  readonly shape: 'square' | 'round' | 'spike-up' | 'spike-down' | 'box'
  /** Width and height, 1 × 1 if left out. */
  readonly size?: readonly [w: number, h: number]
  readonly paint: Paint
  /** Where lines cross and nothing else is drawn: no more than a dot, though a whole piece stands there. */
  readonly crossing?: boolean
  /** What is printed on it. */
  readonly print?: Label
  /** What a screen reader calls it, if not its id. */
  readonly name?: Label
}

/** A thing that lies or stands somewhere and can move. */
export interface Piece {
  /** Stays with the piece for as long as it lives, so that it can be seen to move. Never tells a secret. */
  readonly id: string
  /** The place it stands on. Several pieces on one place are a stack, lowest first. */
  readonly on: Spot
  readonly look:
    | 'man'
    | 'king'
    | 'pawn'
    | 'stone'
    | 'peg'
    | 'horse'
    | 'match'
    | 'chip'
    | 'cube'
    | 'die'
    | 'card'
    | 'note'
  /** Whose colour it wears. */
  readonly seat?: Seat
  /** Its own colour, where it is nobody's: a horse's coat, a card's back. */
  readonly paint?: Paint
  /** What it shows: a die's eyes, a card's value, a cube's number. Nothing: it lies face down or is plain. */
  readonly face?: Label
  /** What a screen reader calls it, if look and seat do not say it. */
  readonly name?: Label
}

export interface Board {
  /** Width and height in board units. A draughts field is 1 × 1. */
  readonly size: readonly [w: number, h: number]
  readonly surface: Tone
  readonly ground: readonly Ground[]
  readonly places: readonly Place[]
  readonly pieces: readonly Piece[]
}

/** A thing in a tray: a die, a card in the hand, a chip, or a button for a move that has no place on the board. */
export interface Item {
  /** Given when it can be tapped. */
  readonly spot?: Spot
  readonly look: 'die' | 'card' | 'chip' | 'note' | 'cube' | 'button' | 'piece' | 'hat'
  readonly face?: Label
  readonly seat?: Seat
  /** A second line on a card, or a die's colour. */
  readonly small?: Label
  readonly paint?: Paint
  /** Shown pale: spent, thrown already, out of play. */
  readonly spent?: boolean
  readonly name?: Label
}

/** A row of things beside the board: dice, a hand, buttons. */
export interface Tray {
  readonly id: string
  readonly title?: Label
  /** Whose it is; nobody's for the common dice. */
  readonly seat?: Seat
  readonly items: readonly Item[]
}

/** A table on paper: a score sheet, a betting table, a forecast form. A cell with a spot can be tapped. */
export interface Sheet {
  readonly id: string
  readonly title?: Label
  readonly head?: readonly Label[]
  readonly rows: readonly (readonly Cell[])[]
}
export type Cell = Label | { readonly spot: Spot; readonly show: Label; readonly marked?: boolean }

/** What stands beside a player's name. */
export interface SeatLine {
  readonly score?: number
  readonly money?: number
  /** Stones in hand, cards left and the like. */
  readonly note?: Label
}

/** A game's picture as plain data: it knows shapes, things and taps, never rules. */
export interface Scene {
  readonly board?: Board
  readonly trays: readonly Tray[]
  readonly sheets: readonly Sheet[]
  readonly seats: readonly SeatLine[]
  /** The spots of the last move. */
  readonly last: readonly Spot[]
  /** One line that tells what to do now. */
  readonly coach?: Say
}
