import { describe, expect, it } from 'vitest'
import { CAPTURING, compareCaptures, told } from '../../test/draughts-captures.ts'
import { playsSoundly } from '../../test/draughts.ts'
import { game as oudDuits } from './oud-duits-dammen/index.ts'
import { game as slag } from './slag-dammen/index.ts'
import { record as slagRecord } from './slag-dammen/record.ts'

describe.each(CAPTURING)('captures of %s', (_, game, record) => {
  it('are those that the rules tell, each once, in many positions', () => {
    compareCaptures(game, record, 250)
    if ('slagplicht' in game.options) compareCaptures(game, record, 250, false)
  })
})

describe('captures that a great many ways lead to', () => {
  it('take all twenty, and are known by where they end', () => {
    const read = oudDuits.position!.read(
      'W:WK67,K40:B13,83,22,53,55,84,78,62,47,16,60,65,85,18,32,37,79,44,57,88',
      {},
      2,
    )
    if (!read.ok) throw new Error(read.problem.text.en)
    const s = read.value
    const moves = oudDuits.moves(s, 0)
    expect(new Set(moves.map(told)).size).toBe(moves.length)
    for (const { path, takes } of moves) {
      expect([path.length, new Set(takes).size]).toEqual([21, 20])
      expect(oudDuits.explain(s, 0, `${path[0]}x${path[1]}`)).not.toBe('oud-duits-dammen.longest-capture')
    }
    expect(new Set(moves.map((move) => oudDuits.write(s, move))).size).toBe(moves.length)
  })
})

describe.each([...CAPTURING, ['slag-dammen', slag, slagRecord] as const])(
  'random matches of %s',
  (_, game, record) => {
    const free = 'slagplicht' in game.options ? [true, false] : [undefined]
    it.each(free)('are sound, slagplicht %s', (slagplicht) => {
      playsSoundly(game, record.fields, slagplicht === undefined ? {} : { slagplicht })
    })
  },
)
