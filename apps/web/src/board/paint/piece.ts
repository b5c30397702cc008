import type { Item, Label, Paint, Piece, Sign, Tone } from '@spellendoos/scene'
import { paintCard, paintCardBack, paintHat, paintNote, paintSlip } from './cards.ts'
import { paintCube, paintDie } from './dice.ts'
import {
  paintChip,
  paintHorse,
  paintKing,
  paintMan,
  paintMatch,
  paintPawn,
  paintPeg,
  paintStone,
} from './men.ts'
import { letter, u } from './pencil.ts'
import { colourOf, inkOn, seatColour } from './tones.ts'

/** Everything that can be on a board or in a tray, except buttons and slips. */
export type Thing = Pick<Piece, 'seat' | 'paint' | 'face'> & {
  readonly look: Look
  readonly small?: Label
  readonly sign?: Sign
}
type Look = Piece['look'] | 'hat'

/** The material of a thing if none is given. */
const BARE: Readonly<Record<Look, Tone>> = {
  man: 'wood-light',
  king: 'wood-light',
  pawn: 'wood-light',
  stone: 'wood-light',
  peg: 'caramel',
  horse: 'caramel',
  match: 'red',
  chip: 'gold',
  cube: 'white',
  die: 'white',
  card: 'blue',
  slip: 'blue',
  note: 'green',
  hat: 'paper',
}

/** How wide and high a thing is in board units. */
export const sizeOf = (look: Look): readonly [w: number, h: number] => SIZES[look] ?? [1, 1]
const SIZES: Partial<Record<Look, readonly [w: number, h: number]>> = {
  card: [1, 1.4],
  slip: [1.4, 0.9],
  note: [1.4, 0.7],
  match: [0.32, 1],
}

/** A thing drawn around its middle. */
export function paintThing(thing: Thing, say: (label: Label) => string): string {
  const { look, seat, face, small } = thing
  const paint: Paint = thing.paint ?? (seat === undefined ? BARE[look] : { seat })
  const colour = colourOf(paint)
  const said = face === undefined ? '' : say(face)
  switch (look) {
    case 'man':
      return paintMan(colour, seat) + badge(said)
    case 'king':
      return paintKing(colour, seat) + badge(said)
    case 'stone':
      return paintStone(colour, seat)
    case 'pawn':
      return paintPawn(colour, seat)
    case 'peg':
      return paintPeg(colour, seat)
    case 'horse':
      return paintHorse(colour, inkOn(paint), seat, said)
    case 'match':
      return paintMatch(colour)
    case 'chip':
      return paintChip(colour, inkOn(paint), seat, said)
    case 'die':
      return paintDie(face, thing.paint ?? 'white', said, thing.sign)
    case 'cube':
      return paintCube(said, seat === undefined ? colour : seatColour(seat), inkOn(paint))
    case 'card':
      return face === undefined
        ? paintCardBack(colour) + (small === undefined ? '' : badge(say(small), 0, 0))
        : paintCard(said, small === undefined ? undefined : say(small), inkOnPaper(paint))
    case 'slip':
      return paintSlip(said, inkOnPaper(paint))
    case 'hat':
      return paintHat()
    case 'note':
      return paintNote(said, inkOnPaper(paint))
  }
}

/** A note on a thing: what holds a man back, how many cards are in a stack. */
const badge = (said: string, x = 0.24, y = -0.24): string =>
  said === ''
    ? ''
    : `<circle cx="${u(x)}" cy="${u(y)}" r="29" fill="var(--tone-paper)" stroke="#1b0f08" stroke-width="3"/>${letter(said, x, y, { size: 0.42, fill: 'var(--on-light)', weight: 700, room: 0.5 })}`

/** A colour as ink on a card: pale ones give way to dark ink. */
const inkOnPaper = (paint: Paint): string =>
  inkOn(paint) === 'var(--on-light)' ? 'var(--on-light)' : colourOf(paint)

/** The thing that an item in a tray is; `undefined` for an item of words alone. */
export const thingOf = ({ look, ...item }: Item): Thing | undefined =>
  look === 'button' || look === 'slip' ? undefined : { ...item, look: look === 'piece' ? 'stone' : look }
