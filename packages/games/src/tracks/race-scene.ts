import type { Eye, OptionSpecs, Say, Seat } from '@spellendoos/kernel'
import { throwButton, type Item, type Piece, type Scene, type SeatLine, type Tray } from '@spellendoos/scene'
import { DIE, OUT, type Race, type RaceRecord } from './race.ts'

type AnyRace = RaceRecord<OptionSpecs>

const pieces = ({ look, spot }: Pick<AnyRace, 'look' | 'spot'>, s: Race): Piece[] =>
  s.fields.map((field, seat): Piece => ({ id: `${look}-${seat + 1}`, on: spot(field), look, seat }))

/** During the roll-off everyone's die is on the table; then there is one. */
function dice(s: Race): Tray {
  if (s.rollOff === null) {
    const face = s.shown === 0 || s.rolling ? {} : { face: s.shown }
    return { id: 'dice', items: [{ look: 'die', ...face }] }
  }
  const { running, throws } = s.rollOff
  const thrown = throws.map((face, i): Item => ({ look: 'die', face, seat: running[i]! }))
  return {
    id: 'dice',
    title: { say: 'roll-off' },
    items: [...thrown, { look: 'die', seat: s.seat }],
  }
}

function note(record: AnyRace, s: Race, seat: Seat): Say {
  if (s.arrived.includes(seat)) return { say: 'note-place', place: s.arrived.indexOf(seat) + 1 }
  if (s.fields[seat] === OUT) return { say: 'note-out' }
  return record.note(s, seat)
}

function coach(record: AnyRace, s: Race, eye: Eye): Say | undefined {
  if (s.end !== null) return undefined
  if (eye !== s.seat) return { say: 'coach-throws', seat: s.seat }
  return { say: s.rollOff === null ? record.coach(s) : 'coach-roll-off' }
}

export function raceScene<Specs extends OptionSpecs>(record: RaceRecord<Specs>, s: Race, eye: Eye): Scene {
  const plain = record as unknown as AnyRace
  const line = coach(plain, s, eye)
  const [seat, from, to] = s.last as [number, number, number]
  return {
    board: { ...record.board, pieces: pieces(record, s) },
    trays: [
      dice(s),
      { id: 'words', items: [throwButton(DIE, eye === s.seat && !s.rolling && s.end === null)] },
    ],
    sheets: [
      { id: 'pot', head: [{ say: 'pot' }, { say: 'throws' }], rows: [[s.pot, s.throws]] },
      ...record.legend,
    ],
    seats: s.money.map((money, seat): SeatLine => ({ money, note: note(plain, s, seat) })),
    last: seat < 0 ? [] : [record.spot(from), record.spot(to)],
    ...(line === undefined ? {} : { coach: line }),
  }
}
