import { copyJson, playout, seededRng, type Game } from '@spellendoos/kernel'
import { expect, it } from 'vitest'
import { setOf } from '../src/draughts/sets.ts'
import type { Fields } from '../src/draughts/fields.ts'
import { isKing, knownBy, seatOf, type Draughts, type Move } from '../src/draughts/state.ts'
import { given, type Given } from './table.ts'

/** What the games of the draughts family have in common, tested once for each of them. */
export type DraughtsGame = Game<Draughts, Move, Draughts>
type Table = Given<Draughts, Move, Draughts>

/** A position (or the start) and what is tried there by the player on turn. */
export type Attempt = readonly [position: string | undefined, tried: string]
export type Refused = Readonly<Record<string, readonly Attempt[]>>

/** One test for each attempt: the rule of that name forbids it. */
export function refuses(game: DraughtsGame, refused: Refused): void {
  const attempts = Object.entries(refused).flatMap(([rule, tries]) =>
    tries.map(([position, tried]) => ({ rule: `${game.id}.${rule}`, at: position ?? 'the start', tried })),
  )
  it.each(attempts)('$rule forbids $tried at $at', ({ rule, at, tried }) => {
    const table = given(game, at === 'the start' ? {} : { position: at })
    expect(table.refusal(table.state.seat, tried)).toBe(rule)
  })
}

/** What the Dutch rules forbid on the dark fields, if men capture backward. */
export const DUTCH_REFUSED: Refused = {
  fields: [
    [undefined, '51-46'],
    ['W:W28:B5', '28-0'],
  ],
  'one-piece': [
    [undefined, '28-23'],
    [undefined, '28'],
  ],
  'own-pieces': [
    [undefined, '19-23'],
    [undefined, '18'],
  ],
  diagonal: [
    ['W:W28:B5', '28-16'],
    ['W:W28:B5', '28-18'],
    ['W:WK28:B45', '28-18'],
    ['W:WK28:B45', '28-30'],
  ],
  'one-step': [
    [undefined, '32-23'],
    ['W:W46:B5', '46-10'],
    ['B:W45:B23', '23-34'],
  ],
  forward: [
    ['W:W28:B5', '28-32'],
    ['W:W28:B5', '28-33'],
    ['B:W45:B23', '23-18'],
    ['B:W45:B23', '23-19'],
  ],
  'free-field': [
    [undefined, '37-32'],
    [undefined, '50'],
    ['W:WK28:B22,17,45', '28-22'],
  ],
  capture: [['W:W28:B33,5', '28x44']],
  'one-at-a-time': [['W:WK46:B28,23', '46x19']],
  'not-over-own': [['W:WK46,37:B45', '46-28']],
  'go-on': [
    ['W:W28:B33,43,5', '28x39'],
    ['W:W28:B33,5', '28x39x43'],
  ],
  'must-capture': [
    ['W:W28,40:B33,5', '40-34'],
    ['W:W28,40:B33,5', '40'],
    ['W:WK50,28:B33,5', '50'],
  ],
  'longest-capture': [
    ['W:W28,16:B33,43,21,5', '16x27'],
    ['W:W28,16:B33,43,21,5', '16'],
  ],
  once: [['W:W28:B33,5', '28x39x28']],
  'taken-after': [['W:W28:B33,5', '28x39x33']],
  'king-move': [['W:WK28:B45', '28-23-18']],
  notation: [
    [undefined, '32x28'],
    ['W:W28:B33,5', '28-39'],
    ['W:W28:B33,43,5', '28x39x48'],
  ],
}

/** Both players go round their fields again and again, White first; stops after this many moves of both. */
export function wander(
  table: Table,
  white: readonly number[],
  black: readonly number[],
  plies: number,
): Table {
  for (let ply = 0; ply < plies; ply++) {
    const round = ply % 2 === 0 ? white : black
    const step = Math.floor(ply / 2)
    table.play(ply % 2, `${round[step % round.length]}-${round[(step + 1) % round.length]}`)
  }
  return table
}

/** Kings that never meet; the same position recurs after fifteen moves each. */
const WHITE = [1, 7, 12]
const BLACK = [50, 44, 39, 33, 28]
const APART = 'W:WK1,46:BK50,15'

interface Rounds {
  readonly position: string
  readonly white: readonly number[]
  readonly black: readonly number[]
}

/** This many moves by each, and not one less, are a draw by this rule. */
export function isDrawnAfter(game: DraughtsGame, rule: string, moves: number, rounds: Rounds): void {
  const { position, white, black } = rounds
  const table = wander(given(game, { position }), white, black, 2 * moves - 1)
  expect(table.result).toBeUndefined()
  const from = black[(moves - 1) % black.length]!
  table.play(1, `${from}-${black[moves % black.length]}`)
  expect(table.result).toEqual({ places: [1, 1], why: `${game.id}.${rule}` })
  expect(table.facts(0).at(-1)).toEqual({ fact: rule })
  expect(table.position.endsWith(`:=${rule}`)).toBe(true)
}

export function drawsByRepetition(game: DraughtsGame): void {
  const table = wander(given(game, { position: APART }), [1, 7], [50, 44], 7)
  expect(table.result).toBeUndefined()
  table.play(1, '44-50')
  expect(table.result).toEqual({ places: [1, 1], why: `${game.id}.repetition` })
}
export const drawsByKingsOnly = (game: DraughtsGame): void =>
  isDrawnAfter(game, 'kings-only', 25, { position: APART, white: WHITE, black: BLACK })
export function drawsInEndgames(game: DraughtsGame): void {
  const rounds = { white: WHITE, black: BLACK.slice(0, -1) }
  for (const position of ['W:WK1,K46,K5:BK50', 'W:WK1,K5,46:BK50', 'W:WK1,47,48:BK50']) {
    isDrawnAfter(game, 'sixteen-moves', 16, { position, ...rounds })
  }
  for (const position of ['W:WK1,K46:BK50', 'W:WK1,46:BK50', 'W:WK1:BK50']) {
    isDrawnAfter(game, 'five-moves', 5, { position, ...rounds })
  }
}

/** The first moves of White and of Black if the two middle rows of the dark board are free. */
export function beginsLikeDammen(game: DraughtsGame): void {
  const table = given(game)
  expect(table.turn).toEqual([0])
  expect(table.moves(0)).toEqual([
    '31-26',
    '31-27',
    '32-27',
    '32-28',
    '33-28',
    '33-29',
    '34-29',
    '34-30',
    '35-30',
  ])
  expect(table.moves(1)).toEqual([])
  expect(table.refusal(1, '19-23')).toBe(`${game.id}.turn`)
  table.play(0, '35-30')
  expect(table.turn).toEqual([1])
  expect(table.moves(1)).toEqual([
    '16-21',
    '17-21',
    '17-22',
    '18-22',
    '18-23',
    '19-23',
    '19-24',
    '20-24',
    '20-25',
  ])
  expect(table.refusal(0, '40-35')).toBe(`${game.id}.turn`)
}

const bare = (table: Table): string => table.position.replace(':R0,0', '')

/** Twenty men a side on the dark fields of the outer four rows. */
export function setsUpLikeDammen(game: DraughtsGame): void {
  expect(game.seats).toEqual([2])
  expect(given(game).position).toBe(given(game, { position: 'W:W31-50:B1-20' }).position)
}

/** A man that steps onto the far row becomes a king, on either side; a king is not crowned again. */
export function crownsOnTheFarRow(game: DraughtsGame): void {
  const table = given(game, { position: 'W:W7:B45' }).play(0, '7-1')
  expect(bare(table)).toBe('B:WK1:B45')
  expect(table.facts(0).at(-1)).toEqual({ fact: 'crowned', seat: 0, turns: ['1'], field: '1' })
  expect(bare(given(game, { position: 'B:W6:B41' }).play(1, '41-46'))).toBe('W:W6:BK46')
  expect(given(game, { position: 'W:WK7:B45' }).play(0, '7-1').facts(0)).toHaveLength(1)
}

/** A man that comes to the far row in a capture and continues stays a man. */
export function passesTheFarRow(game: DraughtsGame): void {
  // 12 over 8 to 3, and back over 9 to 14.
  expect(bare(given(game, { position: 'W:W12:B8,9,45' }).play(0, '12x14'))).toBe('B:W14:B45')
}

/** A king goes any distance, and captures from afar with its choice of landing fields. */
export function kingsFly(game: DraughtsGame): void {
  const fields = [22, 17, 11, 6, 23, 19, 14, 10, 5, 32, 37, 41, 46, 33, 39, 44, 50]
  const moves = (position: string, seat = 0) => given(game, { position }).moves(seat)
  expect(moves('W:WK28:B45')).toEqual(fields.map((to) => `28-${to}`).toSorted())
  expect(moves('W:WK46:B28,45')).toEqual(['46x10', '46x14', '46x19', '46x23', '46x5'])
  expect(moves('W:WK5:B28,45')).toEqual(['5x32', '5x37', '5x41', '5x46'])
  expect(moves('B:W32,45:BK28', 1)).toEqual(['28x37', '28x41', '28x46'])
}

/** Men capture backward over a neighbour, continue, and have to; the longest capture takes precedence. */
export function capturesLikeDammen(game: DraughtsGame): void {
  const moves = (position: string) => given(game, { position }).moves(0)
  expect(moves('W:W28,40:B33,5')).toEqual(['28x39'])
  expect(moves('W:W28,40:B32,5')).toEqual(['28x37'])
  expect(moves('W:W28,16:B33,43,21,5')).toEqual(['28x48'])
  const table = given(game, { position: 'W:W28:B33,43,5' }).play(0, '28x48')
  expect(bare(table)).toBe('B:W48:B5')
  expect(table.facts(1)).toEqual([
    { fact: 'captures', seat: 0, path: ['28', '39', '48'], takes: ['33', '43'], n: 2, move: '28x48' },
  ])
}

/** Only own pieces move, and only to free fields of the board. */
export function staysOnFreeFields(game: DraughtsGame): void {
  expect(given(game).refusal(0, '51-46')).toBe(`${game.id}.fields`)
  expect(given(game).refusal(0, '28-23')).toBe(`${game.id}.one-piece`)
  expect(given(game).refusal(0, '19-23')).toBe(`${game.id}.own-pieces`)
  expect(given(game).refusal(0, '37-32')).toBe(`${game.id}.free-field`)
}

/** A king jumps over one opposing piece at a time, and over each once. */
export function jumpsOverOne(game: DraughtsGame): void {
  const moves = (position: string) => given(game, { position }).moves(0)
  expect(moves('W:WK46:B28,23')).toEqual(['46-32', '46-37', '46-41'])
  expect(moves('W:WK46,37:B45')).toEqual(['37-31', '37-32', '46-41'])
  // Over 37 to 28, over 33 to 39, over 43 to 48; 37 is not jumped again, and is before 31.
  expect(moves('W:WK46:B37,33,43')).toEqual(['46x48'])
  expect(moves('W:WK46:B37,33,43,31')).toEqual(['46x48'])
}

/** If capturing is optional, it is one choice among others. */
export function capturesFreely(game: DraughtsGame): void {
  const table = given(game, { position: 'W:W28,40:B33,5', options: { slagplicht: false } })
  expect(table.moves(0)).toEqual(['28-22', '28-23', '28x39', '40-34', '40-35'])
}

/**
 * Random matches: the sets match the board, men are crowned, no two pieces are the same, copies stay unchanged, all
 * matches end.
 */
export function playsSoundly(
  game: DraughtsGame,
  fields: Fields,
  options: Readonly<Record<string, unknown>>,
): void {
  const rng = seededRng(1)
  const where = ({ board }: Draughts, passes: (piece: number) => boolean) => [
    ...setOf(fields, (field) => board[field]! > 0 && passes(board[field]!)),
  ]
  for (let match = 0; match < 3; match++) {
    const s = game.setup(options, 2)
    while (game.turn(s).length > 0) {
      const moves = game.moves(s, s.seat)
      const copy = game.copy!(s)
      const asItWas = JSON.stringify(copyJson(s))
      game.play(s, s.seat, moves[rng(moves.length)]!)
      const pieces = s.board.flatMap((piece, field) => (field > 0 && piece > 0 ? [{ piece, field }] : []))
      const ids = new Set(pieces.map(({ piece }) => knownBy(piece)))
      const farRow = (piece: number) => (seatOf(piece) === 0 ? 0 : fields.size - 1)
      const uncrowned = pieces.filter(
        ({ piece, field }) => fields.row(field) === farRow(piece) && !isKing(piece),
      )
      const sets = [
        ...where(s, (piece) => seatOf(piece) === 0),
        ...where(s, (piece) => seatOf(piece) === 1),
        ...where(s, isKing),
      ]
      expect([JSON.stringify(copy), s.sets, ids.size, uncrowned.length]).toEqual([
        asItWas,
        sets,
        pieces.length,
        0,
      ])
    }
  }
  for (let match = 0; match < 20; match++) {
    expect(playout(game, game.setup(options, 2), 2, rng, game.bound)).toBeLessThan(game.bound)
  }
}
