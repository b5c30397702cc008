import type { Item, Label, Paint, Piece, Tone } from '@spellendoos/scene'
import { paintCard, paintCardBack, paintHat, paintNote } from './cards.ts'
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
import { colourOf, inkOn, seatColour } from './tones.ts'

/** Anything that lies on a board or in a tray, buttons apart. */
export type Thing = Pick<Piece, 'seat' | 'paint' | 'face'> & {
  readonly look: Look
  readonly small?: Label
}
type Look = Piece['look'] | 'hat'

/** What a thing is made of when nobody says so. */
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
  note: 'green',
  hat: 'paper',
}

/** How wide and high a thing is in board units. */
export const sizeOf = (look: Look): readonly [w: number, h: number] => SIZES[look] ?? [1, 1]
const SIZES: Partial<Record<Look, readonly [w: number, h: number]>> = {
  card: [1, 1.4],
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
      return paintMan(colour, seat)
    case 'king':
      return paintKing(colour, seat)
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
      return paintDie(face, thing.paint ?? 'white', said)
    case 'cube':
      return paintCube(said, seat === undefined ? colour : seatColour(seat), inkOn(paint))
    case 'card':
      return face === undefined
        ? paintCardBack(colour)
        : paintCard(said, small === undefined ? undefined : say(small), inkOnPaper(paint))
    case 'hat':
      return paintHat()
    case 'note':
      return paintNote(said, inkOnPaper(paint))
  }
}

/** A colour as ink on a card: pale ones give way to dark ink. */
const inkOnPaper = (paint: Paint): string =>
  inkOn(paint) === 'var(--on-light)' ? 'var(--on-light)' : colourOf(paint)

/** The thing an item in a tray is; a button is none. */
export const thingOf = (item: Item): Thing | undefined =>
  item.look === 'button' ? undefined : { ...item, look: item.look === 'piece' ? 'stone' : item.look }
