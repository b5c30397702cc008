import type { Game, Match, Say, Seat, Spot } from '@spellendoos/kernel'

/**
 * Words on a picture: something to say in the player's language, or figures and letters as they are. Labels made only
 * of arrows point across the board and turn with it.
 */
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
      /** What is revealed in turn appears after everything with a lower number, from 1. */
      readonly turn?: number
    }
  | { readonly shape: readonly At[]; readonly paint: Paint }
  | {
      readonly text: Label
      readonly at: At
      readonly size?: number
      /** The maximum width; longer words are written smaller. */
      readonly room?: number
      /** What is revealed in turn appears after everything with a lower number, from 1. */
      readonly turn?: number
    }

/** A place on the board that can hold pieces and be tapped. */
export interface Place {
  readonly id: Spot
  /** Its centre. */
  readonly at: At
  readonly shape: 'square' | 'round' | 'spike-up' | 'spike-down' | 'box'
  /** Width and height, 1 × 1 if left out. */
  readonly size?: readonly [w: number, h: number]
  readonly paint: Paint
  /** A crossing of lines: drawn as no more than a dot, though it holds a whole piece. */
  readonly crossing?: boolean
  /** Cards are fanned out next to each other, not stacked. */
  readonly fanned?: boolean
  /** What is printed on it. */
  readonly print?: Label
  /** What a screen reader calls it, if not by its id. */
  readonly name?: Label
}

/** A thing on the board that can move. */
export interface Piece {
  /** Stays with the piece for as long as it exists, so that its movement can be animated. Never reveals a secret. */
  readonly id: string
  /** The place it is on. Several pieces on one place are a stack, lowest first. */
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
    | 'slip'
    | 'note'
  /** Whose colour it wears. */
  readonly seat?: Seat
  /** Its own colour, if it belongs to nobody: a horse's coat, a card's back. */
  readonly paint?: Paint
  /** What it shows: a die's eyes, a card's value, a cube's number. If left out, it is face down or plain. */
  readonly face?: Label
  /** What a screen reader calls it, if look and seat are not enough. */
  readonly name?: Label
}

export interface Board {
  /** Width and height in board units. A draughts field is 1 × 1. */
  readonly size: readonly [w: number, h: number]
  readonly surface: Tone
  readonly ground: readonly Ground[]
  readonly places: readonly Place[]
  readonly pieces: readonly Piece[]
  /**
   * How far each seat turns it, clockwise in degrees, to have its own side near. Left out if no side belongs to anyone.
   */
  readonly facing?: readonly number[]
  /** How far it has been turned. */
  readonly turned?: number
}

/** A drawing that replaces a word: on a die, at the head of a row. */
export type Sign = 'head' | 'helmet' | 'saddle' | 'horseshoe' | 'tick'

/** A thing in a tray: a die, a card in the hand, a chip, or a button for a move that has no place on the board. */
export interface Item {
  /** Present if it can be tapped. */
  readonly spot?: Spot
  readonly look: 'die' | 'card' | 'chip' | 'note' | 'cube' | 'button' | 'piece' | 'hat' | 'slip'
  readonly face?: Label
  /** A drawing of its face; the face itself is still there for screen readers. */
  readonly sign?: Sign
  readonly seat?: Seat
  /** A second line on a card, the count on the back of a stack. */
  readonly small?: Label
  readonly paint?: Paint
  /** Shown pale: spent, thrown already, out of play. */
  readonly spent?: boolean
  /** Lifted out of the tray: a die that is kept for the next throw. */
  readonly held?: boolean
  /** Chosen already, where more taps make the move whole. */
  readonly chosen?: boolean
  /** A button for something costly: it asks for confirmation. */
  readonly weighty?: boolean
  /** Its place in a tray with a grid, row by row from 0. Things that are never there at the same time can share one. */
  readonly at?: number
  readonly name?: Label
}

/** A row of things beside the board: dice, a hand, buttons. */
export interface Tray {
  readonly id: string
  readonly title?: Label
  /** Whose it is; left out for common dice. */
  readonly seat?: Seat
  /**
   * Things keep their places in it, and a place stays empty while its thing is away; without a grid it is a plain row.
   */
  readonly grid?: readonly [columns: number, rows: number]
  /** Its things are choices in the middle of a move, and disappear after it. */
  readonly choice?: true
  readonly items: readonly Item[]
}

/** A table on paper: a score sheet, a betting table, a forecast form. A cell with a spot can be tapped. */
export interface Sheet {
  readonly id: string
  readonly title?: Label
  readonly head?: readonly Label[]
  /** Drawings for the words of the head, from the second on, for phones without room for words. */
  readonly signs?: readonly Sign[]
  /** Some of its cells can be tapped at times, and have room for a finger from the start. */
  readonly tappable?: true
  readonly rows: readonly (readonly Cell[])[]
}
export type Cell =
  | Label
  | {
      readonly spot: Spot
      readonly show: Label
      /** Crossed out in pencil. */
      readonly marked?: boolean
      /** Ringed, because it counts now; it stays readable. */
      readonly ringed?: boolean
    }

/** What is shown beside a player's name. */
export interface SeatLine {
  readonly score?: number
  /** The text that says what the score counts, if not `score`. */
  readonly scoreSays?: string
  readonly money?: number
  /** Stones in hand, cards left and the like. */
  readonly note?: Label
  /** The dice in front of this player, as last thrown; left out before the first throw. */
  readonly thrown?: readonly Item[]
}

/** A game's picture as plain data: it knows shapes, things and taps, never rules. */
export interface Scene {
  /** The name of the picture behind the table: decoration without information. */
  readonly backdrop?: string
  readonly board?: Board
  readonly trays: readonly Tray[]
  readonly sheets: readonly Sheet[]
  readonly seats: readonly SeatLine[]
  /** The spots of the last move. */
  readonly last: readonly Spot[]
  /** One line of advice on what to do now. */
  readonly coach?: Say
  /**
   * What anyone except these seats may call out of turn now, whatever they hold, so it reveals nothing about a hand.
   */
  readonly offTurn?: { readonly label: Label; readonly but: readonly Seat[] }
}

/** A game whose picture is a scene, as every game on the shelf is. */
export type SceneGame<State = unknown, Move = unknown, View = unknown, Options = unknown> = Game<
  State,
  Move,
  View,
  Options,
  Scene
>

/** A match of such a game. */
export type SceneMatch = Match<unknown, unknown, unknown, Scene>
