import { playout, seededRng } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

const at = (position: string) => given(game, { position })
const scene = (table: ReturnType<typeof at>, eye: 0 | 1 | 'watcher' = 0, touched: string[] = []) =>
  game.scene(table.match.view(eye), eye, touched)

const BLACK = 'a1 c1 e1 g1 i1 b2 d2 f2 h2 c3 e3 g3 d4 f4 e5'.split(' ')
const WHITE = 'b10 d10 f10 h10 j10 c9 e9 g9 i9 d8 f8 h8 e7 g7 f6'.split(' ')
const without = (fields: readonly string[], ...left: string[]) =>
  fields.filter((field) => !left.includes(field)).join(',')

describe('pyramide-schuiven: the start', () => {
  it('pyramide-schuiven.equipment, pyramide-schuiven.setup: two pyramids of fifteen', () => {
    const pieces = scene(given(game)).board?.pieces ?? []
    const of = (seat: number) =>
      pieces
        .filter((piece) => piece.seat === seat)
        .map(({ on }) => on)
        .toSorted()
    expect(of(0)).toEqual(WHITE.toSorted())
    expect(of(1)).toEqual(BLACK.toSorted())
    expect(pieces.filter(({ paint }) => paint === 'white')).toHaveLength(15)
  })

  it('pyramide-schuiven.fields: the dark fields by letter and number, White’s side at the bottom', () => {
    const places = scene(given(game)).board?.places ?? []
    expect(places).toHaveLength(50)
    expect(places.find(({ id }) => id === 'a1')?.at).toEqual([9.5, 0.5])
    expect(places.find(({ id }) => id === 'j10')?.at).toEqual([0.5, 9.5])
    expect(places.find(({ id }) => id === 'b10')?.at).toEqual([8.5, 9.5])
    expect(places.some(({ id }) => id === 'a2')).toBe(false)
    expect(given(game).refusal(0, 'f6-f5')).toBe('pyramide-schuiven.fields')
  })

  it('pyramide-schuiven.white-first, pyramide-schuiven.turn: White starts, then they take turns', () => {
    const table = given(game)
    expect(table.turn).toEqual([0])
    expect(table.refusal(1, 'e5-d6')).toBe('pyramide-schuiven.turn')
    expect(table.play(0, 'f6-g5').turn).toEqual([1])
    expect(table.play(1, 'e5-d6').turn).toEqual([0])
  })

  it('pyramide-schuiven.diagonal, pyramide-schuiven.jump: what can be done at the start', () => {
    expect(given(game).moves(0)).toEqual(
      ['b10-a9 c9-b8 d8-c7 e7-d6 f6-g5 g7-h6 h8-i7 i9-j8', 'd10-b8 e7-g5 e9-c7 f8-d6 f8-h6 g9-i7 h10-j8']
        .flatMap((row) => row.split(' '))
        .toSorted(),
    )
  })
})

describe('pyramide-schuiven: moves', () => {
  it('pyramide-schuiven.one-step, pyramide-schuiven.free-field: one field in any direction, onto a free one', () => {
    expect(at('W:Wd4:Bj10').moves(0)).toEqual([])
    const table = at('W:Wd6:Bj8')
    expect(table.moves(0)).toEqual(['d6-c5', 'd6-c7', 'd6-e5', 'd6-e7'])
    expect(table.refusal(0, 'd6-f8')).toBe('pyramide-schuiven.one-step')
    expect(table.refusal(0, 'd6-f6')).toBe('pyramide-schuiven.diagonal')
    expect(at('W:Wd6,e7:Bj8').refusal(0, 'd6-e7')).toBe('pyramide-schuiven.free-field')
    expect(at('W:Wd6:Be7,j8').refusal(0, 'd6-e7')).toBe('pyramide-schuiven.free-field')
  })

  it('pyramide-schuiven.jump, pyramide-schuiven.stays, pyramide-schuiven.chain: over anyone, on and on, and nothing leaves', () => {
    const table = at('W:Wd6,c5:Bc7,b8,j8')
    // c7 and b8 are one behind the other; beyond c5 is b4, and from there nothing continues.
    expect(table.moves(0)).toEqual(['c5-b4', 'c5-b6', 'c5-d4', 'c5-e7', 'd6-b4', 'd6-e5', 'd6-e7'])
    const chain = at('W:Wd6,e5:Bg5,g7,e9,j6')
    // d6 over e5 to f4, over g5 to h6, over g7 to f8, over e9 to d10.
    expect(chain.moves(0).filter((move) => move.startsWith('d6'))).toEqual([
      'd6-c5',
      'd6-c7',
      'd6-d10',
      'd6-e7',
      'd6-f4',
      'd6-f8',
      'd6-h6',
    ])
    chain.play(0, 'd6-d10')
    expect(chain.facts(1)).toEqual([
      { fact: 'jumps', seat: 0, path: ['d6', 'f4', 'h6', 'f8', 'd10'], n: 4, move: 'd6-d10' },
    ])
    expect(chain.position).toBe('B:Wd10,e5:Be9,g7,j6,g5:H1:F1')
  })

  it('pyramide-schuiven.one-man, pyramide-schuiven.own-men, pyramide-schuiven.elsewhere, pyramide-schuiven.notation: what is refused', () => {
    const table = at('W:Wd6:Be7,e5,j8')
    expect(table.refusal(0, 'd4-c5')).toBe('pyramide-schuiven.one-man')
    expect(table.refusal(0, 'e7-f8')).toBe('pyramide-schuiven.own-men')
    expect(table.refusal(0, 'd6-d6')).toBe('pyramide-schuiven.elsewhere')
    expect(table.refusal(0, 'd6-f8-d6')).toBe('pyramide-schuiven.elsewhere')
    expect(table.refusal(0, 'd6-f8-g9')).toBe('pyramide-schuiven.chain')
    expect(table.refusal(0, 'd6-g9')).toBe('pyramide-schuiven.jump')
    expect(table.refusal(0, 'd6xf8')).toBe('pyramide-schuiven.notation')
    expect(table.refusal(0, 'd6')).toBe('unknown-notation')
    expect(table.refusal(0, 'k6-d6')).toBe('unknown-notation')
    expect(table.refusal(0, 'd11-d6')).toBe('unknown-notation')
    expect(table.refusal(0, 'pass')).toBe('pyramide-schuiven.pass')
  })

  it('pyramide-schuiven.pass: who cannot move passes', () => {
    // Black's three rows are full, and two full rows of White's are before them.
    const table = at(
      'B:Wb4,d4,f4,h4,j4,a5,c5,e5,g5,i5,b10,d10,f10,h10,j10:Ba1,c1,e1,g1,i1,b2,d2,f2,h2,j2,a3,c3,e3,g3,i3',
    )
    expect(table.moves(1)).toEqual(['pass'])
    expect(table.refusal(1, 'a3')).toBe('pyramide-schuiven.free-field')
    expect(table.play(1, 'pass').turn).toEqual([0])
    expect(table.facts(0)).toEqual([{ fact: 'passes', seat: 1 }])
  })
})

describe('pyramide-schuiven: the end', () => {
  it('pyramide-schuiven.goal: who has rebuilt the pyramid first wins', () => {
    const white = at(`W:W${without(BLACK, 'e5')},d6:Bj8`).play(0, 'd6-e5')
    expect(white.result).toEqual({ places: [1, 2], why: 'pyramide-schuiven.goal' })
    const black = at(`B:Wa3:B${without(WHITE, 'b10')},a9`).play(1, 'a9-b10')
    expect(black.result).toEqual({ places: [2, 1], why: 'pyramide-schuiven.goal' })
    expect(black.facts(0).at(-1)).toEqual({ fact: 'goal', seat: 1 })
    expect(at(`W:W${without(BLACK, 'e5', 'a1')},d6,j4:Bj8`).play(0, 'd6-e5').result).toBeUndefined()
  })

  it('pyramide-schuiven.left-behind: from the 80th turn men that stayed behind fill their fields', () => {
    const position = `W:W${without(BLACK, 'e5', 'a1')},d6,j4:Ba1,j8`
    expect(at(`${position}:F79`).play(0, 'd6-e5').result).toBeUndefined()
    expect(at(`${position}:F80`).play(0, 'd6-e5').result).toEqual({
      places: [1, 2],
      why: 'pyramide-schuiven.left-behind',
    })
    expect(at(`W:W${WHITE.join()}:B${BLACK.join()}:F90`).result).toBeUndefined()
  })

  it('pyramide-schuiven.repetition: the third time is a draw', () => {
    const table = at('W:Wd6:Bj8')
    for (let round = 0; round < 2; round++) {
      expect(table.result).toBeUndefined()
      table.play(0, 'd6-c7').play(1, 'j8-i7').play(0, 'c7-d6').play(1, 'i7-j8')
    }
    expect(table.result).toEqual({ places: [1, 1], why: 'pyramide-schuiven.repetition' })
  })

  it('pyramide-schuiven.distance, pyramide-schuiven.no-progress: the steps to the nearest field of the goal', () => {
    // White: c5 is one step from d4, d6 one from e5, j4 two from h2. Black: b6 is two from d8, c5 two from e7.
    expect(at('W:Wc5,j4:Bb6').state.far).toEqual([3, 2])
    expect(at('W:Wd6,j4:Bc5').state.far).toEqual([3, 2])
    const table = at('W:Wc5,j4:Bb6:H98').play(0, 'c5-d6').play(1, 'b6-c5')
    expect(table.result).toEqual({ places: [2, 1], why: 'pyramide-schuiven.no-progress' })
    expect(at('W:Wi3:Ba9').state.far).toEqual([1, 1])
    expect(at('W:Wj2:Ba7').state.far).toEqual([1, 2])
    // Nearer than ever starts the count again.
    expect(at('W:Wd6:Ba7:H99').play(0, 'd6-c5').position).toBe('B:Wc5:Ba7:H100:F1')
    expect(at('W:Wd8:Ba7:H99').play(0, 'd8-c7').position).toBe('B:Wc7:Ba7:H0:F1')
  })

  it('every match ends within its bound', () => {
    expect(game.bound).toBe((2 * 9 * 15 + 1) * 100)
    const rng = seededRng(4)
    for (let match = 0; match < 3; match++) {
      expect(playout(game, game.setup({}, 2), 2, rng, game.bound)).toBeLessThan(game.bound)
    }
  })
})
