import { LANGS } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

interface Stand {
  readonly hens: string
  readonly foxes: string
  readonly frozen?: string
  readonly turn?: 'h' | 'f'
  readonly quiet?: number
  readonly times?: number
  readonly compulsory?: boolean
}
const ROWS = [
  'c7 d7 e7',
  'c6 d6 e6',
  'a5 b5 c5 d5 e5 f5 g5',
  'a4 b4 c4 d4 e4 f4 g4',
  'a3 b3 c3 d3 e3 f3 g3',
  'c2 d2 e2',
  'c1 d1 e1',
]

function text({ hens, foxes, frozen = '', turn = 'f', quiet = 0, times = 1 }: Stand): string {
  const sign = (point: string) => {
    if (hens.split(' ').includes(point)) return 'h'
    if (frozen.split(' ').includes(point)) return 'z'
    return foxes.split(' ').includes(point) ? 'f' : '.'
  }
  const rows = ROWS.map((row) => row.split(' ').map(sign).join('')).join('/')
  return `${rows} ${turn} ${quiet} ${times}`
}
const stand = (setting: Stand) =>
  given(game, {
    position: text(setting),
    options: { 'must-jump': setting.compulsory === true ? 'verplicht' : 'bevroren' },
  })
type Table = ReturnType<typeof stand>
const jumpsOf = (table: Table) => table.moves(1).filter((move) => move.includes('x'))
const names = (table: Table) => table.facts(0).map(({ fact }) => fact)

/** Ten hens out of the way. */
const FAR = 'c1 d1 e1 c2 d2 e2 a3 g3 a4 g4'

describe('vos-en-kip: the start', () => {
  it('vos-en-kip.equipment, vos-en-kip.setup: two foxes on c5 and e5, twenty hens on rows 1 to 4', () => {
    const table = given(game)
    expect(table.position).toBe('.../.../..f.f../hhhhhhh/hhhhhhh/hhh/hhh h 0 1')
    expect(table.state.hens).toBe(20)
    const { board } = game.scene(table.state, 0, [])
    expect(board!.pieces.filter(({ look, seat }) => look === 'pawn' && seat === 0)).toHaveLength(20)
    expect(
      board!.pieces.filter(({ look, seat }) => look === 'man' && seat === 1).map(({ on }) => on),
    ).toEqual(['c5', 'e5'])
  })

  it('vos-en-kip.board: 33 points of seven columns and seven rows', () => {
    const { places } = game.scene(given(game).state, 0, []).board!
    expect(places.map(({ id }) => id)).toEqual(ROWS.flatMap((row) => row.split(' ')))
    expect(places[0]!.at).toEqual([2.5, 0.5])
    expect(places.at(-1)!.at).toEqual([4.5, 6.5])
  })

  it('vos-en-kip.square: nine green points', () => {
    const { places } = game.scene(given(game).state, 0, []).board!
    expect(places.filter(({ paint }) => paint === 'green').map(({ id }) => id)).toEqual(
      'c7 d7 e7 c6 d6 e6 c5 d5 e5'.split(' '),
    )
  })

  it('vos-en-kip.turn: the hens start, then the foxes, then the hens', () => {
    const table = given(game)
    expect(table.moves(0)).toEqual(['a4-a5', 'b4-a5', 'b4-b5', 'd4-d5', 'f4-f5', 'f4-g5', 'g4-g5'])
    expect(table.moves(1)).toEqual([])
    expect(table.play(0, 'a4-a5').turn).toEqual([1])
    expect(table.moves(0)).toEqual([])
    expect(table.play(1, 'c5-c6').turn).toEqual([0])
  })
})

describe('vos-en-kip: steps', () => {
  it.each([
    ['d4', 'c3 c4 c5 d3 d5 e3 e4 e5'],
    ['c4', 'b4 c3 c5 d4'],
    ['c5', 'b4 b5 c4 c6 d4 d5 d6'],
    ['d7', 'c7 d6 e7'],
    ['c7', 'c6 d6 d7'],
    ['a5', 'a4 b4 b5'],
    ['b5', 'a5 b4 c5'],
    ['e1', 'd1 d2 e2'],
    ['g4', 'f4 g3 g5'],
  ])('vos-en-kip.lines, vos-en-kip.fox-step: a fox on %s steps to %s', (from, targets) => {
    const other = from === 'e7' || from === 'd7' ? 'g5' : 'e7'
    const hens = ROWS.flatMap((row) => row.split(' '))
      .filter((point) => point !== from && point !== other && !targets.split(' ').includes(point))
      .slice(0, 9)
    // Hens elsewhere, so that jumps are available and are not made.
    const table = stand({ hens: hens.join(' '), foxes: `${from} ${other}` })
    const steps = table.moves(1).filter((move) => move.startsWith(`${from}-`))
    expect(steps).toEqual(targets.split(' ').map((to) => `${from}-${to}`))
  })

  it('vos-en-kip.hen-step: forward, diagonally forward and sideways, one point along a line', () => {
    const table = stand({ hens: 'd4 c1 d1 e1 c2 d2 e2 a3 g3', foxes: 'c7 e7', turn: 'h' })
    expect(table.moves(0).filter((move) => move.startsWith('d4'))).toEqual([
      'd4-c4',
      'd4-c5',
      'd4-d5',
      'd4-e4',
      'd4-e5',
    ])
    const odd = stand({ hens: 'c4 c1 d1 e1 c2 d2 e2 a3 g3', foxes: 'c7 e7', turn: 'h' })
    expect(odd.moves(0).filter((move) => move.startsWith('c4'))).toEqual(['c4-b4', 'c4-c5', 'c4-d4'])
    odd.play(0, 'c4-c5')
    expect(odd.facts(1)).toEqual([{ fact: 'hen-moved', seat: 0, path: ['c4', 'c5'], from: 'c4', to: 'c5' }])
    expect(game.scene(odd.state, 1, []).last).toEqual(['c4', 'c5'])
  })

  it('vos-en-kip.hen-back: no hen goes back, straight or diagonally', () => {
    const table = stand({ hens: 'd4 c1 d1 e1 c2 d2 e2 a4 g4', foxes: 'c7 e7', turn: 'h' })
    expect(table.moves(0).filter((move) => move.endsWith('3'))).toEqual([
      'c2-c3',
      'd2-c3',
      'd2-d3',
      'd2-e3',
      'e2-e3',
    ])
    expect(table.refusal(0, 'd4-d3')).toBe('vos-en-kip.hen-back')
    expect(table.refusal(0, 'd4-c3')).toBe('vos-en-kip.hen-back')
  })

  it('vos-en-kip.own, vos-en-kip.free-point: own animals, to free points', () => {
    const table = stand({ hens: `${FAR} c4`, foxes: 'c5 e7', turn: 'h' })
    expect(table.moves(0)).not.toContain('c4-c5')
    expect(table.moves(0).every((move) => `${FAR} c4`.split(' ').includes(move.slice(0, 2)))).toBe(true)
    const foxes = stand({ hens: `${FAR} c4`, foxes: 'c5 d5' })
    expect(foxes.moves(1)).not.toContain('c5-d5')
    expect(foxes.moves(1)).not.toContain('c5-c4')
  })
})

describe('vos-en-kip: jumps', () => {
  it('vos-en-kip.jump: over a hen along a line onto the free point behind it', () => {
    const table = stand({ hens: `${FAR} d4 c6`, foxes: 'c5 e7' })
    // Straight up c6 to c7, diagonally d4 to e3.
    expect(jumpsOf(table)).toEqual(['c5xc7', 'c5xe3'])
    table.play(1, 'c5xe3')
    expect(table.facts(0)).toEqual([
      { fact: 'fox-jumped', seat: 1, path: ['c5', 'e3'], from: 'c5', to: 'e3', takes: ['d4'], n: 1 },
    ])
    expect(table.position).toBe(text({ hens: `${FAR} c6`, foxes: 'e3 e7', turn: 'h' }))
  })

  it('vos-en-kip.jump: not over a fox, nor over nothing, nor over a hen with another behind it', () => {
    expect(jumpsOf(stand({ hens: FAR, foxes: 'c5 d5' }))).toEqual([])
    expect(jumpsOf(stand({ hens: `${FAR} c4 c3`, foxes: 'c5 e7' }))).toEqual([])
    expect(jumpsOf(stand({ hens: `${FAR} c4`, foxes: 'c5 c3' }))).toEqual([])
  })

  it('vos-en-kip.jump, vos-en-kip.lines: no diagonal jump from a point without diagonals', () => {
    // From d5 no diagonal runs to c4, though c4 holds a hen and b3 is free.
    expect(jumpsOf(stand({ hens: `${FAR} c4 e4`, foxes: 'd5 e7' }))).toEqual([])
  })

  it('vos-en-kip.jump: not off the board', () => {
    expect(jumpsOf(stand({ hens: `${FAR} c6`, foxes: 'd6 e7' }))).toEqual([])
    expect(jumpsOf(stand({ hens: `${FAR} a5 b5`, foxes: 'c5 e7' }))).toEqual([])
  })

  it('vos-en-kip.stop-early: where jumping is compulsory, the chain is finished', () => {
    const table = stand({ hens: `${FAR} c4 d3 e4`, foxes: 'c5 e7', compulsory: true })
    expect(table.moves(1)).toEqual(['c5xc3xe3xe5'])
    expect(table.refusal(1, 'c5xc3')).toBe('vos-en-kip.stop-early')
    expect(table.refusal(1, 'c5-c3-e3')).toBe('vos-en-kip.stop-early')
  })

  it('vos-en-kip.stop-early: elsewhere a fox that stops while it could go on freezes, and frees the other', () => {
    const table = stand({ hens: `${FAR} c4 d3 e4`, foxes: 'c5', frozen: 'e7' }).play(1, 'c5xc3')
    expect(table.position).toBe(text({ hens: `${FAR} d3 e4`, foxes: 'e7', frozen: 'c3', turn: 'h' }))
    expect(names(table)).toEqual(['fox-jumped', 'thawed', 'froze'])
    expect(table.facts(0).at(-1)).toEqual({ fact: 'froze', seat: 1, point: 'c3' })
    const finished = stand({ hens: `${FAR} c4 d3 e4`, foxes: 'c5', frozen: 'e7' }).play(1, 'c5xc3xe3xe5')
    expect(names(finished)).toEqual(['fox-jumped', 'thawed'])
    expect(finished.state.frozen).toBe(0)
  })

  it('vos-en-kip.chain: jump on as far as there are hens', () => {
    const table = stand({ hens: `${FAR} c4 d3 e4`, foxes: 'c5 e7' })
    expect(jumpsOf(table)).toEqual(['c5xc3', 'c5xc3xe3', 'c5xc3xe3xe5'])
    table.play(1, 'c5xc3xe3xe5')
    expect(table.position).toBe(text({ hens: FAR, foxes: 'e5 e7', turn: 'h' }))
    expect(table.facts(0)[0]).toMatchObject({
      takes: ['c4', 'd3', 'e4'],
      n: 3,
      path: ['c5', 'c3', 'e3', 'e5'],
    })
  })

  it('vos-en-kip.chain: a hen that was taken no longer stands in the way', () => {
    // Over d5 to e5, on over e4 to e3, over d3 to c3, over c4 back to c5: the point it left is free.
    const table = stand({ hens: `${FAR} c4 d3 e4 d5`, foxes: 'c5 e7' })
    const loops = jumpsOf(table).filter((move) => move.split('x').length === 5)
    expect(loops).toHaveLength(1)
    expect(jumpsOf(table)).toHaveLength(7)
    const loop = game.moves(table.state, 1).find((move) => game.write(table.state, move) === loops[0])!
    expect(
      game
        .touches(table.state, loop)
        .map((path) => path.join(' '))
        .toSorted(),
    ).toEqual(['c5 c3 e3 e5 c5', 'c5 e5 e3 c3 c5'])
    table.play(1, loops[0]!)
    expect(table.position).toBe(text({ hens: FAR, foxes: 'c5 e7', turn: 'h' }))
  })

  it('a move is tapped point by point', () => {
    const table = stand({ hens: `${FAR} c4 d3`, foxes: 'c5 e7' })
    const taps = (notation: string) =>
      game.touches(
        table.state,
        game.moves(table.state, 1).find((move) => game.write(table.state, move) === notation)!,
      )
    expect(taps('c5xc3xe3')).toEqual([['c5', 'c3', 'e3']])
    expect(taps('c5-c6')).toEqual([['c5', 'c6']])
  })
})

describe('vos-en-kip: an overlooked jump', () => {
  it('vos-en-kip.must-jump: where it is compulsory, only jumps are legal, and nobody freezes', () => {
    const table = stand({ hens: `${FAR} c4`, foxes: 'c5 e7', compulsory: true })
    expect(table.moves(1)).toEqual(['c5xc3'])
    expect(table.refusal(1, 'e7-d7')).toBe('vos-en-kip.must-jump')
    expect(table.refusal(1, 'c5-c6')).toBe('vos-en-kip.must-jump')
    expect(table.refusal(1, 'e7')).toBe('vos-en-kip.must-jump')
    const quiet = stand({ hens: FAR, foxes: 'c5 e7', compulsory: true }).play(1, 'c5-c6')
    expect(quiet.state.frozen).toBe(0)
  })

  it('vos-en-kip.must-jump, vos-en-kip.frozen: by the book a step is possible, and freezes the fox', () => {
    const table = stand({ hens: `${FAR} c4`, foxes: 'c5 e7' }).play(1, 'c5-c6')
    expect(table.facts(0)).toEqual([
      { fact: 'fox-moved', seat: 1, path: ['c5', 'c6'], from: 'c5', to: 'c6' },
      { fact: 'froze', seat: 1, point: 'c6' },
    ])
    expect(table.position).toBe(text({ hens: `${FAR} c4`, foxes: 'e7', frozen: 'c6', turn: 'h', quiet: 1 }))
    table.play(0, 'a4-a5')
    expect(table.moves(1)).toEqual(['e7-d6', 'e7-d7', 'e7-e6'])
    expect(table.refusal(1, 'c6-c5')).toBe('vos-en-kip.frozen')
    const { board, seats, coach } = game.scene(table.state, 1, [])
    expect(board!.pieces.find(({ on }) => on === 'c6')).toMatchObject({
      name: { say: 'frozen-fox' },
      face: '❄',
    })
    expect(board!.pieces.find(({ on }) => on === 'e7')).toMatchObject({ name: { say: 'fox' } })
    expect(seats[1]).toEqual({ note: { say: 'note-frozen' } })
    expect(coach).toEqual({ say: 'coach-one-fox' })
  })

  it('vos-en-kip.frozen: also the fox that could jump while the other stepped', () => {
    const table = stand({ hens: `${FAR} e4`, foxes: 'c5 e5' }).play(1, 'c5-c6')
    expect(table.facts(0).at(-1)).toEqual({ fact: 'froze', seat: 1, point: 'e5' })
    table.play(0, 'a4-a5')
    expect(table.moves(1).every((move) => move.startsWith('c6'))).toBe(true)
  })

  it('vos-en-kip.frozen: until the other fox makes a jump', () => {
    const table = stand({ hens: `${FAR} c4`, foxes: 'c5', frozen: 'e7' })
    expect(table.moves(1).some((move) => move.startsWith('e7'))).toBe(false)
    table.play(1, 'c5xc3')
    expect(names(table)).toEqual(['fox-jumped', 'thawed'])
    table.play(0, 'a4-a5')
    expect(table.moves(1)).toContain('e7-e6')
  })

  it('vos-en-kip.frozen: a step of the other does not free it', () => {
    const table = stand({ hens: FAR, foxes: 'c5', frozen: 'e7' }).play(1, 'c5-c6').play(0, 'a4-a5')
    expect(table.moves(1).some((move) => move.startsWith('e7'))).toBe(false)
    expect(table.position).toContain('..z/')
  })

  it('vos-en-kip.jump-frees: one fox jumps, so the other that could have is not frozen', () => {
    const table = stand({ hens: `${FAR} c4 e4`, foxes: 'c5 e5' }).play(1, 'c5xc3')
    expect(table.state.frozen).toBe(0)
    expect(names(table)).toEqual(['fox-jumped'])
  })

  it('vos-en-kip.both-frozen, vos-en-kip.jump-frees: both could jump and none did: the hens win', () => {
    const table = stand({ hens: `${FAR} c4 e4`, foxes: 'c5 e5' }).play(1, 'c5-c6')
    expect(names(table)).toEqual(['fox-moved', 'froze', 'froze', 'won-frozen'])
    expect(table.result).toEqual({ places: [1, 2], why: 'vos-en-kip.both-frozen' })
  })

  it('vos-en-kip.both-frozen: the second oversight ends it too', () => {
    const table = stand({ hens: `${FAR} c4`, foxes: 'c5', frozen: 'e7' }).play(1, 'c5-c6')
    expect(table.result).toEqual({ places: [1, 2], why: 'vos-en-kip.both-frozen' })
    expect(table.facts(0).at(-1)).toEqual({ fact: 'won-frozen', seat: 0 })
  })
})

describe('vos-en-kip: the end', () => {
  const EIGHT = 'c7 d7 e7 c6 d6 e6 c5 e5'
  it('vos-en-kip.square-full: the ninth point of the square wins', () => {
    const table = stand({ hens: `${EIGHT} d4`, foxes: 'a3 g3', turn: 'h' }).play(0, 'd4-d5')
    expect(table.result).toEqual({ places: [1, 2], why: 'vos-en-kip.square-full' })
    expect(table.facts(1).at(-1)).toEqual({ fact: 'won-square', seat: 0 })
    expect(table.turn).toEqual([])
    expect(game.scene(table.state, 0, []).seats[0]).toEqual({ note: { say: 'note-hens', n: 9, inside: 9 } })
  })

  it('vos-en-kip.square-full: a fox in the square is no hen', () => {
    const table = stand({ hens: `${EIGHT} d3`, foxes: 'd5 g3', turn: 'h' }).play(0, 'd3-d4')
    expect(table.result).toBeUndefined()
  })

  it('vos-en-kip.foxes-stuck: no fox can step or jump', () => {
    const table = stand({ hens: 'd7 c6 d6 e6 c5 f5 a3 g3 d1', foxes: 'c7 e7', turn: 'h' }).play(0, 'f5-e5')
    expect(table.result).toEqual({ places: [1, 2], why: 'vos-en-kip.foxes-stuck' })
    expect(table.facts(0).at(-1)).toEqual({ fact: 'won-foxes-stuck', seat: 0 })
    const open = stand({ hens: 'd7 c6 d6 e6 c5 f5 a3 g3 d1', foxes: 'c7 e7', turn: 'h' }).play(0, 'a3-a4')
    expect(jumpsOf(open)).toEqual(['c7xe5', 'c7xe5xg5', 'e7xe5', 'e7xe5xg5'])
  })

  it('vos-en-kip.foxes-stuck: one frozen, the other shut in', () => {
    const table = stand({ hens: 'd7 c6 d6 f5 c5 a3 g3 d1 b5', foxes: 'c7', frozen: 'e7', turn: 'h' }).play(
      0,
      'f5-e5',
    )
    expect(table.result).toEqual({ places: [1, 2], why: 'vos-en-kip.foxes-stuck' })
  })

  it('vos-en-kip.too-few: with eight hens left the foxes win, with nine they do not yet', () => {
    const nine = 'c1 d1 e1 c2 d2 e2 a3 g3'
    const table = stand({ hens: `${nine} c4`, foxes: 'c5 e7' }).play(1, 'c5xc3')
    expect(table.result).toEqual({ places: [2, 1], why: 'vos-en-kip.too-few' })
    expect(table.facts(0).at(-1)).toEqual({ fact: 'won-too-few', seat: 1 })
    expect(stand({ hens: `${nine} c4 g4`, foxes: 'c5 e7' }).play(1, 'c5xc3').result).toBeUndefined()
  })

  it('vos-en-kip.hens-stuck: no hen can step', () => {
    const hens = 'c7 d7 e7 c6 d6 e6 a5 b5 f5 g5'
    const table = stand({ hens, foxes: 'c5 e4' }).play(1, 'e4-e5')
    expect(table.result).toEqual({ places: [2, 1], why: 'vos-en-kip.hens-stuck' })
    expect(table.facts(0).at(-1)).toEqual({ fact: 'won-hens-stuck', seat: 1 })
  })

  it('vos-en-kip.repetition: the third time with the same player to move', () => {
    const table = stand({ hens: FAR.replace('a4', 'b4'), foxes: 'c7 d7', turn: 'h' })
    const round = () => table.play(0, 'b4-c4').play(1, 'd7-d6').play(0, 'c4-b4').play(1, 'd6-d7')
    expect(round().position.endsWith('h 4 2')).toBe(true)
    expect(table.result).toBeUndefined()
    round()
    expect(table.result).toEqual({ places: [1, 1], why: 'vos-en-kip.repetition' })
    expect(table.facts(0).at(-1)).toEqual({ fact: 'drawn-repetition', seat: 1 })
  })

  it('vos-en-kip.repetition: which fox is which does not matter, which is frozen does', () => {
    const same = stand({ hens: FAR, foxes: 'c7 d6', turn: 'f', times: 2 })
    expect(same.state.seen).toHaveLength(3)
    const swapped = stand({ hens: FAR.replace('a4', 'b4'), foxes: 'c7 d7', turn: 'h' })
    swapped.play(0, 'b4-c4').play(1, 'c7-c6').play(0, 'c4-b4').play(1, 'd7-c7')
    swapped.play(0, 'b4-c4').play(1, 'c6-d6').play(0, 'c4-b4').play(1, 'd6-d7')
    expect(swapped.position.endsWith('h 8 2')).toBe(true)
  })

  it('vos-en-kip.repetition: a position with the other player to move is another position', () => {
    const table = stand({ hens: FAR.replace('a4', 'b4'), foxes: 'c7 d7', turn: 'h', times: 2 })
    expect(table.play(0, 'b4-c4').position.endsWith('f 1 1')).toBe(true)
  })

  it('vos-en-kip.no-progress: a hundred turns without a hen going forward or leaving', () => {
    const shuffle = { hens: FAR.replace('a4', 'b4'), foxes: 'c7 d7', turn: 'h' } as const
    const table = stand({ ...shuffle, quiet: 99 }).play(0, 'b4-c4')
    expect(table.result).toEqual({ places: [1, 1], why: 'vos-en-kip.no-progress' })
    expect(table.facts(0).at(-1)).toEqual({ fact: 'drawn-no-progress', seat: 0 })
    expect(stand({ ...shuffle, quiet: 98 }).play(0, 'b4-c4').result).toBeUndefined()
    const forward = stand({ ...shuffle, quiet: 99 }).play(0, 'b4-b5')
    expect(forward.result).toBeUndefined()
    expect(forward.state.quiet).toBe(0)
    expect(forward.state.seen).toHaveLength(1)
    const taken = stand({ hens: `${FAR} c4`, foxes: 'c5 e7', quiet: 99 }).play(1, 'c5xc3')
    expect(taken.state.quiet).toBe(0)
    expect(stand({ hens: FAR, foxes: 'c5 e7', quiet: 99 }).play(1, 'c5-c6').result!.why).toBe(
      'vos-en-kip.no-progress',
    )
  })
})

describe('vos-en-kip: attempts that are refused', () => {
  const hens: Stand = { hens: `${FAR} c4 d5`, foxes: 'c5 e7', turn: 'h' }
  const foxes: Stand = { hens: `${FAR} c4 c3 d4 c6`, foxes: 'c5 b5' }
  it.each([
    [hens, 'c5', 'vos-en-kip.own'],
    [hens, 'c5-c6', 'vos-en-kip.own'],
    [hens, 'd3-d4', 'vos-en-kip.own'],
    [hens, 'c1', 'vos-en-kip.hen-step'],
    [hens, 'c4-c5', 'vos-en-kip.free-point'],
    [hens, 'c4-c3', 'vos-en-kip.hen-back'],
    [hens, 'c4-b3', 'vos-en-kip.hen-back'],
    [hens, 'c4-b5', 'vos-en-kip.lines'],
    [hens, 'c4-d7', 'vos-en-kip.lines'],
    [hens, 'c4-e4', 'vos-en-kip.hen-step'],
    [hens, 'c4xc6', 'vos-en-kip.hen-step'],
    [hens, 'c4-b4-b5', 'vos-en-kip.hen-step'],
    [hens, 'c4-a7', 'vos-en-kip.board'],
    [hens, 'b2', 'vos-en-kip.board'],
    [foxes, 'c4', 'vos-en-kip.own'],
    [foxes, 'd5-d6', 'vos-en-kip.own'],
    [foxes, 'c5-c4', 'vos-en-kip.free-point'],
    [foxes, 'c5-b5', 'vos-en-kip.free-point'],
    [foxes, 'c5xc3', 'vos-en-kip.free-point'],
    [foxes, 'c5-a5', 'vos-en-kip.jump'],
    [foxes, 'c5xd5', 'vos-en-kip.jump'],
    [foxes, 'c5-e5', 'vos-en-kip.fox-step'],
    [foxes, 'c5-d5-e5', 'vos-en-kip.fox-step'],
    [foxes, 'c5-f5', 'vos-en-kip.lines'],
    [foxes, 'b5-c6', 'vos-en-kip.lines'],
    [foxes, 'c5xe3xe4', 'vos-en-kip.chain'],
    [foxes, 'c5xe3xf2', 'vos-en-kip.board'],
    [foxes, 'c5xe3xe5', 'vos-en-kip.fox-step'],
    [foxes, 'c5xe3xg5', 'vos-en-kip.fox-step'],
    [foxes, 'c5xe3xb3', 'vos-en-kip.lines'],
    [foxes, 'c5xe3xc5', 'vos-en-kip.fox-step'],
  ])('%j: %s is forbidden by %s', (setting, tried, rule) => {
    expect(stand(setting).refusal(setting.turn === 'h' ? 0 : 1, tried)).toBe(rule)
  })

  it('vos-en-kip.fox-step: a fox that is shut in cannot be chosen', () => {
    const table = stand({ hens: 'd7 e7 c6 d6 c5 e5 a3 g3 d1', foxes: 'c7 a5' })
    expect(table.refusal(1, 'c7')).toBe('vos-en-kip.fox-step')
    expect(table.refusal(1, 'a5')).toBe('unknown-notation')
  })

  it('vos-en-kip.frozen: whatever it tries', () => {
    const table = stand({ hens: `${FAR} c4`, foxes: 'e7', frozen: 'c5' })
    for (const tried of ['c5', 'c5-c6', 'c5xc3', 'c5-g5'])
      expect(table.refusal(1, tried)).toBe('vos-en-kip.frozen')
  })

  it('vos-en-kip.turn: whoever waits is told so', () => {
    for (const tried of ['c5-c6', 'c4', 'c5xc3', 'a1'])
      expect(stand(hens).refusal(1, tried)).toBe('vos-en-kip.turn')
    expect(stand(foxes).refusal(0, 'c4-b4')).toBe('vos-en-kip.turn')
  })

  it.each(['', 'x', 'c5-', 'c5xx', 'h4', 'c8', 'c0', 'hello', '-c5', 'c5c6'])('‘%s’ is no move', (tried) => {
    expect(stand(foxes).refusal(1, tried)).toBe('unknown-notation')
  })

  it('half a move, or the taps of a fine one, are no refusal by rule', () => {
    for (const tried of ['c5', 'c5-e3', 'c4-b4'])
      expect(game.explain(stand(foxes).state, 1, tried) ?? '-').toMatch(/^-$|own/)
    expect(game.explain(stand(hens).state, 0, 'c4')).toBeUndefined()
    expect(game.explain(stand(hens).state, 0, 'c4-b4')).toBeUndefined()
    const roaming = stand({ ...foxes, compulsory: true }).state
    expect(game.explain(roaming, 1, 'c5-e3')).toBeUndefined()
  })

  it('a finished match answers with the rule that ended it', () => {
    const { state } = stand({ hens: `${FAR} c4 e4`, foxes: 'c5 e5' }).play(1, 'c5-c6')
    expect(game.explain(state, 0, 'c4-b4')).toBe('vos-en-kip.both-frozen')
    expect(game.moves(state, 0)).toEqual([])
  })
})

describe('vos-en-kip: the coach', () => {
  it('tells each what to do, and nothing of the jumps', () => {
    const line = (setting: Stand, eye: 0 | 1 | 'watcher', touched: string[] = []) =>
      game.scene(stand(setting).state, eye, touched).coach
    const hens: Stand = { hens: FAR, foxes: 'c5 e7', turn: 'h' }
    expect(line(hens, 0)).toEqual({ say: 'coach-hens' })
    expect(line(hens, 0, ['a4'])).toEqual({ say: 'coach-where' })
    expect(line(hens, 1)).toEqual({ say: 'coach-turn', seat: 0 })
    expect(line({ ...hens, turn: 'f' }, 1)).toEqual({ say: 'coach-foxes' })
    expect(line({ ...hens, turn: 'f' }, 1, ['c5'])).toEqual({ say: 'coach-on' })
    const must: Stand = { ...hens, turn: 'f', compulsory: true }
    expect(line(must, 1)).toEqual({ say: 'coach-must-jump' })
    expect(line(must, 1, ['c5'])).toEqual({ say: 'coach-must-go-on' })
    expect(line({ ...hens, turn: 'f' }, 'watcher')).toEqual({ say: 'coach-turn', seat: 1 })
    expect(game.traits.unaided).toBe(true)
    const over = stand({ hens: `${FAR} c4 e4`, foxes: 'c5 e5' }).play(1, 'c5-c6').state
    expect(game.scene(over, 0, []).coach).toBeUndefined()
  })
})

describe('vos-en-kip: positions as text', () => {
  const read = (line: string, mustJump: 'bevroren' | 'verplicht' = 'bevroren') =>
    game.position!.read(line, { 'must-jump': mustJump }, 2)
  const START = '.../.../..f.f../hhhhhhh/hhhhhhh/hhh/hhh'
  it.each([
    `${START} h 0 1`,
    `${START} f 12 2`,
    '.../.../..z.f../hhhhhhh/hhhhhhh/hhh/hhh h 1 1',
    'hhh/hhh/hhh..../f..f.../......./.../... h 100 3',
  ])('writes %s as it was read', (line) => {
    const answer = read(line)
    if (!answer.ok) throw new Error(answer.problem.text.en)
    expect(game.position!.write(answer.value)).toBe(line)
  })

  it.each([
    ['', 'position-parts'],
    [`${START} h 0`, 'position-parts'],
    [`${START} h 0 1 1`, 'position-parts'],
    ['.../.../..f.f../hhhhhhh/hhhhhhh/hhh h 0 1', 'position-board'],
    ['.../.../..f.f../hhhhhhh/hhhhhhh/hhh/hhhh h 0 1', 'position-board'],
    ['x../.../..f.f../hhhhhhh/hhhhhhh/hhh/hhh h 0 1', 'position-board'],
    [`${START} x 0 1`, 'position-side'],
    [`${START} hf 0 1`, 'position-side'],
    ['.../.../..f..../hhhhhhh/hhhhhhh/hhh/hhh h 0 1', 'position-foxes'],
    ['.../.../..fzf../hhhhhhh/hhhhhhh/hhh/hhh h 0 1', 'position-foxes'],
    ['h../.../..f.f../hhhhhhh/hhhhhhh/hhh/hhh h 0 1', 'position-hens'],
    [`${START} h 101 1`, 'position-quiet'],
    [`${START} h x 1`, 'position-quiet'],
    [`${START} h 0001 1`, 'position-quiet'],
    [`${START} h 0 0`, 'position-times'],
    [`${START} h 0 4`, 'position-times'],
    [`${START} h 0 11`, 'position-times'],
  ])('%s: %s', (line, wrong) => {
    const answer = read(line)
    expect(answer.ok ? 'fine' : answer.problem.code).toBe(wrong)
    for (const lang of LANGS) expect(!answer.ok && answer.problem.text[lang]).toMatch(/\w/)
  })

  it('vos-en-kip.must-jump: no fox is frozen where jumps are compulsory', () => {
    const answer = read('.../.../..z.f../hhhhhhh/hhhhhhh/hhh/hhh h 0 1', 'verplicht')
    expect(answer.ok ? 'fine' : answer.problem.code).toBe('position-frozen')
  })

  it('knows when it is over', () => {
    expect(read('hhh/hhh/..hhh../f..f.../......./.../... f 0 1')).toMatchObject({
      value: { end: 'vos-en-kip.square-full' },
    })
    expect(read('.../.../..f.f../hhhhhhh/......./..h/... h 0 1')).toMatchObject({
      value: { end: 'vos-en-kip.too-few', hens: 8 },
    })
    expect(read(`${START} h 0 3`)).toMatchObject({ value: { end: 'vos-en-kip.repetition' } })
  })
})
