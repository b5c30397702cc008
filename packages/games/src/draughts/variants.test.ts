import { defineGame } from '@spellendoos/mechanics'
import { describe, expect, it } from 'vitest'
import { given } from '../../test/table.ts'
import { game as dammen } from './dammen/index.ts'
import { record } from './dammen/record.ts'
import { draughtsGame } from './game.ts'
import type { DraughtsRecord } from './record.ts'

/** The same game with some facts of its record changed. */
const changed = (facts: Partial<DraughtsRecord>) =>
  defineGame({ ...dammen, ...draughtsGame({ ...record, ...facts }) })
const at = (facts: Partial<DraughtsRecord>, position: string, options = {}) =>
  given(changed(facts), { position, options })

describe('what a record of the draughts family decides', () => {
  it('where men capture', () => {
    const backOnly: Partial<DraughtsRecord> = { manCaptures: ['back-left', 'back-right'] }
    expect(at(backOnly, 'W:W28:B22,33,5').moves(0)).toEqual(['28x39'])
    expect(at(backOnly, 'B:W28,45:B23').moves(1)).toEqual(['23-29'])
    expect(at(backOnly, 'B:W18,45:B23').moves(1)).toEqual(['23x12'])
  })

  it('where men capture: along straight lines too', () => {
    const straight: Partial<DraughtsRecord> = {
      manCaptures: [...record.manCaptures, 'ahead', 'left', 'right'],
      kingCaptures: [...record.kingCaptures, 'ahead', 'back', 'left', 'right'],
    }
    expect(at(straight, 'W:W32:B22,5').moves(0)).toEqual(['32x12'])
    expect(at(straight, 'W:W32:B33,5').moves(0)).toEqual(['32x34'])
    expect(at(straight, 'W:W32:B42,5').moves(0)).toEqual(['32-27', '32-28'])
    expect(at(straight, 'W:W34:B35,5').moves(0)).toEqual(['34-29', '34-30'])
    expect(at(straight, 'W:WK48:B28,5').moves(0)).toEqual(['48x18', '48x8'])
  })

  it('where men step', () => {
    const sideways: Partial<DraughtsRecord> = { manSteps: ['left', 'right'] }
    expect(at(sideways, 'W:W32,35:B1').moves(0)).toEqual(['32-31', '32-33', '35-34'])
    expect(at(sideways, 'W:W36:B5').moves(0)).toEqual(['36-37'])
  })

  it('where kings go', () => {
    const ahead: Partial<DraughtsRecord> = { kingSteps: ['ahead'], kingCaptures: ['ahead'] }
    expect(at(ahead, 'W:WK38:B5').moves(0)).toEqual(['38-18', '38-28', '38-8'])
    expect(at(ahead, 'W:WK38:B32,18').moves(0)).toEqual(['38x8'])
  })

  it('whether men take kings', () => {
    const facts: Partial<DraughtsRecord> = { menTakeKings: false }
    expect(at(facts, 'W:W28:BK22,23').moves(0)).toEqual(['28x19'])
    expect(at(facts, 'W:W28:B22,K12,5').moves(0)).toEqual(['28x17'])
    expect(at(facts, 'W:WK28:BK22,5').moves(0)).toEqual(['28x11', '28x17', '28x6'])
    expect(at(facts, 'B:WK28,45:B22,24').moves(1)).toEqual(['22-27', '24-29', '24-30'])
  })

  it('whether a man is crowned in passing', () => {
    const facts: Partial<DraughtsRecord> = { crownedInPassing: true }
    const table = at(facts, 'W:W12:B8,9,45')
    expect(table.moves(0)).toEqual(['12x3'])
    expect(table.play(0, '12x3').position).toBe('B:WK3:B9,45')
    // Only the far row stops it, and only in the middle of a capture.
    expect(at(facts, 'W:W28:B22,12,45').moves(0)).toEqual(['28x8'])
  })

  it('who wins when a player cannot move', () => {
    const facts: Partial<DraughtsRecord> = { withoutMove: 'wins' }
    expect(at(facts, 'W:W28:B22').play(0, '28x17').result?.places).toEqual([2, 1])
    expect(at(facts, 'B:W35:B30,19').play(1, '19-24').result?.places).toEqual([1, 2])
  })

  it('when kings only are a draw, and which endgames are counted', () => {
    const short = at({ standstill: { moves: 2, why: 'kings-only' } }, 'W:WK1,46:BK50,15')
      .play(0, '1-7')
      .play(1, '50-44')
      .play(0, '7-12')
    expect(short.result).toBeUndefined()
    expect(short.play(1, '44-39').result?.why).toBe('dammen.kings-only')
    const counted: Partial<DraughtsRecord> = { endgames: [{ pieces: 4, moves: 1, why: 'five-moves' }] }
    const endgame = at(counted, 'W:WK1,K46,K5,47:BK50').play(0, '1-7')
    expect(endgame.result).toBeUndefined()
    expect(endgame.play(1, '50-44').result?.why).toBe('dammen.five-moves')
  })

  it('where it starts, and with how many pieces at most', () => {
    const facts: Partial<DraughtsRecord> = { start: 'B:W50:B1', pieces: 1 }
    const game = changed(facts)
    expect(given(game).position).toBe('B:W50:B1')
    expect(() => given(game, { position: 'W:W50,49:B1' })).toThrow('more than 1')
    expect(() => draughtsGame({ ...record, start: 'W:W50,51:B1' })).toThrow('no square 51')
  })

  it('that capturing is compulsory where a game has no option for it', () => {
    const game = draughtsGame({ ...record, start: 'W:W28,40:B22,5' })
    expect(game.moves(game.setup({}), 0)).toHaveLength(1)
    expect(game.moves(game.setup({ slagplicht: false }), 0)).toHaveLength(4)
  })

  it('that a match does not write on the start of the next', () => {
    const game = draughtsGame(record)
    const s = game.setup({})
    game.play(s, 0, game.moves(s, 0)[0]!)
    expect(game.position.write(game.setup({}))).not.toBe(game.position.write(s))
  })
})
