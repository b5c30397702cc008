/** The setup of a table with two people, by the book and without clocks. */
import { newSeries, type Game } from '@spellendoos/kernel'
import { hashOf } from '../room/keys.ts'
import type { TableSetup } from '../room/record.ts'

export const twoSeats = (game: Game, changes: Partial<TableSetup> = {}): TableSetup => ({
  game: game.id,
  version: game.version,
  seats: 2,
  options: game.presets['boekje']!,
  pace: { kind: 'none' },
  patience: 0,
  openness: 'link',
  host: 0,
  players: ['Anna', 'Bram'].map((name) => ({ name, level: 0 })),
  keys: [0, 1].map((seat) => hashOf(`key ${seat}`)),
  watch: hashOf('watch'),
  invite: hashOf('invite'),
  series: newSeries(2, 'rotate'),
  ...changes,
})
