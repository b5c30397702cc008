import type { Seat } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { pairUp, type PairRow } from './pairs.ts'

const move = (by: Seat, move: string) => ({ by, move, facts: [{ fact: 'moves', seat: by }] })
const act = (by: Seat, fact: string) => ({ by, facts: [{ fact, seat: by }] })

/** As it is read: `1. 32-28 18-23`, or what is told between. */
const read = (log: readonly (ReturnType<typeof move> | ReturnType<typeof act>)[]) => {
  const text = (at: number) => {
    const noted = log[at]!
    return 'move' in noted ? noted.move : noted.facts[0]!.fact
  }
  const line = (row: PairRow) =>
    'line' in row
      ? text(row.line)
      : `${row.number}. ${row.moves.map((side) => side.map(text).join(' ') || '…').join(' ')}`
  return pairUp(log).map(line)
}

describe('moves in numbered pairs', () => {
  it('puts both players on one line, the last of it open', () => {
    expect(read([move(0, '32-28'), move(1, '18-23'), move(0, '33-29')])).toEqual([
      '1. 32-28 18-23',
      '2. 33-29 …',
    ])
  })

  it('leaves the first place open where the second player begins', () => {
    expect(read([move(1, '18-23'), move(0, '32-28')])).toEqual(['1. … 18-23', '2. 32-28 …'])
  })

  it('keeps two moves of one player in one place', () => {
    expect(read([move(0, 'd3'), move(0, 'f5'), move(1, 'c3')])).toEqual(['1. d3 f5 c3'])
  })

  it('tells an offer between the moves and goes on in the same pair', () => {
    expect(read([move(0, '32-28'), act(0, 'offer-draw'), move(1, '18-23'), move(0, '33-29')])).toEqual([
      '1. 32-28 …',
      'offer-draw',
      '1. … 18-23',
      '2. 33-29 …',
    ])
  })

  it('goes back to the number of the move that was taken back', () => {
    const log = [move(0, '32-28'), move(1, '18-23'), move(0, '33-29'), move(1, '23x32'), act(0, 'undo')]
    expect(read([...log, move(0, '37-32')])).toEqual([
      '1. 32-28 18-23',
      '2. 33-29 23x32',
      'undo',
      '2. 37-32 …',
    ])
  })

  it('leaves out what nobody is told of', () => {
    expect(pairUp([{ by: 'host', facts: [] }])).toEqual([])
  })
})
