import type { Eye, Say, Spot } from '@spellendoos/kernel'
import { throwButton, type Item, type Piece, type Scene, type SeatLine, type Tray } from '@spellendoos/scene'
import { drawBoard } from './drawing.ts'
import { PAWNS } from './layout.ts'
import { MUST_ENTER } from './moves.ts'
import { DIE, PASSING, spotOf } from './names.ts'
import { colourOf, ownerOf, type State } from './state.ts'
import { colourName } from './tell.ts'

/** A pawn has its colour; if that is a player's second one, its name says whose it is. */
const pieces = (s: State): Piece[] =>
  s.pawns.map((step, pawn) => {
    const colour = colourOf(pawn)
    const piece: Piece = { id: `pawn-${pawn + 1}`, on: spotOf(s, pawn, step), look: 'pawn', seat: colour }
    if (colour < s.seats) return piece
    return { ...piece, name: { say: 'pawn-of', seat: ownerOf(s, colour), colour: colourName(colour) } }
  })

const die = (s: State): Item => ({
  look: 'die',
  ...(s.shown === 0 || s.rolling ? {} : { face: s.shown }),
  ...(s.pips === 0 && s.shown > 0 && !s.rolling ? { spent: true } : {}),
})

/** During the roll-off everyone's die is on the table; then there is one. */
function dice(s: State): Tray {
  if (s.rollOff === null) {
    return { id: 'dice', items: [die(s)] }
  }
  const thrown = s.rollOff.throws.map((face, i): Item => ({
    look: 'die',
    face,
    seat: s.rollOff!.running[i]!,
  }))
  return {
    id: 'dice',
    title: { say: 'roll-off' },
    items: [...thrown, { look: 'die', seat: s.seat }],
  }
}

/** What the player on turn can say. */
function words(s: State, eye: Eye): Tray {
  const button: Item = { spot: PASSING, look: 'button', face: { say: 'pass' } }
  const ready = eye === s.seat && s.pips === 0 && !s.rolling && s.end === null
  return { id: 'words', items: [throwButton(DIE, ready), ...(s.pips > 0 && s.may === 0 ? [button] : [])] }
}

function seatLine(s: State, seat: number): SeatLine {
  const arrival = s.arrived.indexOf(seat)
  const colours = s.homes.filter((_, colour) => ownerOf(s, colour) === seat)
  const home = colours.reduce((sum, each) => sum + each, 0)
  const note: Say =
    arrival >= 0
      ? { say: 'note-place', place: arrival + 1 }
      : { say: 'note-home', home, of: colours.length * PAWNS }
  return s.stake > 0 ? { money: s.money[seat]!, note } : { note }
}

function coach(s: State, eye: Eye): Say | undefined {
  if (s.end !== null) return undefined
  if (eye !== s.seat) return { say: s.pips === 0 ? 'coach-throws' : 'coach-moves', seat: s.seat }
  if (s.rollOff !== null) return { say: 'coach-roll-off' }
  if (s.pips === 0) {
    if (s.homes.length === s.seats) return { say: 'coach-throw' }
    return { say: 'coach-throw-for', colour: colourName(s.colour) }
  }
  if (s.may === 0) return { say: 'coach-pass', pips: s.pips }
  if (s.may === MUST_ENTER) return { say: 'coach-enter' }
  return { say: s.entered >= 0 ? 'coach-entered' : 'coach-move', pips: s.pips }
}

function lastSpots(s: State): Spot[] {
  const [pawn, from, to] = s.last as [number, number, number]
  return pawn < 0 ? [] : [spotOf(s, pawn, from), spotOf(s, pawn, to)]
}

export function scene(s: State, eye: Eye): Scene {
  const line = coach(s, eye)
  return {
    board: { ...drawBoard(s), pieces: pieces(s) },
    trays: [dice(s), words(s, eye)],
    sheets: [],
    seats: Array.from({ length: s.seats }, (_, seat) => seatLine(s, seat)),
    last: lastSpots(s),
    ...(line === undefined ? {} : { coach: line }),
  }
}
