import { sameInAll } from '@spellendoos/kernel'
import type { At, Board, Ground, Piece, Place, Scene } from './scene.ts'

/** Pictures of every kind of table, for testing readings. */

/** What a sample says in a language that it has no text for. */
const SAMPLE = sameInAll('sample')
export const SAMPLE_WORDS = {
  says: {
    throw: { ...SAMPLE, nl: 'Gooien', en: 'Throw', de: 'Würfeln', fr: 'Lancer' },
    'your-move': {
      ...SAMPLE,
      nl: 'Kies een schijf.',
      en: 'Choose a man.',
      de: 'Wähle einen Stein.',
      fr: 'Choisissez un pion.',
    },
    'in-hand': {
      ...SAMPLE,
      nl: '{n} {n, plural, one {steen} other {stenen}} in de hand',
      en: '{n} {n, plural, one {stone} other {stones}} in hand',
      de: '{n} {n, plural, one {Stein} other {Steine}} auf der Hand',
      fr: '{n} {n, plural, one {pion} other {pions}} en main',
    },
    hand: { ...SAMPLE, nl: 'Je hand', en: 'Your hand', de: 'Deine Hand', fr: 'Votre main' },
    bets: { ...SAMPLE, nl: 'Inzetten', en: 'Bets', de: 'Wetten', fr: 'Paris' },
    horse: { ...SAMPLE, nl: 'Paard', en: 'Horse', de: 'Pferd', fr: 'Cheval' },
    bar: sameInAll('bar'),
  },
}

const table = (board: Board | undefined, seats: number, more: Partial<Scene> = {}): Scene => ({
  ...(board === undefined ? {} : { board }),
  trays: [],
  sheets: [],
  seats: Array.from({ length: seats }, () => ({})),
  last: [],
  ...more,
})
const range = (n: number) => [...Array.from({ length: n }).keys()]
const letter = (n: number) => String.fromCharCode(97 + n)

export function draughts(side = 10, rows = 4): Scene {
  const places: Place[] = []
  let number = 0
  for (const y of range(side)) {
    for (const x of range(side)) {
      const dark = (x + y) % 2 === 1
      const at: At = [x + 0.5, y + 0.5]
      if (!dark) continue
      number += 1
      places.push({ id: `${number}`, at, shape: 'square', paint: 'wood-dark', print: number })
    }
  }
  const men = (seat: number, from: readonly Place[]): Piece[] =>
    from.map(({ id }) => ({ id: `${seat}-${id}`, on: id, look: id === '1' ? 'king' : 'man', seat }))
  const each = (rows * side) / 2
  return table(
    {
      size: [side, side],
      surface: 'wood',
      ground: [{ rect: [0, 0, side, side], paint: 'wood-light' }],
      places,
      pieces: [...men(1, places.slice(0, each)), ...men(0, places.slice(-each))],
    },
    2,
    { last: ['20'], coach: { say: 'your-move' } },
  )
}

export function mill(): Scene {
  const places: Place[] = []
  const ground: Ground[] = []
  const at = (x: number, y: number): At => [x + 0.5, y + 0.5]
  for (const ring of range(3)) {
    const [low, high] = [ring, 6 - ring]
    ground.push({
      line: [at(low, low), at(high, low), at(high, high), at(low, high), at(low, low)],
      paint: 'ink',
    })
    for (const y of [low, 3, high]) {
      for (const x of [low, 3, high]) {
        if (x === 3 && y === 3) continue
        places.push({ id: `${letter(x)}${7 - y}`, at: at(x, y), shape: 'round', paint: 'ink' })
      }
    }
  }
  for (const [x, y] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    ground.push({ line: [at(3 + 3 * x, 3 + 3 * y), at(3 + x, 3 + y)], paint: 'ink' })
  }
  const stones = (seat: number, on: readonly string[]): Piece[] =>
    on.map((spot) => ({ id: `${seat}${spot}`, on: spot, look: 'stone', seat }))
  return table(
    {
      size: [7, 7],
      surface: 'wood-light',
      ground,
      places,
      pieces: [...stones(0, ['a7', 'd7', 'd6', 'f4']), ...stones(1, ['g7', 'b2', 'e3', 'd2'])],
    },
    2,
    { seats: [{ note: { say: 'in-hand', n: 5 } }, { note: { say: 'in-hand', n: 1 } }], last: ['d7'] },
  )
}

export function tables(): Scene {
  const places: Place[] = range(24).map((i) => {
    const upper = i >= 12
    const column = upper ? i - 12 : 11 - i
    return {
      id: `${i + 1}`,
      at: [column + (column > 5 ? 1.5 : 0.5), upper ? 2.5 : 8.5],
      shape: upper ? 'spike-down' : 'spike-up',
      size: [1, 5],
      paint: i % 2 === 0 ? 'red' : 'black',
      print: i + 1,
    }
  })
  places.push({ id: 'bar', at: [6.5, 5.5], shape: 'box', size: [1, 11], paint: 'leather' })
  const stones = (seat: number, point: number, n: number): Piece[] =>
    range(n).map((i) => ({ id: `${seat}-${point}-${i}`, on: `${point}`, look: 'stone', seat }))
  const setup = [
    [24, 2],
    [13, 5],
    [8, 3],
    [6, 5],
  ] as const
  const pieces: Piece[] = setup.flatMap(([point, n]) => [...stones(0, point, n), ...stones(1, 25 - point, n)])
  pieces.push(...stones(0, 6, 2).map((piece) => ({ ...piece, id: `${piece.id}+` })))
  pieces.push(
    { id: 'hit', on: 'bar', look: 'stone', seat: 1 },
    { id: 'cube', on: 'bar', look: 'cube', face: 2 },
  )
  return table({ size: [13, 11], surface: 'felt', ground: [], places, pieces }, 2, {
    trays: [
      {
        id: 'dice',
        items: [
          { look: 'die', face: 5, paint: 'white' },
          { look: 'die', face: 3, paint: 'black', spent: true },
          { look: 'button', face: { say: 'throw' }, spot: 'throw' },
        ],
      },
    ],
  })
}

/** The four-coloured cross: 40 fields, homes and ends. */
export function ludo(): Scene {
  const arm: At[] = [
    [4, 10],
    [4, 9],
    [4, 8],
    [4, 7],
    [4, 6],
    [3, 6],
    [2, 6],
    [1, 6],
    [0, 6],
    [0, 5],
  ]
  const turned = ([x, y]: At, times: number): At => (times === 0 ? [x, y] : turned([10 - y, x], times - 1))
  const middle = ([x, y]: At): At => [x + 0.5, y + 0.5]
  const places: Place[] = range(40).map((i) => ({
    id: `${i + 1}`,
    at: middle(turned(arm[i % 10]!, Math.floor(i / 10))),
    shape: 'round',
    paint: i % 10 === 0 ? { seat: i / 10 } : 'paper',
  }))
  const pieces: Piece[] = []
  for (const seat of range(4)) {
    for (const i of range(4)) {
      places.push({
        id: `${'abcd'[seat]}${i + 1}`,
        at: middle(turned([5, 9 - i], seat)),
        shape: 'round',
        paint: { seat },
      })
    }
    const home = turned([1, 9], seat)
    places.push({ id: `home-${seat + 1}`, at: middle(home), shape: 'box', size: [2, 2], paint: { seat } })
    for (const i of range(3)) pieces.push({ id: `${seat}${i}`, on: `home-${seat + 1}`, look: 'pawn', seat })
    pieces.push({ id: `${seat}x`, on: `${seat * 10 + 1 + seat * 3}`, look: 'pawn', seat })
  }
  return table({ size: [11, 11], surface: 'sand', ground: [], places, pieces }, 4, { last: ['1', '14'] })
}

/** The 33 points with straight and slanting lines. */
export function cross(): Scene {
  const inside = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < 7 && y < 7 && ((x > 1 && x < 5) || (y > 1 && y < 5))
  const places: Place[] = []
  const ground: Ground[] = []
  const pieces: Piece[] = []
  for (const y of range(7)) {
    for (const x of range(7)) {
      if (!inside(x, y)) continue
      const id = `${letter(x)}${7 - y}`
      places.push({ id, at: [x, y], shape: 'round', paint: y < 3 && x > 1 && x < 5 ? 'red' : 'wood' })
      const steps =
        (x + y) % 2 === 0
          ? [
              [1, 0],
              [0, 1],
              [1, 1],
              [-1, 1],
            ]
          : [
              [1, 0],
              [0, 1],
            ]
      for (const [dx, dy] of steps) {
        if (inside(x + dx!, y + dy!))
          ground.push({
            line: [
              [x, y],
              [x + dx!, y + dy!],
            ],
            paint: 'ink',
          })
      }
      if (y > 3) pieces.push({ id, on: id, look: 'stone', seat: 0 })
      if (y === 2 && (x === 2 || x === 4)) pieces.push({ id, on: id, look: 'stone', seat: 1 })
    }
  }
  return table({ size: [6, 6], surface: 'wood-light', ground, places, pieces }, 2)
}

/** A six-pointed star of 121 holes. */
export function star(): Scene {
  const rows = [1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1]
  const places: Place[] = []
  const pieces: Piece[] = []
  rows.forEach((n, y) => {
    for (const i of range(n)) {
      const id = `${letter(y)}${i + 1}`
      const seat = y < 4 ? 0 : y > 12 ? 1 : undefined
      places.push({
        id,
        at: [6.5 - (n - 1) / 2 + i, 0.5 + y * 0.866],
        shape: 'round',
        paint: seat === undefined ? 'line' : { seat },
      })
      if (y < 4) pieces.push({ id, on: id, look: 'peg', seat: 0 })
    }
  })
  return table({ size: [13, 15], surface: 'wood', ground: [], places, pieces }, 2)
}

export function halma(): Scene {
  const places: Place[] = []
  const pieces: Piece[] = []
  const court = [5, 5, 4, 3, 2]
  for (const y of range(16)) {
    for (const x of range(16)) {
      const id = `${letter(x)}${16 - y}`
      const seat = x < (court[y] ?? 0) ? 0 : 15 - x < (court[15 - y] ?? 0) ? 1 : undefined
      places.push({
        id,
        at: [x + 0.5, y + 0.5],
        shape: 'square',
        paint: seat === undefined ? 'wood-light' : { seat },
      })
      if (seat !== undefined && !(x === 2 && y === 2)) pieces.push({ id, on: id, look: 'pawn', seat })
    }
  }
  pieces.push({ id: 'x', on: 'd12', look: 'pawn', seat: 0 })
  return table({ size: [16, 16], surface: 'wood', ground: [], places, pieces }, 2, { last: ['c14', 'd12'] })
}

export function hand(): Scene {
  return table(undefined, 3, {
    seats: [
      { score: 12, money: 50 },
      { score: 1, money: 1250 },
      { score: 0, money: 5 },
    ],
    trays: [
      {
        id: 'hand',
        title: { say: 'hand' },
        seat: 0,
        items: [
          { look: 'card', face: 7, small: '±2', spot: 'c1', paint: 'paper' },
          { look: 'card', face: 10, small: '±3', spot: 'c2', paint: 'red' },
          { look: 'card' },
          ...range(12).map(() => ({ look: 'card' as const })),
          { look: 'note', face: 10 },
          { look: 'chip', face: 2, seat: 1, spot: 'chip' },
          { look: 'cube', face: 64, seat: 0 },
          { look: 'piece', seat: 2, spot: 'p' },
        ],
      },
    ],
  })
}

export function dice(): Scene {
  return table(undefined, 2, {
    trays: [
      {
        id: 'dice',
        items: range(6).map((i) => ({
          look: 'die' as const,
          face: i + 1,
          spot: `d${i + 1}`,
          ...(i > 3 ? { spent: true } : {}),
        })),
      },
      { id: 'buttons', items: [{ look: 'button', face: { say: 'throw' }, spot: 'throw' }] },
    ],
  })
}

export function bets(): Scene {
  return table(undefined, 2, {
    sheets: [
      {
        id: 'bets',
        title: { say: 'bets' },
        head: [{ say: 'horse' }, { say: 'seat', seat: 0 }, { say: 'seat', seat: 1 }, '1', '2'],
        rows: [
          ['Albino', { spot: 'albino', show: '', marked: true }, '', 300, 1200],
          ['東京', { spot: 'tokyo', show: '' }, '✗', 50, 5],
        ],
      },
    ],
  })
}
