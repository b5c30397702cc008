import { describe, expect, it } from 'vitest'
import { BACK, DIAGONAL, fieldsOf, FORWARD, SIDEWAYS, thrown } from '../../test/voetbalspel.ts'

const HOME = 'h1'
const AWAY = 'h21 a20'
/** The second seat is on turn. */
const second = { seat: 1, actor: 1 }

describe('voetbalspel: a turn', () => {
  it('voetbalspel.two-dice: a 4 and a diagonal arrow, four squares diagonally forward', () => {
    const table = thrown('h1 e5', AWAY, 4, DIAGONAL)
    expect(table.facts(1).at(-1)).toMatchObject({
      fact: 'threw',
      seat: 0,
      dice: [4],
      number: 4,
      arrow: { say: 'arrow-diagonal' },
    })
    expect(table.moves(0)).toEqual(['e5-a9', 'e5-i9', 'h1-d5', 'h1-l5'])
    table.play(0, 'e5-i9')
    expect(fieldsOf(table, 0)).toBe('h1 i9')
    expect(table.facts(1)).toEqual([{ fact: 'moved', seat: 0, path: ['e5', 'i9'] }])
  })

  it('voetbalspel.two-dice: a 5 and a straight arrow, five squares straight forward', () => {
    expect(thrown('h1 e5', AWAY, 5, FORWARD).moves(0)).toEqual(['e5-e10', 'h1-h6'])
    expect(thrown(HOME, 'h21 e16', 5, FORWARD, second).moves(1)).toEqual(['e16-e11', 'h21-h16'])
  })

  it.each([
    [1, ['e5-e7', 'h8-h10']],
    [2, ['e5-e7', 'h8-h10']],
    [3, ['e5-c7', 'e5-g7', 'h8-f10', 'h8-j10']],
    [4, ['e5-c7', 'e5-g7', 'h8-f10', 'h8-j10']],
    [5, ['e5-c5', 'e5-g5', 'h8-f8', 'h8-j8']],
    [6, ['e5-e3', 'h8-h6']],
  ])('voetbalspel.arrow-die: face %i for the first side', (face, moves) => {
    expect(thrown('h8 e5', AWAY, 2, face).moves(0)).toEqual(moves)
  })

  it.each([
    [2, ['e16-e14']],
    [4, ['e16-c14', 'e16-g14']],
    [5, ['e16-c16', 'e16-g16']],
    [6, ['e16-e18']],
  ])('voetbalspel.arrow-die: face %i for the second side', (face, moves) => {
    expect(thrown(HOME, '- e16', 2, face, second).moves(1)).toEqual(moves)
  })

  it('voetbalspel.three-men, voetbalspel.turns: three different men, then the other side', () => {
    const table = thrown('h1 a5 b5 c5', AWAY, 1, FORWARD)
    table.play(0, 'a5-a6')
    expect(table.moves(0)).toEqual(['b5-b6', 'c5-c6', 'h1-h2'])
    expect(table.refusal(0, 'a6-a7')).toBe('voetbalspel.three-men')
    expect(table.refusal(0, 'throw')).toBe('voetbalspel.three-men')
    table.play(0, 'b5-b6')
    expect(table.turn).toEqual([0])
    table.play(0, 'h1-h2')
    expect(table.turn).toEqual([1])
    expect(table.state).toMatchObject({ seat: 1, phase: 'throw', played: [1, 0], number: 0, moved: 0 })
    expect(table.refusal(0, 'c5-c6')).toBe('voetbalspel.turns')
    expect(table.refusal(0, 'throw')).toBe('voetbalspel.turns')
  })

  it('voetbalspel.one-after-another: a man may go where another has just left', () => {
    const table = thrown('h1 a5 a6', AWAY, 1, FORWARD)
    expect(table.moves(0)).toEqual(['a6-a7', 'h1-h2'])
    table.play(0, 'a6-a7')
    expect(table.moves(0)).toEqual(['a5-a6', 'h1-h2'])
  })

  it('voetbalspel.one-after-another: a goal ends the turn', () => {
    const table = thrown('h1 a5 g18', '- a20', 4, FORWARD).play(0, 'g18-g22')
    expect(table.state).toMatchObject({ goals: [1, 0], phase: 'set-up', played: [1, 0] })
  })

  it('voetbalspel.all-who-can: with fewer than three who can, all of them must', () => {
    const table = thrown('h1 a21 b5', AWAY, 1, FORWARD)
    expect(table.moves(0)).toEqual(['b5-b6', 'h1-h2'])
    expect(table.refusal(0, 'pass')).toBe('voetbalspel.pass')
    table.play(0, 'b5-b6')
    expect(table.turn).toEqual([0])
    expect(table.moves(0)).toEqual(['h1-h2'])
    table.play(0, 'h1-h2')
    expect(table.turn).toEqual([1])
  })

  it('voetbalspel.pass: only when nobody can move', () => {
    const table = thrown('h1 a1', AWAY, 1, BACK)
    expect(table.moves(0)).toEqual(['pass'])
    table.play(0, 'pass')
    expect(table.facts(1)).toEqual([{ fact: 'passed', seat: 0 }])
    expect(table.turn).toEqual([1])
    expect(table.refusal(1, 'pass')).toBe('voetbalspel.pass')
  })

  it('voetbalspel.own-men: men of the own side only', () => {
    const table = thrown('h1 e5', AWAY, 1, FORWARD)
    expect(table.refusal(0, 'a20-a19')).toBe('voetbalspel.own-men')
    expect(table.refusal(0, 'c3-c4')).toBe('voetbalspel.own-men')
    expect(table.refusal(0, 'c3')).toBe('voetbalspel.own-men')
  })

  it('voetbalspel.free-square: a man ends on a free square of the pitch', () => {
    const table = thrown('h1 a5 a6 b20 o20', 'h21 b21 f9', 1, FORWARD)
    expect(table.moves(0)).toEqual(['a6-a7', 'h1-h2', 'o20-o21'])
    expect(table.refusal(0, 'a5-a6')).toBe('voetbalspel.free-square')
    expect(table.refusal(0, 'a5')).toBe('voetbalspel.free-square')
    const edge = thrown('h1 b5 n20', AWAY, 2, SIDEWAYS)
    expect(edge.moves(0)).toEqual(['b5-d5', 'h1-f1', 'h1-j1', 'n20-l20'])
    expect(edge.refusal(0, 'n20')).toBe('voetbalspel.two-dice')
  })

  it('voetbalspel.keeper-moves: the keeper goes like any man', () => {
    const table = thrown('h1', AWAY, 6, FORWARD).play(0, 'h1-h7')
    expect(fieldsOf(table, 0)).toBe('h7')
  })

  it('voetbalspel.goal-line: no second field player comes to the own goal line', () => {
    const table = thrown('h3 c3 f1', AWAY, 2, BACK)
    expect(table.moves(0)).toEqual(['h3-h1'])
    expect(table.refusal(0, 'c3-c1')).toBe('voetbalspel.goal-line')
    // A man who is there already may go along it, and the far goal line is free to all.
    expect(thrown('h3 f1', AWAY, 1, SIDEWAYS).moves(0)).toEqual(['f1-e1', 'f1-g1', 'h3-g3', 'h3-i3'])
    expect(thrown('h1 a21 c20', AWAY, 1, FORWARD).moves(0)).toContain('c20-c21')
    expect(thrown(HOME, '- a21 c20', 1, BACK, second).refusal(1, 'c20-c21')).toBe('voetbalspel.goal-line')
  })
})

describe('voetbalspel: dribbles and walls', () => {
  it('voetbalspel.dribble: over a single opponent', () => {
    expect(thrown('- e5', 'h21 e7', 4, FORWARD).moves(0)).toEqual(['e5-e9'])
    expect(thrown('- e5', 'h21 e6 e7 e8', 4, FORWARD).moves(0)).toEqual(['e5-e9'])
  })

  it('voetbalspel.wall: not over three opponents next to each other', () => {
    const table = thrown('h1 e5 a5', 'h21 d7 e7 f7', 4, FORWARD)
    expect(table.moves(0)).toEqual(['a5-a9', 'h1-h5'])
    expect(table.refusal(0, 'e5-e9')).toBe('voetbalspel.wall')
    expect(thrown(HOME, 'h21 e9 a5', 4, FORWARD, second).moves(1)).toContain('e9-e5')
    const upward = thrown('h1 d7 e7 f7', '- e9 a9', 4, FORWARD, second)
    expect(upward.moves(1)).toEqual(['a9-a5'])
  })

  it.each([
    ['two', 'd7 e7', true],
    ['one column apart', 'd7 e7 g7', true],
    ['three, he at the left', 'e7 f7 g7', false],
    ['three, he at the right', 'c7 d7 e7', false],
    ['four', 'c7 d7 e7 f7', false],
    ['three in a column', 'e6 e7 e8', true],
    ['three, none on the way', 'f7 g7 h7', true],
  ])('voetbalspel.wall-row: %s', (_, men, passes) => {
    expect(thrown('- e5', `h21 ${men}`, 4, FORWARD).moves(0)).toEqual(passes ? ['e5-e9'] : ['pass'])
  })

  it('voetbalspel.wall-row: a wall does not go round the edge, and own men are none', () => {
    // o6 and a7 are neighbours in number only.
    expect(thrown('- a5', 'h21 a7 b7 o6', 4, FORWARD).moves(0)).toEqual(['a5-a9'])
    expect(thrown('- o5', 'h21 o7 n7 a8', 4, FORWARD).moves(0)).toEqual(['o5-o9'])
    expect(thrown('- a5', 'h21 a7 b7 c7', 4, FORWARD).moves(0)).toEqual(['pass'])
    expect(thrown('- o5', 'h21 o7 n7 m7', 4, FORWARD).moves(0)).toEqual(['pass'])
    expect(thrown('- e5 d7 e7 f7', AWAY, 4, FORWARD).moves(0)).toContain('e5-e9')
  })

  it('voetbalspel.wall: sideways and diagonally too, and at a shot', () => {
    expect(thrown('- e5', 'h21 f5 g5 h5', 4, SIDEWAYS).moves(0)).toEqual(['e5-a5'])
    expect(thrown('- e5', 'h21 g7 h7 i7', 4, DIAGONAL).moves(0)).toEqual(['e5-a9'])
    expect(thrown('- h18', '- g20 h20 i20', 4, FORWARD).refusal(0, 'h18-h22')).toBe('voetbalspel.wall')
  })
})

describe('voetbalspel: shots', () => {
  it('voetbalspel.shot: four diagonal squares from the goal, a 4 and a diagonal arrow', () => {
    const table = thrown('h1 d18', '- a20', 4, DIAGONAL)
    expect(table.moves(0)).toContain('d18-h22')
    table.play(0, 'd18-h22')
    expect(table.state.goals).toEqual([1, 0])
    expect(table.facts(1).map(({ fact }) => fact)).toEqual(['shot', 'goal'])
    expect(table.facts(1)[1]).toMatchObject({ seat: 0, score: { say: 'score-line', home: 1, away: 0 } })
  })

  it('voetbalspel.shot: for the second side, with exactly the number', () => {
    expect(thrown('a5', '- g3', 3, FORWARD, second).moves(1)).toEqual(['g3-g0'])
    const table = thrown('a5', '- g3', 2, FORWARD, second)
    expect(table.moves(1)).toEqual(['g3-g1'])
    expect(table.refusal(1, 'g3-g0')).toBe('voetbalspel.shot')
    expect(thrown('a5', '- f3', 3, FORWARD, second).moves(1)).toEqual(['pass'])
  })

  it('voetbalspel.shot: not backward into the own goal', () => {
    expect(thrown('h3', AWAY, 3, BACK).moves(0)).toEqual(['pass'])
  })

  it('voetbalspel.keeper-saves: not when the keeper stands in the path, wherever he is on it', () => {
    for (const keeper of ['h21', 'h19']) {
      const table = thrown('- h18 a5', `${keeper} a20`, 4, FORWARD)
      expect(table.moves(0)).toEqual(['a5-a9'])
      expect(table.refusal(0, 'h18-h22')).toBe('voetbalspel.keeper-saves')
    }
    expect(thrown('- h18', 'g21 h21', 4, FORWARD).moves(0)).toEqual(['h18-h22'])
    expect(thrown('- d18', 'g21', 4, DIAGONAL).refusal(0, 'd18-h22')).toBe('voetbalspel.keeper-saves')
  })

  it('voetbalspel.goal, voetbalspel.conceded: all are set up again, and who conceded kicks off', () => {
    const table = thrown('a5 h18', 'b3 c3', 4, FORWARD, { offside: new Array(22).fill(1) }).play(0, 'h18-h22')
    expect(table.state).toMatchObject({ kicker: 1, actor: 1, seat: 1, phase: 'set-up', last: [] })
    expect(table.state.offside).toEqual(new Array(22).fill(0))
    expect(fieldsOf(table, 0)).toBe('h1 c4 f3 j3 m4 c7 f7 j7 m7 e10 k10')
  })
})

describe('voetbalspel: defence', () => {
  it('voetbalspel.defence: a 3, a straight arrow, and an opponent three squares straight ahead', () => {
    const table = thrown('h1 e3', 'h21 e6', 3, FORWARD)
    expect(table.moves(0)).toEqual(['e3xe6', 'h1-h4'])
    table.play(0, 'e3xe6')
    expect(fieldsOf(table, 0)).toBe('h1 e6')
    expect(fieldsOf(table, 1)).toBe('h21 e9')
    expect(table.facts(1)).toEqual([
      { fact: 'defended', seat: 0, path: ['e3', 'e6'] },
      { fact: 'driven', seat: 1, path: ['e6', 'e9'] },
    ])
  })

  it('voetbalspel.defence: only from the own penalty area, with exactly the number', () => {
    const outside = thrown('h1 c3 e6', 'h21 c6 e9', 3, FORWARD)
    expect(outside.moves(0)).toEqual(['h1-h4'])
    expect(outside.refusal(0, 'c3xc6')).toBe('voetbalspel.defence')
    expect(outside.refusal(0, 'e6-e9')).toBe('voetbalspel.defence')
    expect(thrown('h1 e5', 'h21 e8', 3, FORWARD).moves(0)).toContain('e5xe8')
    const near = thrown('h1 e3', 'h21 e5', 3, FORWARD)
    expect(near.moves(0)).toEqual(['e3-e6', 'h1-h4'])
    expect(near.refusal(0, 'e3xe5')).toBe('voetbalspel.two-dice')
    expect(thrown('h1 e5', 'h21 e19', 1, FORWARD, second).moves(1)).toEqual(['e19-e18', 'h21-h20'])
    expect(thrown('h1 e16', 'h21 e19', 3, FORWARD, second).moves(1)).toContain('e19xe16')
  })

  it('voetbalspel.defence-terms: optional, one of the three moves, never backward', () => {
    const table = thrown('h1 e5 f5 g5', 'h21 e6', 1, FORWARD).play(0, 'e5xe6', 'f5-f6')
    expect(table.turn).toEqual([0])
    table.play(0, 'g5-g6')
    expect(table.turn).toEqual([1])
    const back = thrown('h1 e5', 'h21 e4', 1, BACK)
    expect(back.moves(0)).toEqual(['pass'])
    expect(back.refusal(0, 'e5xe4')).toBe('voetbalspel.defence-terms')
  })

  it.each([
    ['sideways', 'e3', 'g3', SIDEWAYS, 2, 'i3'],
    ['to the left', 'e3', 'c3', SIDEWAYS, 2, 'a3'],
    ['diagonally', 'e3', 'g5', DIAGONAL, 2, 'i7'],
    ['to the edge', 'd3', 'b3', SIDEWAYS, 2, 'a3'],
  ])('voetbalspel.push: %s', (_, from, to, arrow, number, driven) => {
    const table = thrown(`- ${from}`, `h21 ${to}`, number, arrow).play(0, `${from}x${to}`)
    expect(fieldsOf(table, 1)).toBe(`h21 ${driven}`)
  })

  it('voetbalspel.push: to the last free square before a man, and not without one', () => {
    expect(fieldsOf(thrown('- e3 e9', 'h21 e6', 3, FORWARD).play(0, 'e3xe6'), 1)).toBe('h21 e8')
    expect(fieldsOf(thrown('- e3', 'h21 e6 e10', 3, FORWARD).play(0, 'e3xe6'), 1)).toBe('h21 e9 e10')
    const stuck = thrown('- e3', 'h21 e6 e7', 3, FORWARD)
    expect(stuck.moves(0)).toEqual(['pass'])
    expect(stuck.refusal(0, 'e3xe6')).toBe('voetbalspel.push')
    expect(thrown('- d3', 'h21 a3', 3, SIDEWAYS).moves(0)).toEqual(['d3-g3'])
  })

  it('voetbalspel.goal-line: a defence does not bring a second man to the goal line either', () => {
    const table = thrown('- e3 f1 g1', 'h21 c1', 2, SIDEWAYS)
    expect(table.moves(0)).toContain('e3-c3')
    expect(thrown('- f1 l1', 'h21 d1', 2, SIDEWAYS).refusal(0, 'f1xd1')).toBe('voetbalspel.goal-line')
    expect(thrown('- f1', 'h21 d1', 2, SIDEWAYS).moves(0)).toEqual(['f1-h1', 'f1xd1'])
  })
})

describe('voetbalspel: offside', () => {
  /** The man with number 2 of the first side has been offside this often, and nobody moves this turn. */
  const afterTurns = (turns: number) => ({
    offside: [0, 0, turns, ...new Array<number>(19).fill(0)],
    misses: new Array<number>(22).fill(1),
  })

  it.each([0, 1])('voetbalspel.offside: he may stay so for a turn after %i', (turns) => {
    const table = thrown('- - h19', 'h21 a17', 1, BACK, afterTurns(turns)).play(0, 'pass')
    expect(table.state.offside[2]).toBe(turns + 1)
    expect(fieldsOf(table, 0)).toBe('- - h19')
    expect(table.facts(1).at(-1)).toEqual({ fact: 'offside-warning', seat: 0, field: 'h19', nth: turns + 1 })
  })

  it('voetbalspel.offside: at the end of the third turn he goes six squares back', () => {
    const table = thrown('- - h19', 'h21 a17', 1, BACK, afterTurns(2)).play(0, 'pass')
    expect(table.state.offside[2]).toBe(0)
    expect(fieldsOf(table, 0)).toBe('- - h13')
    expect(table.facts(1).at(-1)).toEqual({ fact: 'offside', seat: 0, squares: 6, path: ['h19', 'h13'] })
  })

  it.each([
    ['level with a defender', '- - h19', 'h21 a19', 0],
    ['before a defender', '- - h19', 'h21 a20', 0],
    ['beyond all but the keeper', '- - h19', 'h21 a18', 2],
    ['beside the penalty area', '- - c19', 'h21 a17', 0],
    ['before the penalty area', '- - h16', 'h21 a15', 0],
    ['in its corner', '- - d17', 'h21 a16', 2],
    ['no defender left', '- - h19', 'h21', 2],
  ])('voetbalspel.offside-line: %s', (_, men, other, count) => {
    const table = thrown(men, other, 1, BACK, afterTurns(1)).play(0, 'pass')
    expect(table.state.offside[2]).toBe(count)
  })

  it('voetbalspel.offside-line: for the second side in the area of the first', () => {
    const table = thrown('h1 a5', '- d3', 6, BACK, {
      ...second,
      misses: new Array<number>(22).fill(1),
    })
    table.play(1, 'pass')
    expect(table.state.offside[12]).toBe(1)
  })

  it.each([
    ['the whole way', 'h1 - h19', 'h13'],
    ['over men', 'h1 - h19 h18 h15', 'h13'],
    ['to the farthest free square within it', 'h1 - h19 h13 h14', 'h15'],
    ['nowhere, when all are taken', 'h1 - h19 h18 h17 h16 h15 h14 h13', 'h19'],
  ])('voetbalspel.going-back: %s', (_, men, field) => {
    const table = thrown(men, 'h21 a17', 1, SIDEWAYS, afterTurns(2)).play(0, 'pass')
    expect(fieldsOf(table, 0).split(' ')[2]).toBe(field)
  })

  it('voetbalspel.wall: three at the edge of the field are a wall too', () => {
    expect(thrown('h1 c9', 'h21 a10 b10 c10', 2, FORWARD).moves(0)).toEqual(['h1-h3'])
    expect(thrown('h1 m9', 'h21 m10 n10 o10', 2, FORWARD).moves(0)).toEqual(['h1-h3'])
  })

  it('voetbalspel.wall: an own man between two of theirs makes no wall', () => {
    expect(thrown('h1 c9 b10', 'h21 a10 c10', 2, FORWARD).moves(0)).toContain('c9-c11')
  })
})
