import { describe, expect, it } from 'vitest'
import { at, BACK, DIAGONAL, fieldsOf, FORWARD, SIDEWAYS, stand, thrown } from '../../test/voetbalspel.ts'
import { fieldNamed } from './board.ts'

const second = { seat: 1, actor: 1 }

describe('voetbalspel: coloured squares', () => {
  it('voetbalspel.other-half: not in the own half, nor for who passes over', () => {
    const own = thrown('h1 e2 c7', 'h21 a20', 1, FORWARD).play(0, 'e2-e3', 'c7-c8')
    expect(own.state.phase).toBe('move')
    const over = thrown('h1 c13 a5', 'h21 a20', 2, FORWARD).play(0, 'c13-c15')
    expect(over.state.phase).toBe('move')
    expect(thrown('h1 c13', 'h21 a20', 1, FORWARD).play(0, 'c13-c14').state.phase).toBe('draw-red')
    expect(thrown('h1', 'h21 c9', 1, FORWARD, second).play(1, 'c9-c8').state).toMatchObject({
      phase: 'draw-red',
      actor: 1,
    })
  })

  it.each([
    ['d13', 'd15', 'd17'],
    ['l13', 'l15', 'l17'],
    ['g11', 'g13', 'd16'],
    ['i11', 'i13', 'l16'],
  ])('voetbalspel.arrow: from %s over %s to %s', (from, arrow, to) => {
    const table = thrown(`h1 ${from}`, 'h21 a20', 2, FORWARD).play(0, `${from}-${arrow}`)
    expect(fieldsOf(table, 0)).toBe(`h1 ${to}`)
    expect(table.facts(1).at(-1)).toMatchObject({ fact: 'arrow', seat: 0, path: [arrow, to] })
  })

  it('voetbalspel.arrow: left and right as the second side sees them', () => {
    expect(fieldsOf(thrown('h1', 'h21 i11', 2, FORWARD, second).play(1, 'i11-i9'), 1)).toBe('h21 l6')
    expect(fieldsOf(thrown('h1', 'h21 g11', 2, FORWARD, second).play(1, 'g11-g9'), 1)).toBe('h21 d6')
    expect(fieldsOf(thrown('h1', 'h21 d9', 2, FORWARD, second).play(1, 'd9-d7'), 1)).toBe('h21 d5')
  })

  it('voetbalspel.arrow-blocked: he stays on the arrow when its end is taken or a wall stands before it', () => {
    expect(fieldsOf(thrown('h1 d13', 'h21 d17', 2, FORWARD).play(0, 'd13-d15'), 0)).toBe('h1 d15')
    expect(fieldsOf(thrown('h1 d13', 'h21 c16 d16 e16', 2, FORWARD).play(0, 'd13-d15'), 0)).toBe('h1 d15')
    expect(fieldsOf(thrown('h1 d13', 'h21 c16 d16 f16', 2, FORWARD).play(0, 'd13-d15'), 0)).toBe('h1 d17')
  })

  it('voetbalspel.chain: a second square counts, a third does not', () => {
    // A corner along the line: a21 + 4 is e21, green again; from there a21 + 2 is c21, which counts no more.
    const table = thrown('h1 c20', 'h21 o20', 1, FORWARD).play(0, 'c20-c21')
    table.throws(0, 1).throws(0, 3).play(0, 'a21-e21')
    expect(table.state).toMatchObject({ phase: 'corner', chain: 2 })
    expect(fieldsOf(table, 0)).toBe('h1 a21')
    table.throws(0, 1).throws(0, 1).play(0, 'a21-c21')
    expect(table.state.phase).toBe('move')
    expect(fieldsOf(table, 0)).toBe('h1 c21')
  })

  it('voetbalspel.chain: every man begins anew', () => {
    const table = thrown('h1 c13 m13', 'h21 o20', 1, FORWARD, { red: [3, 0, 0, 0, 0, 0] })
    table.play(0, 'c13-c14', 'draw').draw(0).play(0, 'm13-m14')
    expect(table.state).toMatchObject({ phase: 'draw-red', chain: 1 })
  })

  it('voetbalspel.no-square: who is driven or sent back meets no coloured square', () => {
    // Driven from c4 to c8, a red square for the second side.
    const driven = thrown('- d4 g5', 'h21 g6', 1, FORWARD).play(0, 'g5xg6')
    expect(fieldsOf(driven, 1)).toBe('h21 g7')
    const onRed = thrown('- h5', 'h21 h6', 1, FORWARD).play(0, 'h5xh6')
    expect(fieldsOf(onRed, 1)).toBe('h21 h7')
    expect(onRed.state).toMatchObject({ phase: 'throw', seat: 1 })
    // Sent three back from f20 to f17; six back from c20 to c14, a red square.
    const sent = thrown('h1 f19 a2', 'h21 a20', 1, FORWARD, { red: [1, 0, 0, 0, 0, 0] })
    sent.play(0, 'f19-f20', 'draw').draw(0)
    expect(fieldsOf(sent, 0)).toBe('h1 f17 a2')
    expect(sent.state.phase).toBe('move')
  })
})

describe('voetbalspel: corners', () => {
  const corner = (men = 'h1 c20', other = 'h21 o20') => thrown(men, other, 1, FORWARD)

  it('voetbalspel.corner: to the nearest flag, and the number die is thrown twice', () => {
    const table = corner().play(0, 'c20-c21')
    expect(fieldsOf(table, 0)).toBe('h1 a21')
    expect(table.facts(1).at(-1)).toMatchObject({ fact: 'corner', flag: 'a21', path: ['c21', 'a21'] })
    expect(table.refusal(0, 'a21-e21')).toBe('voetbalspel.corner')
    expect(table.refusal(0, 'pass')).toBe('voetbalspel.corner')
    table.throws(0, 2)
    expect(table.state.phase).toBe('corner')
    table.throws(0, 3)
    expect(table.state.phase).toBe('corner-kick')
  })

  it.each([
    ['c20', 'c21', 'a21'],
    ['e20', 'e21', 'a21'],
    ['k20', 'k21', 'o21'],
    ['m20', 'm21', 'o21'],
  ])('voetbalspel.corner: from %s over %s to the flag on %s', (from, green, flag) => {
    expect(fieldsOf(corner(`h1 ${from}`).play(0, `${from}-${green}`), 0)).toBe(`h1 ${flag}`)
  })

  it.each([
    ['c2', 'c1', 'a1', ['a1-f1', 'a1-f6']],
    ['m2', 'm1', 'o1', ['o1-j1', 'o1-j6']],
  ])('voetbalspel.corner: of the second side from %s', (from, green, flag, kicks) => {
    const table = thrown('h8', `h21 ${from}`, 1, FORWARD, second).play(1, `${from}-${green}`)
    expect(fieldsOf(table, 1)).toBe(`h21 ${flag}`)
    table.throws(1, 2).throws(1, 3)
    expect(table.moves(1)).toEqual(kicks)
  })

  it('voetbalspel.corner-flag: who stands there makes way to the nearest free square', () => {
    // Straight down the column, not along the goal line.
    const table = corner('h1 c20', 'h21 a21').play(0, 'c20-c21')
    expect(fieldsOf(table, 0)).toBe('h1 a21')
    expect(fieldsOf(table, 1)).toBe('h21 a20')
    const own = corner('h1 c20 a21').play(0, 'c20-c21')
    expect(fieldsOf(own, 0)).toBe('h1 a21 a20')
  })

  it('voetbalspel.corner-sum: the sum, along the goal line or diagonally into the pitch', () => {
    const table = corner().play(0, 'c20-c21').throws(0, 2).throws(0, 3)
    expect(table.moves(0)).toEqual(['a21-f16', 'a21-f21'])
    expect(table.refusal(0, 'a21-e21')).toBe('voetbalspel.corner-sum')
    expect(table.refusal(0, 'throw')).toBe('voetbalspel.corner-sum')
    table.play(0, 'a21-f16')
    expect(fieldsOf(table, 0)).toBe('h1 f16')
    expect(table.facts(1)[0]).toEqual({ fact: 'corner-kick', seat: 0, to: 'f16', path: ['a21', 'f16'] })
    expect(table.state.throws).toEqual([])
    const right = corner('h1 m20').play(0, 'm20-m21').throws(0, 6).throws(0, 6)
    expect(right.moves(0)).toEqual(['o21-c21', 'o21-c9'])
  })

  it('voetbalspel.corner-sum: as far as he can, not over a wall', () => {
    const taken = corner('h1 c20 f21', 'h21 f16').play(0, 'c20-c21').throws(0, 2).throws(0, 3)
    expect(taken.moves(0)).toEqual(['a21-e17', 'a21-e21'])
    const wall = corner('h1 c20', 'h21 c18 d18 e18').play(0, 'c20-c21').throws(0, 2).throws(0, 3)
    expect(wall.moves(0)).toEqual(['a21-c19', 'a21-f21'])
  })

  it('voetbalspel.corner-sum: where neither way is open he stays', () => {
    const table = corner('h1 c20 b21 b20', 'h21 c19').play(0, 'c20-c21').throws(0, 1)
    table.throws(0, 1)
    expect(table.moves(0)).toEqual(['a21-c21'])
    const stuck = corner('h1 c20 b21 b20 c19 e5 f5', 'h21 o20').play(0, 'e5-e6', 'f5-f6')
    stuck.play(0, 'c20-c21')
    expect(fieldsOf(stuck, 0)).toBe('h1 a21 b21 b20 c19 e6 f6')
    const none = at({
      ...stuck.state,
      board: withMan(stuck.state.board, 'c21', 7),
      men: withField(stuck.state.men, 7, 'c21'),
    })
    none.throws(0, 1).throws(0, 1)
    expect(none.facts(1).map(({ fact }) => fact)).toContain('corner-stuck')
    expect(none.state).toMatchObject({ phase: 'throw', seat: 1 })
  })

  const withMan = (board: readonly number[], field: string, man: number) =>
    board.map((each, i) => (i === fieldNamed(field) ? man : each))
  const withField = (men: readonly number[], man: number, field: string) =>
    men.map((each, i) => (i === man ? fieldNamed(field) : each))

  it.each([
    [1, 5, 'f', 1, 'a21-g21', true],
    [2, 5, 'f', 1, 'a21-h21', true],
    [4, 4, 'f', 1, 'a21-i21', true],
    [2, 3, 'f', 0, 'a21-f21', false],
    [4, 5, 'f', 0, 'a21-j21', false],
  ])('voetbalspel.corner-goal: %i and %i without a keeper', (one, two, _, goals, move, scores) => {
    const table = corner('h1 c20', '- o20').play(0, 'c20-c21').throws(0, one).throws(0, two).play(0, move)
    expect(table.state.goals).toEqual([goals, 0])
    expect(table.state.phase === 'set-up').toBe(scores)
  })

  it('voetbalspel.corner-goal: not past the keeper, not short of the sum, not diagonally', () => {
    const past = corner('h1 c20', 'g21 o20').play(0, 'c20-c21').throws(0, 3).throws(0, 4).play(0, 'a21-h21')
    expect(past.state.goals).toEqual([0, 0])
    expect(fieldsOf(past, 0)).toBe('h1 h21')
    const beyond = corner('h1 c20', 'i21 o20').play(0, 'c20-c21').throws(0, 3).throws(0, 4)
    expect(beyond.play(0, 'a21-h21').state.goals).toEqual([1, 0])
    const short = corner('h1 c20', '- h21').play(0, 'c20-c21').throws(0, 3).throws(0, 4).play(0, 'a21-g21')
    expect(short.state.goals).toEqual([0, 0])
    const diagonal = corner('h1 c20', '- o20').play(0, 'c20-c21').throws(0, 3).throws(0, 4).play(0, 'a21-h14')
    expect(diagonal.state.goals).toEqual([0, 0])
  })
})

describe('voetbalspel: penalties', () => {
  const penalty = (men = 'h1 e18', other = 'h21 a15') => thrown(men, other, 1, FORWARD).play(0, 'e18-e19')

  it('voetbalspel.penalty: to the spot, three throws, a 4 is a goal', () => {
    const table = penalty()
    expect(fieldsOf(table, 0)).toBe('h1 h18')
    expect(table.facts(1).at(-1)).toMatchObject({
      fact: 'penalty',
      seat: 0,
      spot: 'h18',
      path: ['e19', 'h18'],
    })
    expect(table.refusal(0, 'h18-h22')).toBe('voetbalspel.penalty')
    table.throws(0, 3).throws(0, 5)
    expect(table.state.phase).toBe('penalty')
    table.throws(0, 4)
    expect(table.state).toMatchObject({ goals: [1, 0], phase: 'set-up' })
    expect(penalty().throws(0, 4).state.goals).toEqual([1, 0])
  })

  it('voetbalspel.penalty: of the second side, from h4', () => {
    const table = thrown('h1', 'h21 k4', 1, FORWARD, second).play(1, 'k4-k3')
    expect(fieldsOf(table, 1)).toBe('h21 h4')
    expect(table.throws(1, 4).state.goals).toEqual([0, 1])
  })

  it('voetbalspel.penalty-miss: without a 4 six squares back', () => {
    const table = penalty('h1 e18 a5').throws(0, 1).throws(0, 2).throws(0, 3)
    expect(fieldsOf(table, 0)).toBe('h1 h12 a5')
    expect(table.facts(1).at(-1)).toMatchObject({ fact: 'penalty-missed', squares: 6, path: ['h18', 'h12'] })
    expect(table.state).toMatchObject({ phase: 'move', goals: [0, 0], throws: [] })
  })

  it('voetbalspel.penalty-others, voetbalspel.penalty-leaving: all others go to the nearest free square outside', () => {
    // Attackers: f17 one step straight back to f16; d18 to column c, nearest to row 1 is c17.
    // Defenders: f18 is two steps from row 16, where f16 is taken: e16 and g16 are one column aside, and as
    // seen from row 21 g16 is farther left. l20: column m, nearest to row 21 is m21.
    const table = penalty('h1 e18 f17 d18 c16', 'h21 f18 l20')
    expect(fieldsOf(table, 0)).toBe('h1 h18 f16 c17 c16')
    expect(fieldsOf(table, 1)).toBe('h21 g16 m21')
  })

  it('voetbalspel.penalty-leaving: a second man does not go to the own goal line', () => {
    // l21 goes to m21; for d20 c21 would be nearest to row 21, but a man is on the goal line.
    expect(fieldsOf(penalty('h1 e18', 'h21 l21 d20'), 1)).toBe('h21 m21 c20')
    expect(fieldsOf(penalty('h1 e18', 'h21 d20'), 1)).toBe('h21 c21')
  })

  it('voetbalspel.penalty-keeper: the keeper stays, without effect, but makes room on the spot', () => {
    expect(fieldsOf(penalty('h1 e18', 'i20'), 1)).toBe('i20')
    // One step from h18, no column aside and nearest to row 21: h19.
    const table = penalty('h1 e18', 'h18')
    expect(fieldsOf(table, 1)).toBe('h19')
    expect(fieldsOf(table, 0)).toBe('h1 h18')
  })

  it('voetbalspel.kept-penalty, voetbalspel.kept-penalty-when: taken at the start of a turn, once a man is in the area', () => {
    const none = at(stand('h1 h16', 'h21 a15', { penalties: [1, 0] }))
    expect(none.moves(0)).toEqual(['throw'])
    const before = thrown('h1', 'h21 a15', 1, FORWARD, { ...second, penalties: [2, 0] })
    const state = { ...before.state, men: before.state.men.slice(), board: before.state.board.slice() }
    for (const [man, name] of [
      [1, 'd17'],
      [2, 'l21'],
      [3, 'c17'],
    ] as const) {
      state.men[man] = fieldNamed(name)
      state.board[fieldNamed(name)] = man
    }
    const table = at(state).play(1, 'a15-a14', 'h21-h20')
    expect(table.state).toMatchObject({ phase: 'kept-penalty', seat: 0 })
    expect(table.moves(0)).toEqual(['d17', 'l21'])
    expect(table.refusal(0, 'throw')).toBe('voetbalspel.kept-penalty-when')
    expect(table.refusal(0, 'c17')).toBe('voetbalspel.kept-penalty')
    expect(table.refusal(0, 'a14')).toBe('voetbalspel.own-men')
    table.play(0, 'l21')
    expect(table.state).toMatchObject({ phase: 'penalty', penalties: [1, 0] })
    table.throws(0, 1).throws(0, 1).throws(0, 1)
    expect(table.state).toMatchObject({ phase: 'throw', seat: 0, actor: 0 })
    expect(fieldsOf(table, 0).split(' ')[2]).toBe('h12')
  })
})

describe('voetbalspel: cards', () => {
  const RED = ['foul', 'yellow-card', 'red-card', 'throw-in', 'own-offside', 'injury']
  const BLUE = ['free-kick', 'throw-again', 'through-ball', 'keeper-mistake', 'penalty', 'second-wind']
  const only = (kinds: readonly string[], kind: string) => kinds.map((each) => (each === kind ? 2 : 0))
  /** The second man of the first side walks from c13 onto the red square c14 and draws this card. */
  const red = (kind: string, men = 'h1 c13 a5 b5', other = 'h21 o20', more = {}) =>
    thrown(men, other, 1, FORWARD, { red: only(RED, kind), ...more })
      .play(0, 'c13-c14', 'draw')
      .draw(0)
  /** And from e12 onto the blue square e13. */
  const blue = (kind: string, men = 'h1 e12 a5 b5', other = 'h21 o20', more = {}) =>
    thrown(men, other, 1, FORWARD, { blue: only(BLUE, kind), ...more })
      .play(0, 'e12-e13', 'draw')
      .draw(0)

  it('voetbalspel.red-square, voetbalspel.blue-square: a card is drawn', () => {
    const table = thrown('h1 c13', 'h21', 1, FORWARD).play(0, 'c13-c14')
    expect(table.moves(0)).toEqual(['draw'])
    expect(table.refusal(0, 'throw')).toBe('voetbalspel.red-square')
    table.play(0, 'draw')
    expect(table.turn).toEqual(['chance'])
    expect(() => table.draw(12)).toThrow('bad-draw')
    table.draw(11)
    expect(table.facts(1)[0]).toMatchObject({ fact: 'drew-red', seat: 0, card: { say: 'card-injury' } })
    const other = thrown('h1 e12', 'h21', 1, FORWARD).play(0, 'e12-e13')
    expect(other.refusal(0, 'e13-e14')).toBe('voetbalspel.blue-square')
    other.play(0, 'draw').draw(11)
    expect(other.facts(1)[0]).toMatchObject({ fact: 'drew-blue', card: { say: 'card-second-wind' } })
    expect(other.refusal(0, 'draw')).toBe('voetbalspel.cards')
  })

  const drawn = (colour: 'red' | 'blue', nth: number) =>
    (colour === 'red'
      ? thrown('h1 c13', 'h21', 1, FORWARD).play(0, 'c13-c14')
      : thrown('h1 e12', 'h21', 1, FORWARD).play(0, 'e12-e13')
    )
      .play(0, 'draw')
      .draw(nth).state
  it.each([
    [0, 'foul'],
    [2, 'foul'],
    [3, 'yellow-card'],
    [4, 'yellow-card'],
    [5, 'red-card'],
    [6, 'throw-in'],
    [7, 'throw-in'],
    [8, 'own-offside'],
    [9, 'own-offside'],
    [10, 'injury'],
    [11, 'injury'],
  ])('voetbalspel.bad-luck: of twelve, number %i is %s', (nth, card) => {
    expect(drawn('red', nth).card).toBe(card)
    expect(drawn('red', nth).red.reduce((a, b) => a + b, 0)).toBe(11)
  })
  it.each([
    [0, 'free-kick'],
    [2, 'free-kick'],
    [3, 'throw-again'],
    [4, 'throw-again'],
    [5, 'through-ball'],
    [6, 'through-ball'],
    [7, 'keeper-mistake'],
    [8, 'penalty'],
    [9, 'penalty'],
    [10, 'second-wind'],
    [11, 'second-wind'],
  ])('voetbalspel.luck: of twelve, number %i is %s', (nth, card) => {
    expect(drawn('blue', nth).card).toBe(card)
    expect(drawn('blue', nth).blue.reduce((a, b) => a + b, 0)).toBe(11)
  })

  it('voetbalspel.cards: an empty stack is shuffled anew, without what somebody keeps', () => {
    const empty = [0, 0, 0, 0, 0, 0]
    const table = thrown('h1 c13 e12', 'h21', 1, FORWARD, {
      red: empty,
      blue: empty,
      penalties: [1, 0],
      winds: [0, 2],
    })
    expect(table.play(0, 'c13-c14').state.red).toEqual([3, 2, 1, 2, 2, 2])
    expect(table.state.blue).toEqual([3, 2, 2, 1, 1, 0])
    const last = thrown('h1 c13', 'h21', 1, FORWARD, { red: [1, 0, 0, 0, 0, 0] }).play(0, 'c13-c14')
    expect(last.state.red).toEqual([1, 0, 0, 0, 0, 0])
    expect(last.play(0, 'draw').draw(0).state.red).toEqual(empty)
  })

  it('voetbalspel.foul: three squares back', () => {
    const table = red('foul')
    expect(fieldsOf(table, 0)).toBe('h1 c11 a5 b5')
    expect(table.facts(1).at(-1)).toEqual({ fact: 'sent-back', seat: 0, squares: 3, path: ['c14', 'c11'] })
  })

  it('voetbalspel.own-offside: six squares back', () => {
    expect(fieldsOf(red('own-offside'), 0)).toBe('h1 c8 a5 b5')
  })

  it('voetbalspel.yellow-card: he misses the next turn of his side, and only that', () => {
    const table = red('yellow-card', 'h1 c13 a5 b5', 'h21 o20 n20 m20').play(0, 'a5-a6', 'b5-b6')
    table.throws(1, 1, FORWARD).play(1, 'h21-h20', 'o20-o19', 'n20-n19')
    table.throws(0, 1, FORWARD)
    expect(table.moves(0)).toEqual(['a6-a7', 'b6-b7', 'h1-h2'])
    expect(table.refusal(0, 'c14-c15')).toBe('voetbalspel.yellow-card')
    table.play(0, 'a6-a7', 'b6-b7', 'h1-h2')
    table.throws(1, 1, FORWARD).play(1, 'h20-h19', 'o19-o18', 'n19-n18')
    expect(table.throws(0, 1, FORWARD).moves(0)).toContain('c14-c15')
  })

  it('voetbalspel.red-card: off until the next kick-off', () => {
    const table = red('red-card', 'h1 c13 a5 g18', '- o20')
    expect(fieldsOf(table, 0)).toBe('h1 - a5 g18')
    expect(table.facts(1).at(-1)).toEqual({ fact: 'sent-off', seat: 0, takes: ['c14'] })
    expect(table.state.board[fieldNamed('c14')]).toBe(-1)
    expect(table.moves(0)).toEqual(['a5-a6', 'g18-g19', 'h1-h2'])
    const goal = thrown('h1 - g21', '- o20', 1, FORWARD).play(0, 'g21-g22')
    expect(fieldsOf(goal, 0).split(' ')[1]).toBe('c4')
  })

  it('voetbalspel.throw-in: the other side moves one man two squares forward', () => {
    const table = red('throw-in', 'h1 c13 a5 b5', 'h21 o20 e2 f3', {})
    expect(table.turn).toEqual([1])
    expect(table.moves(1)).toEqual(['f3-f1', 'h21-h19', 'o20-o18'])
    expect(table.refusal(0, 'a5-a6')).toBe('voetbalspel.turns')
    expect(table.refusal(1, 'o20-o19')).toBe('voetbalspel.throw-in')
    table.play(1, 'o20-o18')
    expect(table.facts(0)).toEqual([{ fact: 'moved-by-card', seat: 1, path: ['o20', 'o18'] }])
    expect(table.turn).toEqual([0])
    expect(table.moves(0)).toEqual(['a5-a6', 'b5-b6', 'h1-h2'])
  })

  it('voetbalspel.chain: the other side’s throw-in may reach a square that counts for it', () => {
    const table = red('throw-in', 'h1 c13 a5 b5', 'h21 e3').play(1, 'e3-e1')
    expect(table.state).toMatchObject({ phase: 'corner', actor: 1, seat: 0, chain: 2 })
    expect(fieldsOf(table, 1)).toBe('h21 a1')
    table.throws(1, 1).throws(1, 1).play(1, 'a1-c1')
    expect(table.turn).toEqual([0])
    const goal = red('throw-in', 'a9 c13 a5 b5', 'h21 e3').play(1, 'e3-e1').throws(1, 3).throws(1, 4)
    goal.play(1, 'a1-h1')
    expect(goal.state).toMatchObject({ goals: [0, 1], kicker: 0, played: [1, 0] })
  })

  it('voetbalspel.injury: back to the nearest free square of the own half', () => {
    const away = { kicker: 1 }
    expect(fieldsOf(red('injury', 'h1 c13 a5 b5', 'h21 o20', away), 0)).toBe('h1 c10 a5 b5')
    // The side that kicked off has row 11 too.
    expect(fieldsOf(red('injury', 'h1 c13 a5 b5', 'h21 o20', { kicker: 0 }), 0)).toBe('h1 c11 a5 b5')
  })

  it('voetbalspel.injury, voetbalspel.nearest: from h15 straight back to h11, or one column aside where that is taken', () => {
    const injured = (men: string) =>
      fieldsOf(
        thrown(men, 'h21 o20', 1, FORWARD, { red: only(RED, 'injury'), kicker: 0 })
          .play(0, 'h14-h15', 'draw')
          .draw(0),
        0,
      )
    expect(injured('h1 h14 a5 b5')).toBe('h1 h11 a5 b5')
    expect(injured('h1 h14 h11 b5')).toBe('h1 g11 h11 b5')
  })

  it('voetbalspel.free-kick: two squares straight forward, where a square may count', () => {
    const table = blue('free-kick')
    expect(fieldsOf(table, 0)).toBe('h1 e15 a5 b5')
    // From b17 to b19; from n17 to n19: no coloured squares. From k13 the arrow of l15 is not reached.
    expect(table.state.phase).toBe('move')
  })

  it('voetbalspel.card-moves: nothing happens where it is not possible, and no card shoots', () => {
    expect(fieldsOf(blue('free-kick', 'h1 e12 a5 b5', 'h21 e15'), 0)).toBe('h1 e13 a5 b5')
    expect(fieldsOf(blue('free-kick', 'h1 e12 a5 b5', 'h21 d14 e14 f14'), 0)).toBe('h1 e13 a5 b5')
    const none = blue('through-ball', '- e12 - -', 'h21 o20')
    expect(none.state).toMatchObject({ phase: 'throw', seat: 1 })
    const shooter = blue('through-ball', '- e12 h19 a5', '- o20')
    expect(shooter.moves(0)).toEqual(['a5-a8'])
    const stuck = red('throw-in', 'h1 c13 a5 b5', '- o2')
    expect(stuck.turn).toEqual([0])
  })

  it('voetbalspel.throw-again: another throw at the end of the turn, twice at most', () => {
    const table = blue('throw-again', 'h1 e12', 'h21 o20')
    expect(table.state.again).toEqual([1, 0])
    table.play(0, 'h1-h2')
    expect(table.state).toMatchObject({ phase: 'throw', seat: 0, again: [0, 0], extra: 1, played: [0, 0] })
    expect(table.facts(1).at(-1)).toEqual({ fact: 'again', seat: 0 })
    expect(table.throws(0, 1, SIDEWAYS).moves(0)).toEqual(['e13-d13', 'e13-f13', 'h2-g2', 'h2-i2'])
    const thrice = thrown('h1', 'h21 o20', 1, FORWARD, { again: [3, 0] }).play(0, 'h1-h2')
    thrice.throws(0, 1, FORWARD).play(0, 'h2-h3').throws(0, 1, FORWARD).play(0, 'h3-h4')
    expect(thrice.state).toMatchObject({ seat: 1, again: [1, 0], played: [1, 0] })
    thrice.throws(1, 1, BACK).play(1, 'o20-o21').throws(0, 1, FORWARD).play(0, 'h4-h5')
    expect(thrice.state).toMatchObject({ seat: 0, phase: 'throw', again: [0, 0], extra: 1 })
  })

  it('voetbalspel.through-ball: another man of the own choice three squares forward', () => {
    const table = blue('through-ball')
    expect(table.moves(0)).toEqual(['a5-a8', 'b5-b8', 'h1-h4'])
    expect(table.refusal(0, 'e13-e16')).toBe('voetbalspel.through-ball')
    table.play(0, 'b5-b8')
    expect(fieldsOf(table, 0)).toBe('h1 e13 a5 b8')
    // It was not one of the three moves: he may still go.
    expect(table.moves(0)).toContain('b8-b9')
  })

  it('voetbalspel.through-ball: and the square he comes to may count', () => {
    const table = blue('through-ball', 'h1 e12 c11').play(0, 'c11-c14')
    expect(table.state).toMatchObject({ phase: 'draw-red', chain: 2, man: 2 })
  })

  it('voetbalspel.keeper-mistake: the other keeper one field aside', () => {
    const table = blue('keeper-mistake')
    expect(table.moves(0)).toEqual(['h21-g21', 'h21-i21'])
    expect(table.refusal(0, 'h21-h20')).toBe('voetbalspel.keeper-mistake')
    table.play(0, 'h21-g21')
    expect(fieldsOf(table, 1)).toBe('g21 o20')
    expect(table.facts(1)).toEqual([{ fact: 'keeper-moved', seat: 0, path: ['h21', 'g21'] }])
    expect(blue('keeper-mistake', 'h1 e12 a5 b5', 'h21 g21').moves(0)).toEqual(['h21-i21'])
    expect(blue('keeper-mistake', 'h1 e12 a5 b5', 'a21 o20').moves(0)).toEqual(['a21-b21'])
    expect(blue('keeper-mistake', 'h1 e12 a5 b5', 'o21 o20').moves(0)).toEqual(['o21-n21'])
    expect(blue('keeper-mistake', 'h1 e12 a5 b5', '- o20').state.phase).toBe('move')
    expect(blue('keeper-mistake', 'h1 e12 a5 b5', 'h21 g21 i21').state.phase).toBe('move')
  })

  it('voetbalspel.kept-penalty: the card is kept while nobody is in the area', () => {
    expect(blue('penalty').state).toMatchObject({ penalties: [1, 0], phase: 'move' })
  })

  it('voetbalspel.kept-penalty, voetbalspel.kept-penalty-when: with a man in the area it is taken at once', () => {
    const table = blue('penalty', 'h1 e12 d18 b5')
    expect(table.state).toMatchObject({ phase: 'kept-penalty', actor: 0, penalties: [1, 0] })
    expect(table.moves(0)).toEqual(['d18'])
    expect(table.refusal(0, 'e13')).toBe('voetbalspel.kept-penalty')
    expect(table.refusal(0, 'throw')).toBe('voetbalspel.kept-penalty-when')
    table.play(0, 'd18')
    expect(table.state).toMatchObject({ phase: 'penalty', penalties: [0, 0] })
    const missed = table.throws(0, 1).throws(0, 2).throws(0, 3)
    expect(fieldsOf(missed, 0)).toBe('h1 e13 h12 b5')
    // The throw continues: two men are still to move.
    expect(missed.state).toMatchObject({ phase: 'move', seat: 0, actor: 0 })
    const scored = blue('penalty', 'h1 e12 d18 b5').play(0, 'd18').throws(0, 4)
    expect(scored.state).toMatchObject({ goals: [1, 0], phase: 'set-up', played: [1, 0] })
  })

  it('voetbalspel.second-wind: the next bad-luck card has no effect', () => {
    expect(blue('second-wind').state.winds).toEqual([1, 0])
    const table = red('own-offside', 'h1 c13 a5 b5', 'h21 o20', { winds: [1, 1] })
    expect(fieldsOf(table, 0)).toBe('h1 c14 a5 b5')
    expect(table.state.winds).toEqual([0, 1])
    expect(table.facts(1).at(-1)).toEqual({ fact: 'ignored', seat: 0 })
  })

  it('voetbalspel.nearest: fewest steps, then fewest columns aside, then nearest to the own goal line, then farthest left', () => {
    // From h19 the second side’s man leaves the area over row 16, three steps, e16 to k16; h16 is straight ahead.
    const table = thrown('h1 e18', 'h21 h19', 1, FORWARD).play(0, 'e18-e19')
    expect(fieldsOf(table, 1)).toBe('h21 h16')
    expect(thrown('h1 e18 h19', 'h21', 1, DIAGONAL).moves(0)).toContain('h19-g20')
    const own = thrown('h1 e18 h19', 'h21', 1, FORWARD).play(0, 'e18-e19')
    expect(fieldsOf(own, 0)).toBe('h1 h18 h16')
  })
})
