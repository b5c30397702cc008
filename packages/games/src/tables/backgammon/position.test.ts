import { LANGS, seededRng } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { given } from '../../../test/table.ts'
import { xgid, type Counts } from '../../../test/xgid.ts'
import { game } from './index.ts'

const BOARD = '-b----E-C---eE---c-e----B-'
const options = (given_ = {}) => given(game, { options: given_ }).state.rules
const read = (text: string, chosen = {}) => game.position!.read(text, options(chosen), 2)
const stateOf = (text: string, chosen = {}) => {
  const result = read(text, chosen)
  if (!result.ok) throw new Error(result.problem.code)
  return result.value
}
const problemOf = (text: string, chosen = {}) => {
  const result = read(text, chosen)
  return result.ok ? 'fine' : result.problem.code
}
const sorted = (stones: readonly number[]) => [
  stones.slice(0, 15).toSorted((a, b) => a - b),
  stones.slice(15).toSorted((a, b) => a - b),
]

describe('XGID', () => {
  it('writes the start, seat 0 at the bottom', () => {
    expect(given(game).position).toBe(`XGID=${BOARD}:0:0:1:00:0:0:0:5:6 roll-off`)
  })

  it('reads the start as other programs write it', () => {
    const s = stateOf('XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10')
    expect(sorted(s.stones)).toEqual(sorted(game.setup(options(), 2).stones))
    expect(s).toMatchObject({ stage: 'course', wait: 'play', seat: 0, dice: [3, 1], cube: 1, owner: null })
    expect(s.rules.points).toBe(7)
    expect(s.rollOff).toBeNull()
  })

  it('reads all of it: bars, cube, turn, score and Crawford', () => {
    const s = stateOf('XGID=aa--BBDBB---aA---b-dcab-AA:2:-1:-1:64:2:4:1:5:10')
    expect(sorted(s.stones)).toEqual([
      [4, 4, 5, 5, 6, 6, 6, 6, 7, 7, 8, 8, 13, 24, 25],
      // Seat 1 counts from the other side: character 12 is its point 13.
      [3, 3, 4, 5, 5, 5, 6, 6, 6, 6, 8, 8, 13, 24, 25],
    ])
    expect(s).toMatchObject({ cube: 4, owner: 1, seat: 1, dice: [6, 4], scores: [2, 4], crawford: 'now' })
  })

  it('reads without its first word, and takes the option where the match has no length', () => {
    expect(stateOf(`${BOARD}:0:0:1:00:0:0:3:0:10`, { points: 9 }).rules.points).toBe(9)
  })

  it('reads a double that is offered: the turn is the doubler’s', () => {
    const table = given(game, { position: `XGID=${BOARD}:1:-1:-1:D:0:0:0:5:10` })
    expect(table.turn).toEqual([0])
    expect(table.moves(0)).toEqual(['drop', 'take'])
    table.play(0, 'take')
    expect(table.state).toMatchObject({ cube: 4, owner: 0, seat: 1 })
  })

  it('knows when the Crawford game is over', () => {
    expect(stateOf(`XGID=${BOARD}:0:0:1:00:4:0:0:5:10`).crawford).toBe('past')
    expect(stateOf(`XGID=${BOARD}:0:0:1:00:3:0:0:5:10`).crawford).toBe('ahead')
  })

  it('a match that is won stays won', () => {
    const table = given(game, { position: xgid({ 18: 15 }, {}, { turn: -1, scores: [1, 6] }) })
    expect(table.result).toEqual({
      places: [2, 1],
      scores: [1, 6],
      why: 'backgammon.match',
      how: { say: 'how-gammon', cube: 1, points: 2 },
    })
  })

  it.each([
    `XGID=${BOARD}:0:0:1:00:0:0:0:5:6`,
    `XGID=${BOARD}:0:0:-1:21:3:1:0:5:6`,
    `XGID=${BOARD}:3:-1:-1:D:3:1:0:5:6`,
    `XGID=${BOARD}:0:0:1:00:4:1:1:5:6`,
    `XGID=${BOARD}:0:0:1:00:0:0:0:5:6 roll-off`,
    `XGID=${BOARD}:0:0:-1:00:0:0:0:5:6 roll-off=4`,
    `XGID=${BOARD}:0:0:-1:00:0:0:0:5:6 roll-off=4 thrown`,
    `XGID=${BOARD}:0:0:-1:00:0:0:0:5:6 first-die`,
    `XGID=${BOARD}:0:0:-1:00:0:0:0:5:6 first-die=3`,
    `XGID=${BOARD}:0:0:-1:D:0:0:0:5:6 first-die`,
    `XGID=${BOARD}:0:0:1:00:0:0:0:5:6 second-die`,
    `XGID=${BOARD}:0:0:1:00:0:0:0:5:6 second-die=6`,
    `XGID=${BOARD}:0:0:1:00:0:0:0:5:6 thrown`,
    `XGID=${BOARD}:0:0:1:00:0:0:0:5:6 limit`,
    `XGID=${BOARD}:0:0:1:00:0:0:0:5:6 roll-off limit`,
    'XGID=c-A-----------------------:6:1:1:66:0:0:0:25:6',
    'XGID=-----------------------a--:0:0:-1:00:7:3:0:5:6',
  ])('writes what it reads: %s', (text) => {
    expect(game.position!.write(stateOf(text))).toBe(text)
  })

  it('the words after it say how far the opening is', () => {
    expect(
      given(game, { position: `XGID=${BOARD}:0:0:-1:00:0:0:0:5:6 roll-off=4` }).throws(1, 3).turn,
    ).toEqual([0])
    expect(given(game, { position: `XGID=${BOARD}:0:0:-1:00:0:0:0:5:6 first-die=3` }).moves(1)).toContain(
      '24/21',
    )
    const second = given(game, { position: `XGID=${BOARD}:0:0:1:00:0:0:0:5:6 second-die` })
    expect(second.moves(0)).toEqual(['throw'])
    expect(given(game, { position: `XGID=${BOARD}:0:0:1:00:0:0:0:5:6 thrown` }).turn).toEqual(['chance'])
    expect(given(game, { position: `XGID=${BOARD}:0:0:1:00:0:0:0:5:6 limit` }).result?.why).toBe(
      'backgammon.throw-limit',
    )
  })

  it('any position of a match reads back with the same moves', () => {
    const rng = seededRng(5)
    const s = game.setup(options(), 2)
    while (game.result(s) === undefined) {
      const text = game.position!.write(s)
      const again = stateOf(text)
      expect(game.position!.write(again)).toBe(text)
      expect(sorted(again.stones)).toEqual(sorted(s.stones))
      expect(game.turn(again)).toEqual(game.turn(s))
      if (game.turn(s)[0] === 'chance') {
        game.answer!(
          s,
          Array.from({ length: s.stage === 'course' ? 2 : 1 }, () => 1 + rng(6)),
        )
        continue
      }
      const moves = game.moves(s, s.seat)
      expect(game.moves(again, s.seat)).toEqual(moves)
      game.play(s, s.seat, moves[rng(moves.length)]!)
    }
  })
})

describe('GNU position ids', () => {
  it('reads the start', () => {
    const s = stateOf('4HPwATDgc/ABMA')
    expect(game.position!.write(s)).toBe(`XGID=${BOARD}:0:0:1:00:0:0:0:5:6`)
  })

  it.each([
    // Published pairs of a GNU id and an XGID of the same position, the player to throw at the bottom.
    ['4PPgASTgc/ABMA', '-a-a--E-C---dE---d-e----B-'],
    ['PAAAICMAAAAAAA', '-A-B--A---------------d---'],
    ['bD3BAQyYd2cEAA', '---bB-DCC-B-cA---a-dabb---'],
  ])('%s is %s', (id, board) => {
    expect(game.position!.write(stateOf(id))).toBe(`XGID=${board}:0:0:1:00:0:0:0:5:6`)
  })

  it.each([
    ['unknown-position', '4HPwATDgc/ABM'],
    ['unknown-position', '4HPwATDgc/ABMAA'],
    ['unknown-position', '4HPwATDgc-ABMA'],
    ['unknown-position', '//////////////'],
    ['unknown-position', '4HPwATDgc/ABMB'],
    ['game-over', 'AAAAAAAAAAAAAA'],
  ])('%s: %s', (code, id) => {
    expect(problemOf(id)).toBe(code)
  })
})

describe('bad positions', () => {
  const field = (changed: Record<number, string>) => {
    const fields = [BOARD, '0', '0', '1', '00', '0', '0', '0', '5', '10']
    for (const [i, text] of Object.entries(changed)) fields[Number(i)] = text
    return `XGID=${fields.join(':')}`
  }
  it.each([
    ['unknown-position', ''],
    ['unknown-position', 'hello'],
    ['unknown-position', `XGID=${BOARD}`],
    ['unknown-position', `XGID=${BOARD}:0:0:1:00:0:0:0:5:10:3`],
    ['bad-board', field({ 0: '-b----E-C---eE---c-e----B' })],
    ['bad-board', field({ 0: '-b----E-C---eE---c-e----B--' })],
    ['bad-board', field({ 0: '-b----P-C---eE---c-e----B-' })],
    ['bad-board', field({ 0: 'Ab----E-C---eE---c-e----B-' })],
    ['bad-board', field({ 0: '-b----E-C---eE---c-e----Ba' })],
    ['too-many-stones', field({ 0: '-b----F-C---eE---c-e----B-' })],
    ['too-many-stones', field({ 0: '-c----E-C---eE---c-e----B-' })],
    ['bad-points', field({ 8: '26' })],
    ['bad-points', field({ 8: 'x' })],
    ['bad-points', field({ 8: '-1' })],
    ['bad-score', field({ 5: 'x' })],
    ['bad-score', field({ 6: '' })],
    ['bad-score', field({ 6: '-1' })],
    ['two-winners', field({ 5: '5', 6: '7' })],
    ['bad-crawford', field({ 7: '1' })],
    ['bad-crawford', field({ 7: '2' })],
    ['bad-crawford', field({ 7: '4', 8: '0' })],
    ['bad-crawford', field({ 7: '' })],
    ['bad-cube', field({ 1: 'x' })],
    ['bad-cube', field({ 2: '2' })],
    ['bad-cube', field({ 2: 'constructor' })],
    ['bad-cube', field({ 9: 'x' })],
    ['cube-too-high', field({ 1: '7', 2: '1' })],
    ['cube-owner', field({ 1: '1' })],
    ['cube-owner', field({ 2: '1' })],
    ['bad-turn', field({ 3: '0' })],
    ['bad-turn', field({ 3: 'toString' })],
    ['bad-dice', field({ 4: '07' })],
    ['bad-dice', field({ 4: '17' })],
    ['bad-dice', field({ 4: '1' })],
    ['bad-dice', field({ 4: '111' })],
    ['bad-dice', field({ 4: 'B' })],
    ['no-double', field({ 4: 'D', 1: '1', 2: '-1' })],
    ['no-double', field({ 4: 'D', 1: '6', 2: '1' })],
    ['no-double', field({ 4: 'D', 5: '4', 7: '1' })],
    ['bad-word', `${field({})} nonsense`],
    ['bad-word', `${field({})} `],
    ['bad-word', `${field({})} roll-off=7`],
    ['bad-word', `${field({})} roll-off=3`],
    ['bad-word', `${field({ 3: '-1' })} roll-off`],
    ['bad-word', `${field({ 0: '-b----E-C---eE---d-d----B-' })} roll-off`],
    ['bad-word', `${field({ 4: 'D' })} roll-off`],
    ['bad-word', `${field({ 4: '31' })} roll-off`],
    ['bad-word', `${field({ 4: '31' })} thrown`],
    ['bad-word', `${field({ 4: '31' })} limit`],
    ['bad-word', `${field({ 4: 'D' })} first-die=3`],
    ['bad-word', `${field({ 4: 'D' })} second-die`],
    ['bad-word', `${field({})} first-die second-die`],
    ['bad-word', `${field({})} thrown thrown`],
    ['game-over', field({ 0: '-b----------e----c-e------' })],
    ['game-over', field({ 0: '------E-C----E----------B-' })],
  ])('%s: %s', (code, text) => {
    expect(problemOf(text)).toBe(code)
  })

  it('names what does not go with the options', () => {
    expect(problemOf(field({ 1: '1', 2: '1' }), { cube: false })).toBe('no-cube')
    expect(problemOf(field({ 4: 'D' }), { cube: false })).toBe('no-cube')
    expect(problemOf(field({}), { cube: false })).toBe('fine')
    expect(problemOf(`${field({})} first-die`, { opening: 'together' })).toBe('bad-word')
    expect(problemOf(`${field({})} roll-off`, { opening: 'together' })).toBe('fine')
  })

  it('a GNU id with stones of both players on one point', () => {
    // Ten bytes: the waiting player has a stone on 1, the other one on their 24, which is the same point.
    expect(problemOf(gnuId({ 1: 1 }, { 24: 1 }))).toBe('shared-point')
    expect(problemOf(gnuId({ 1: 16 }, { 24: 1 }))).toBe('too-many-stones')
    expect(problemOf(gnuId({ 25: 1 }, { 1: 1, 25: 2 }))).toBe('fine')
    // Nothing may follow the last point.
    expect(problemOf(gnuId({ 25: 1 }, { 1: 1, 25: 2 }, '001'))).toBe('unknown-position')
  })

  it('never throws, whatever the text', () => {
    const rng = seededRng(3)
    const signs = ['-', ':', '0', '1', 'D', 'A', 'a', 'o', 'O', ' ', '=', 'X', 'roll-off', '6', '/', '+', 'é']
    for (let i = 0; i < 3000; i++) {
      let text = ''
      for (let length = rng(40); length > 0; length--) text += signs[rng(signs.length)]!
      const result = read(i % 2 === 0 ? text : `XGID=${BOARD}:${text}`)
      expect(result.ok || Object.keys(result.problem.text).join()).toBe(result.ok || LANGS.join())
    }
  })
})

/** Writes a GNU position id step by step: bits, bytes, then characters of six bits. */
function gnuId(waiting: Counts, thrower: Counts, more = ''): string {
  let bits = ''
  for (const own of [waiting, thrower]) for (let p = 1; p <= 25; p++) bits += `${'1'.repeat(own[p] ?? 0)}0`
  bits = (bits + more).padEnd(80, '0')
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) =>
    Number.parseInt(byte.split('').toReversed().join(''), 2),
  )
  return btoa(String.fromCharCode(...bytes)).slice(0, 14)
}
