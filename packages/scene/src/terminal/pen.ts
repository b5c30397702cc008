import type { By, Lang, Seat, Spot } from '@spellendoos/kernel'
import type { Label } from '../scene.ts'
import { nameOf, speak, type Says } from '../speak.ts'
import { GOLD, type ColourDepth, type Style } from './ink.ts'
import { cut, tidy } from './width.ts'

/** How a picture should be drawn. */
export interface Drawing {
  readonly words: Says
  readonly lang: Lang
  readonly names?: readonly string[]
  /** True for a terminal with all colours, 256 for an older one; without colour, marks and letters show everything. */
  readonly colour: boolean | 256
  /** Columns there are; 80 if left out. */
  readonly width?: number
  /** Rows the board may take where it can be drawn smaller; 26 if left out. */
  readonly height?: number
  /** Whom the table waits for. */
  readonly turn?: readonly By[]
  /** Spots that glow: what can be tapped now. */
  readonly marks?: readonly Spot[]
  /** Spots of the half-made move. */
  readonly touched?: readonly Spot[]
}

/** What every part of a picture is drawn with. */
export interface Pen {
  readonly lang: Lang
  readonly depth: ColourDepth
  readonly colour: boolean
  readonly width: number
  readonly height: number
  readonly turn: readonly By[]
  /** `undefined`: it is unknown what can be tapped, so anything may be. */
  readonly marks: ReadonlySet<Spot> | undefined
  readonly say: (label: Label) => string
  readonly name: (seat: Seat) => string
  /** The characters before and after a spot: `[ ]` touched, `( )` available, `‹ ›` in the last move. */
  readonly hold: (spot: Spot | undefined) => SpotBrackets | undefined
}
export interface SpotBrackets {
  readonly before: string
  readonly behind: string
  readonly style: Style
}

const TOUCHED: SpotBrackets = { before: '[', behind: ']', style: { fg: GOLD, bold: true } }
const GLOWING: SpotBrackets = { before: '(', behind: ')', style: { fg: GOLD, bold: true } }
const LAST: SpotBrackets = { before: '‹', behind: '›', style: { bold: true } }

export function makePen(drawing: Drawing, last: readonly Spot[]): Pen {
  const { words, lang, names = [], colour, width = 80, height = 26, turn = [] } = drawing
  const touched = new Set(drawing.touched)
  const marks = drawing.marks === undefined ? undefined : new Set(drawing.marks)
  const played = new Set(last)
  return {
    lang,
    depth: colour === true ? 'true' : colour,
    colour: colour !== false,
    width: Math.max(20, width),
    height,
    turn,
    marks,
    say: (label) => tidy(speak(words, label, lang, names)),
    name: (seat) => cut(tidy(nameOf(seat, lang, names)), 24),
    hold: (spot) => {
      if (spot === undefined) return undefined
      if (touched.has(spot)) return TOUCHED
      if (marks?.has(spot) === true) return GLOWING
      return played.has(spot) ? LAST : undefined
    },
  }
}

/** A spot's id as it is typed, with brackets if it is touched, available or was just played. */
export function heldId(pen: Pen, spot: Spot): string {
  const hold = pen.hold(spot)
  return hold === undefined ? tidy(spot) : hold.before + tidy(spot) + hold.behind
}
