import { playout, seededRng } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

const at = (position: string) => given(game, { position })
const scene = (table: ReturnType<typeof at>, eye: 0 | 1 | 'watcher' = 0, touched: string[] = []) =>
  game.scene(table.match.view(eye), eye, touched)

describe('blokkade: the start and the moves', () => {
  it('blokkade.equipment, blokkade.setup, blokkade.fields: twenty men each on four rows', () => {
    const pieces = scene(given(game)).board?.pieces ?? []
    const of = (seat: number) => pieces.filter((piece) => piece.seat === seat).map(({ on }) => Number(on))
    expect(of(0)).toEqual(Array.from({ length: 20 }, (_, i) => 31 + i))
    expect(of(1)).toEqual(Array.from({ length: 20 }, (_, i) => 1 + i))
    expect(scene(given(game)).board?.ground.filter((each) => 'line' in each)).toEqual([])
  })

  it('blokkade.white-first, blokkade.turn: White starts, then they take turns', () => {
    const table = given(game)
    expect(table.turn).toEqual([0])
    expect(table.moves(0)).toEqual(
      '31-26 31-27 32-27 32-28 33-28 33-29 34-29 34-30 35-30'.split(' ').toSorted(),
    )
    expect(table.play(0, '32-28').turn).toEqual([1])
    expect(table.refusal(0, '33-29')).toBe('blokkade.turn')
    expect(table.facts(0)).toEqual([{ fact: 'steps', seat: 0, path: ['32', '28'], move: '32-28' }])
  })

  it('blokkade.diagonal, blokkade.one-step: one field in all four directions, never over a man', () => {
    expect(at('W:W28:B1').moves(0)).toEqual(['28-22', '28-23', '28-32', '28-33'])
    expect(at('B:W50:B28').moves(1)).toEqual(['28-22', '28-23', '28-32', '28-33'])
    expect(at('W:W28,33:B22').moves(0)).not.toContain('28-17')
    expect(at('W:W28,33:B22').moves(0)).not.toContain('28-39')
    expect(at('W:W28,33:B22').refusal(0, '28-17')).toBe('blokkade.one-step')
    expect(at('W:W28,33:B22').refusal(0, '28-39')).toBe('blokkade.one-step')
    expect(at('W:W28:B1').refusal(0, '28-17')).toBe('blokkade.one-step')
    expect(at('W:W28:B1').refusal(0, '28-22-17')).toBe('blokkade.one-step')
    expect(at('W:W28:B1').refusal(0, '28-18')).toBe('blokkade.diagonal')
  })

  it('blokkade.one-man, blokkade.own-men, blokkade.free-field, blokkade.elsewhere, blokkade.notation: what is refused', () => {
    const table = at('W:W28,33:B22,1')
    expect(table.refusal(0, '27-21')).toBe('blokkade.one-man')
    expect(table.refusal(0, '22-17')).toBe('blokkade.own-men')
    expect(table.refusal(0, '28-22')).toBe('blokkade.free-field')
    expect(table.refusal(0, '28-33')).toBe('blokkade.free-field')
    expect(given(game).refusal(0, '46')).toBe('blokkade.free-field')
    expect(table.refusal(0, '28-28')).toBe('blokkade.elsewhere')
    expect(table.refusal(0, '28-51')).toBe('blokkade.fields')
    expect(table.refusal(0, '28x23')).toBe('blokkade.notation')
    expect(table.refusal(0, '28')).toBe('unknown-notation')
    expect(table.refusal(0, 'pass')).toBe('unknown-notation')
  })
})

describe('blokkade: enclosing', () => {
  it('blokkade.enclosed: a man without a free neighbouring field leaves the board', () => {
    const table = at('W:W14:B5,30').play(0, '14-10')
    expect(table.facts(1)).toEqual([
      { fact: 'steps', seat: 0, path: ['14', '10'], move: '14-10' },
      { fact: 'taken', seat: 1, n: 1, takes: ['5'] },
    ])
    expect(table.position).toBe('B:W10:B30:H0:F1')
    expect(scene(table).board?.pieces.map(({ id, on }) => `${id} ${on}`)).toEqual(['man-1 10', 'man-22 30'])
    expect(scene(table).seats).toEqual([
      { note: { say: 'men-left', men: 1 } },
      { note: { say: 'men-left', men: 1 } },
    ])
    // In the open all four neighbours must be occupied.
    expect(at('W:W17,18,27,33:B22').play(0, '33-28').result?.why).toBe('blokkade.no-men')
    expect(at('W:W17,18,33:B22').play(0, '33-28').result).toBeUndefined()
  })

  it('blokkade.enclosed: Black encloses as well', () => {
    const table = at('B:W46,30:B37').play(1, '37-41')
    expect(table.facts(0).at(-1)).toEqual({ fact: 'taken', seat: 0, n: 1, takes: ['46'] })
  })

  it('blokkade.group: men that stand together leave together, or stay together', () => {
    const table = at('W:W4,14,20:B5,10,30').play(0, '20-15')
    expect(table.facts(0).at(-1)).toEqual({ fact: 'taken', seat: 1, n: 2, takes: ['5', '10'] })
    // A third man with a free neighbour saves all of them: 15 is next to the free field 20.
    const kept = at('W:W4,19:B5,10,15,30').play(0, '19-14')
    expect(kept.facts(0)).toHaveLength(1)
    expect(kept.position).toBe('B:W4,14:B5,10,15,30:H1:F1')
    // Two groups can be removed at once: 5 and 46 each lack one last field, one of them for a long time.
    const two = at('W:W14,41:B5,46,30').play(0, '14-10')
    expect(two.facts(0).at(-1)).toEqual({ fact: 'taken', seat: 1, n: 2, takes: ['5', '46'] })
  })

  it('blokkade.own-enclosed: after that, the mover’s own enclosed groups leave', () => {
    const table = at('W:W5,40:B10,30').play(0, '40-34')
    expect(table.facts(1).slice(1)).toEqual([{ fact: 'taken', seat: 0, n: 1, takes: ['5'] }])
    expect(table.position).toBe('B:W34:B10,30:H0:F1')
    // The opponent's group goes first: 10 is removed, so 5 has a free neighbour again.
    const freed = at('W:W5,4,14,20:B10,30').play(0, '20-15')
    expect(freed.facts(1).slice(1)).toEqual([{ fact: 'taken', seat: 1, n: 1, takes: ['10'] }])
    expect(freed.position).toBe('B:W4,5,14,15:B30:H0:F1')
    // Both at once: 46 by White's 41, White's 5 by Black's 10.
    const both = at('W:W5,37:B10,46,30').play(0, '37-41')
    expect(both.facts(1).slice(1)).toEqual([
      { fact: 'taken', seat: 1, n: 1, takes: ['46'] },
      { fact: 'taken', seat: 0, n: 1, takes: ['5'] },
    ])
    expect(both.position).toBe('B:W41:B10,30:H0:F1')
  })
})

describe('blokkade: the end', () => {
  it('blokkade.no-men: who is first without men loses', () => {
    const white = at('W:W14:B5').play(0, '14-10')
    expect(white.result).toEqual({ places: [1, 2], why: 'blokkade.no-men' })
    expect(white.facts(0).at(-1)).toEqual({ fact: 'no-men', seat: 1 })
    expect(white.position).toBe('B:W10:B:H0:F1')
    const black = at('B:W46:B37').play(1, '37-41')
    expect(black.result).toEqual({ places: [2, 1], why: 'blokkade.no-men' })
    expect(at('B:W:B30').result).toEqual({ places: [2, 1], why: 'blokkade.no-men' })
    expect(at('W:W:B30').result?.places).toEqual([2, 1])
    expect(at('W:W30:B').result?.places).toEqual([1, 2])
  })

  it('blokkade.repetition: the third time is a draw; men taken off end the count', () => {
    const table = at('W:W28:B5')
    for (let round = 0; round < 2; round++) {
      expect(table.result).toBeUndefined()
      table.play(0, '28-33').play(1, '5-10').play(0, '33-28').play(1, '10-5')
    }
    expect(table.result).toEqual({ places: [1, 1], why: 'blokkade.repetition' })
    const other = at('W:W14,28:B5,30').play(0, '14-10').play(1, '30-25')
    other.play(0, '28-33').play(1, '25-30').play(0, '33-28').play(1, '30-25')
    expect(other.result).toBeUndefined()
    // The position after the capture was the first of three.
    other.play(0, '28-33').play(1, '25-30').play(0, '33-28')
    expect(other.result?.why).toBe('blokkade.repetition')
  })

  it('blokkade.no-progress: fifty turns each without a man taken are a draw', () => {
    const table = at('W:W28,27:B5:H98').play(0, '28-23')
    expect(table.result).toBeUndefined()
    table.play(1, '5-10')
    expect(table.result).toEqual({ places: [1, 1], why: 'blokkade.no-progress' })
    expect(table.facts(0).at(-1)).toEqual({ fact: 'no-progress-drawn' })
    expect(at('W:W14:B5,30:H99').play(0, '14-10').position).toBe('B:W10:B30:H0:F1')
    expect(scene(at('W:W28:B5:H98')).sheets).toEqual([
      { id: 'count', title: { say: 'count-title' }, rows: [[{ say: 'count-quiet' }, 1]] },
    ])
  })

  it('a position where the player to move is enclosed, or nobody stands, is refused', () => {
    const code = (text: string) => {
      const answer = game.position!.read(text, {}, 2)
      return answer.ok ? '' : answer.problem.code
    }
    expect(code('W:W5:B10')).toBe('no-move')
    expect(code('B:W41:B46')).toBe('no-move')
    expect(code('B:W5:B10')).toBe('')
    expect(code('W:W:B')).toBe('no-men')
  })

  it('every match ends within its bound, and no group without a free neighbour is left', () => {
    expect(game.bound).toBe(40 * 100)
    const rng = seededRng(2)
    for (let match = 0; match < 5; match++) {
      expect(playout(game, game.setup({}, 2), 2, rng, game.bound)).toBeLessThan(game.bound)
    }
    const s = game.setup({}, 2)
    while (game.turn(s).length > 0) {
      const moves = game.moves(s, s.seat)
      expect(moves.length).toBeGreaterThan(0)
      expect(moves).not.toContain(0)
      game.play(s, s.seat, moves[rng(moves.length)]!)
      expect(s.trail.slice(-2)).toEqual(
        [s.men.slice(0, 20), s.men.slice(20)].map((men) =>
          men.reduce((sum, field) => sum + (field > 0 ? 2 ** (field - 1) : 0), 0),
        ),
      )
    }
  })

  it('tells what to do', () => {
    expect(scene(given(game)).coach).toEqual({ say: 'coach-man' })
    expect(scene(given(game), 0, ['31']).coach).toEqual({ say: 'coach-field' })
    expect(scene(given(game), 'watcher').coach).toEqual({ say: 'coach-turn', seat: 0 })
  })
})
