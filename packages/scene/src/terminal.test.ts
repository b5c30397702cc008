import { LANGS, type Lang } from '@spellendoos/kernel'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as samples from './samples.ts'
import type { Board, Piece, Place, Scene } from './scene.ts'
import { draw, SEAT_MARKS, type Drawing } from './terminal.ts'
import { widthOf } from './terminal/width.ts'

const { SAMPLE_WORDS, ...made } = samples
const scenes = Object.entries(made).map(([name, make]) => [name, make()] as const)
const plain: Drawing = { words: SAMPLE_WORDS, lang: 'nl', colour: false, names: ['Anna', 'Bert'] }
const bare = (more: Partial<Scene>): Scene => ({ trays: [], sheets: [], seats: [], last: [], ...more })
const picture = (scene: Scene, more: Partial<Drawing> = {}) => `\n${draw(scene, { ...plain, ...more })}\n`
// oxlint-disable-next-line no-control-regex -- colours are escape sequences
const inkless = (text: string) => text.replace(/\u001b\[[\d;]*m/g, '')

describe('boards', () => {
  it('draws a draughts corner with its numbers, a king, the last move and what glows', () => {
    const scene = { ...samples.draughts(4, 1), seats: [], last: ['7'] }
    expect(picture(scene, { marks: ['5'], touched: ['8'] })).toBe(`
 ┌───┬1──┬───┬2──┐
 │   │ ▣ │   │ ■ │
 ├3──┼───┼4──┼───┤
 │   │   │   │   │
 ├───┼5──┼───┼6──┤
 │   │(·)│   │   │
 ├7──┼───┼8──┼───┤
 │‹●›│   │[●]│   │
 └───┴───┴───┴───┘

» Kies een schijf.
`)
  })

  it('draws a mill board with joints where nobody stands', () => {
    expect(picture(samples.mill(), { turn: [1] })).toBe(`
  ● Anna   5 stenen in de hand
▶ ■ Bert   1 steen in de hand

7    ●────────────────‹●›────────────────■
     │                 │                 │
     │                 │                 │
6    │     ┌───────────●───────────┐     │
     │     │           │           │     │
     │     │           │           │     │
5    │     │     ┌─────┴─────┐     │     │
     │     │     │           │     │     │
     │     │     │           │     │     │
4    ├─────┼─────┤           ├─────●─────┤
     │     │     │           │     │     │
     │     │     │           │     │     │
3    │     │     └─────┬─────■     │     │
     │     │           │           │     │
     │     │           │           │     │
2    │     ■───────────■───────────┘     │
     │                 │                 │
     │                 │                 │
1    └─────────────────┴─────────────────┘
     a     b     c     d     e     f     g
`)
  })

  it('stacks stones on spikes from the base, and counts them above five', () => {
    const stones = (on: string, seat: number, n: number): Piece[] =>
      Array.from({ length: n }, (_, i) => ({ id: `${on}${i}`, on, look: 'stone', seat }))
    const spike = (id: string, x: number, up: boolean, paint: 'red' | 'black'): Place => ({
      id,
      at: [x + 0.5, up ? 7.5 : 2.5],
      size: [1, 5],
      shape: up ? 'spike-up' : 'spike-down',
      paint,
      print: id,
    })
    const board: Board = {
      size: [2, 10],
      surface: 'felt',
      ground: [],
      places: [
        spike('13', 0, false, 'red'),
        spike('14', 1, false, 'black'),
        spike('12', 0, true, 'black'),
        spike('11', 1, true, 'red'),
      ],
      pieces: [...stones('13', 0, 5), ...stones('12', 1, 7), ...stones('11', 0, 1)],
    }
    expect(picture(bare({ board, last: ['11'] }), { marks: ['14'] })).toBe(`
   13  14
  ░●░ (·)
  ░●░ ▒▒▒
  ░●░ ▒▒▒
  ░●░ ▒▒▒
  ░●░ ▒▒▒
   ░   ▒
   ░   ▒
   ░   ▒
   ░   ▒
   ▒   ░
   ▒   ░
   ▒   ░
   ×7  ░
  ▒■▒ ░░░
  ▒■▒ ░░░
  ▒■▒ ░░░
  ▒■▒ ░░░
  ▒■▒ ‹●›
   12  11
`)
  })

  it('draws slanting lines between points', () => {
    const text = draw(samples.cross(), plain)
    expect(text).toContain('│ ╲   │   ╱ │')
    expect(text).toContain('■─────⊗─────■')
  })

  it('draws a star closer together, with the first and last id of each row', () => {
    const text = draw(samples.star(), plain)
    expect(text).toContain('\nd1           ● ● ● ●          d4\ne1  ◦ ◦ ◦')
    expect(text).toContain('p1             □ □            p2')
  })

  it('draws sixteen by sixteen within eighty columns, letters below and numbers beside', () => {
    const text = draw(samples.halma(), plain)
    expect(text).toContain('14  ●  ● ‹○› ●  ·')
    expect(text).toContain('    a  b  c  d  e  f')
  })

  it('tells below the board what has no room on it', () => {
    const board: Board = {
      size: [2, 1],
      surface: 'sand',
      ground: [],
      places: [
        { id: '1', at: [0.5, 0.5], shape: 'square', paint: 'sand', print: 'Start' },
        { id: '2', at: [1.5, 0.5], shape: 'square', paint: 'sand', print: 2 },
      ],
      pieces: Array.from({ length: 8 }, (_, seat) => ({
        id: `${seat}`,
        on: '2',
        look: 'horse',
        seat,
        face: `x${seat}`,
      })),
    }
    expect(picture(bare({ board }), { width: 20 })).toBe(`
 ┌Start┬2────┐
 │     │ ♥x7+│
 └─────┴─────┘

2: ●x0 ■x1 ▲x2 ◆x3
✚x4 ★x5 ⬟x6 ♥x7
Plaatsen: 1
`)
  })

  it('lists the ids that neither print nor edges tell', () => {
    const place = (id: string, x: number, y: number): Place => ({
      id,
      at: [x, y],
      shape: 'round',
      paint: 'line',
    })
    const board: Board = {
      size: [4, 1],
      surface: 'sand',
      ground: [],
      places: [place('somewhere-far', 0.5, 0.5), place('x', 1.5, 0.5), place('elsewhere', 2.5, 0.5)],
      pieces: [],
    }
    expect(draw(bare({ board }), plain)).toContain('Plaatsen: somewhere-far elsewhere')
    expect(draw(bare({ board }), { ...plain, marks: ['elsewhere'] })).toContain('Plaatsen: elsewhere')
  })
})

describe('trays', () => {
  it('draws dice with their eyes, spent ones with a dotted edge, each with its id', () => {
    expect(picture({ ...samples.dice(), seats: [] }, { touched: ['d2'], marks: ['throw'] })).toBe(`
 ╭───────╮ ╭───────╮ ╭───────╮ ╭───────╮ ┌┄┄┄┄┄┄┄┐ ┌┄┄┄┄┄┄┄┐
 │       │ │ ●     │ │ ●     │ │ ●   ● │ ┆ ●   ● ┆ ┆ ●   ● ┆
 │   ●   │ │       │ │   ●   │ │       │ ┆   ●   ┆ ┆ ●   ● ┆
 │       │ │     ● │ │     ● │ │ ●   ● │ ┆ ●   ● ┆ ┆ ●   ● ┆
 ╰───────╯ ╰───────╯ ╰───────╯ ╰───────╯ └┄┄┄┄┄┄┄┘ └┄┄┄┄┄┄┄┘
    d1       [d2]       d3        d4        d5        d6

 [ Gooien ] (throw)
`)
  })

  it('draws a hand of cards, and things alike that cannot be tapped once', () => {
    expect(picture(samples.hand())).toBe(`
  ● Anna       12 punten      50 op zak
  ■ Bert          1 punt   1.250 op zak
  ▲ speler 3    0 punten       5 op zak

● Je hand
 ╭───╮ ┏━━━┓ ╭───╮
 │ 7 │ ┃10 ┃ │▒▒▒│ ╔════╗      ┏●━━━┓
 │±2 │ ┃±3 ┃ │▒▒▒│ ║ 10 ║      ┃ 64 ┃
 ╰───╯ ┗━━━┛ ╰───╯ ╚════╝ ■(2) ┗━━━━┛ ▲
  c1    c2    ×13         chip        p
`)
  })

  it('writes words on dice that have no eyes', () => {
    const scene = bare({
      trays: [{ id: 't', items: [{ look: 'die', face: 'schuin vooruit' }, { look: 'die' }] }],
    })
    expect(picture(scene)).toBe(`
 ╭──────────────╮ ╭───────╮
 │              │ │       │
 │schuin vooruit│ │       │
 │              │ │       │
 ╰──────────────╯ ╰───────╯
`)
  })
})

describe('sheets', () => {
  it('rules a table with aligned columns, also with wide signs', () => {
    expect(picture({ ...samples.bets(), seats: [] })).toBe(`
Inzetten
╭────────┬──────────┬──────┬─────┬───────╮
│ Paard  │ Anna     │ Bert │   1 │     2 │
├────────┼──────────┼──────┼─────┼───────┤
│ Albino │ ✗ albino │      │ 300 │ 1.200 │
│ 東京   │ tokyo    │ ✗    │  50 │     5 │
╰────────┴──────────┴──────┴─────┴───────╯
`)
  })

  it('shows the ids of cells that can be tapped now, and no others once that is known', () => {
    const text = draw(samples.bets(), { ...plain, marks: ['tokyo'] })
    expect(text).toContain('│ (tokyo) │')
    expect(text).not.toContain('albino')
  })

  it('goes on below with its first column repeated where columns do not fit', () => {
    const row = (name: string) => [name, ...Array.from({ length: 12 }, (_, i) => `waarde-${i}`)]
    const text = draw(bare({ sheets: [{ id: 's', rows: [row('rij een')] }] }), { ...plain, width: 50 })
    expect(text.match(/rij een/g)!.length).toBeGreaterThan(1)
    for (let i = 0; i < 12; i++) expect(text).toContain(`waarde-${i} `)
  })
})

describe('every sample', () => {
  it.each(scenes)('%s fits eighty columns, in colour and without', (_, scene) => {
    for (const lang of LANGS) {
      for (const colour of [false, true, 256] as const) {
        const lines = inkless(draw(scene, { ...plain, lang, colour })).split('\n')
        for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(80)
      }
    }
  })

  it('tells eight seats apart without colours', () => {
    const pieces: Piece[] = SEAT_MARKS.flatMap((_, seat): Piece[] => [
      { id: `m${seat}`, on: `m${seat + 1}`, look: 'man', seat },
      { id: `k${seat}`, on: `k${seat + 1}`, look: 'king', seat },
    ])
    const places: Place[] = pieces.map(({ on, look, seat }) => ({
      id: on,
      at: [seat! + 0.5, look === 'man' ? 0.5 : 1.5],
      shape: 'round',
      paint: 'wood',
    }))
    const text = draw(bare({ board: { size: [8, 2], surface: 'wood', ground: [], places, pieces } }), plain)
    const signs = text.replace(/[a-z\d\s]/g, '')
    expect(new Set(signs).size).toBe(16)
  })

  it('writes escape sequences only in colour, and none that come out of a name', () => {
    const scene = samples.mill()
    const names = ['An\u001b[31mna', 'Bert\n\u202eBert']
    expect(draw(scene, { ...plain, names })).not.toMatch(/\p{Cc}(?<!\n)|\u202e/u)
    expect(draw(scene, { ...plain, names, colour: true })).toContain('\u001b[0;')
    expect(draw(scene, { ...plain, names, colour: 256 })).toMatch(/;48;5;\d+m/)
    expect(draw(scene, { ...plain, names })).toContain('Bert Bert')
  })
})

const unit = fc.double({ min: 0, max: 8, noNaN: true })
const paint = fc.oneof(
  fc.constantFrom('wood', 'wood-dark', 'red', 'black', 'paper', 'felt', 'ink' as const),
  fc.record({ seat: fc.nat(7) }),
)
const label = fc.oneof(fc.string({ maxLength: 8 }), fc.nat(99), fc.constant({ say: 'throw' }))
const at = fc.tuple(unit, unit)
const some = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined })
const placed = fc.record(
  {
    at: fc.oneof(at, fc.tuple(fc.nat(7), fc.nat(7))),
    shape: fc.constantFrom('square', 'round', 'spike-up', 'spike-down', 'box' as const),
    size: fc.tuple(fc.constantFrom(1, 0.5, 3), fc.constantFrom(1, 2, 5)),
    paint,
    print: label,
  },
  { requiredKeys: ['at', 'shape', 'paint'] },
)
const looks = [
  'man',
  'king',
  'pawn',
  'stone',
  'peg',
  'horse',
  'match',
  'chip',
  'cube',
  'card',
  'note',
] as const
const standing = fc.record({ on: fc.nat(14), look: fc.constantFrom(...looks), seat: some(fc.nat(7)) })
const grounds = fc.oneof(
  fc.record({ rect: fc.tuple(unit, unit, unit, unit), paint }),
  fc.record({ line: fc.array(at, { maxLength: 4 }), paint, arrow: fc.boolean() }),
  fc.record({ circle: fc.tuple(unit, unit, unit), paint, filled: fc.boolean() }),
  fc.record({ shape: fc.array(at, { maxLength: 5 }), paint }),
  fc.record({ text: label, at }),
)
const item = fc.record(
  {
    look: fc.constantFrom('die', 'card', 'chip', 'note', 'cube', 'button', 'piece' as const),
    face: label,
    small: label,
    seat: fc.nat(7),
    paint,
    spent: fc.boolean(),
  },
  { requiredKeys: ['look'] },
)
const anything = fc.record({
  places: fc.array(placed, { maxLength: 12 }),
  pieces: fc.array(standing, { maxLength: 14 }),
  ground: fc.array(grounds, { maxLength: 4 }),
  items: fc.array(item, { maxLength: 9 }),
  cells: fc.array(fc.array(label, { maxLength: 9 }), { maxLength: 3 }),
  colour: fc.constantFrom(true, false, 256 as const),
  width: fc.integer({ min: 20, max: 120 }),
  lang: fc.constantFrom<Lang>(...LANGS),
})

describe('any scene', () => {
  it('is drawn, with the face of every piece and the id of every thing in a tray', () => {
    fc.assert(
      fc.property(anything, ({ places, pieces, ground, items, cells, colour, width, lang }) => {
        const board = {
          size: [8, 8],
          surface: 'wood',
          ground,
          places: places.map((place, i) => ({ ...place, id: `p${i}` })),
          pieces: pieces.map((piece, i) => ({ ...piece, id: `${i}`, on: `p${piece.on}`, face: `«${i}»` })),
        } as Board
        const scene = bare({
          board,
          trays: [
            {
              id: 't',
              items: items.map((each, i) => ({ ...each, spot: `t${i}` })),
            },
          ],
          sheets: [{ id: 's', rows: cells }],
          last: ['p0', 't0'],
        })
        const text = inkless(draw(scene, { words: SAMPLE_WORDS, lang, colour, width, touched: ['p1'] }))
        const flat = text.replace(/\s/g, '')
        for (const { face } of board.pieces) expect(flat).toContain(face)
        items.forEach((_, i) => expect(text).toContain(`t${i}`))
      }),
      { numRuns: 300 },
    )
  })
})
