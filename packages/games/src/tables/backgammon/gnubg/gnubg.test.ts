import { Match } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { xgid, type Counts, type XgidFields } from '../../../../test/xgid.ts'
import { legalPlay } from '../mat/plays.ts'
import { expectations, game, gnuAnswer, isResignationAccepted, readFibsBoard } from './index.ts'

/** The fields of a FIBS board, by name; the men by index, 0 and 25 being the bars. */
interface Fields {
  readonly length?: number
  readonly scores?: readonly [number, number]
  readonly men?: Readonly<Record<number, number>>
  readonly turn?: number
  readonly dice?: readonly [number, number, number, number]
  readonly cube?: number
  readonly mayDouble?: readonly [number, number]
  readonly doubled?: number
  readonly colour?: number
  readonly direction?: number
  readonly pastCrawford?: number
  readonly noCrawford?: number
}

/** Positive men move down to 1 as `direction` says: two of them on 24 and so on. */
const START: Readonly<Record<number, number>> = { 24: 2, 13: 5, 8: 3, 6: 5, 1: -2, 12: -5, 17: -3, 19: -5 }
const SETUP: Counts = { 24: 2, 13: 5, 8: 3, 6: 5 }

function fibs(fields: Fields): string {
  const { length = 5, scores = [0, 0], men = START, turn = 1, dice = [0, 0, 0, 0], cube = 1 } = fields
  const { mayDouble = [1, 1], doubled = 0, colour = 1, direction = -1 } = fields
  const { pastCrawford = 0, noCrawford = 1 } = fields
  const board = Array.from({ length: 26 }, (_, i) => men[i] ?? 0)
  const rest = [...mayDouble, doubled, colour, direction, 0, 25, 0, 0, 0, 0, 0, 0, pastCrawford, noCrawford]
  return `board:Anna:Bert:${[length, ...scores, ...board, turn, ...dice, cube, ...rest].join(':')}`
}

const RULES = { jacoby: true, crawford: true }

function matchOf(line: string, rules = RULES) {
  const read = readFibsBoard(line, rules)
  if (!read.ok) throw new Error(read.problem.code)
  const { options, position } = read.value
  const header = { id: 'gnubg', game: game.id, version: game.version, options, seats: 2, position }
  const begun = Match.begin(game, header)
  if (!begun.ok) throw new Error(begun.problem.code)
  return begun.value
}
const stateOf = (line: string, rules = RULES) => matchOf(line, rules).state
const written = (line: string) => game.position!.write(stateOf(line))
/** As our own code writes it. */
const same = (seat0: Counts, seat1: Counts, fields: XgidFields = {}) =>
  xgid(seat0, seat1, { points: 5, ...fields }).replace(/10$/, '6')

const problemOf = (line: string): string => {
  try {
    matchOf(line)
    return 'fine'
  } catch (problem) {
    return (problem as Error).message
  }
}

describe('a FIBS board', () => {
  it('has the positive men, which move down, in seat 0', () => {
    expect(written(fibs({ dice: [3, 1, 3, 1] }))).toBe(same(SETUP, SETUP, { dice: '31' }))
  })

  it('has the turn of either', () => {
    expect(written(fibs({ turn: -1 }))).toBe(same(SETUP, SETUP, { turn: -1 }))
  })

  // Seat 0 has a man on its 7-point and one on the bar, seat 1 one on its 20-point and two on the bar.
  const DOWN = { 25: 1, 7: 1, 5: -1, 0: -2 }
  const UP = { 0: 1, 18: 1, 20: -1, 25: -2 }
  const BOTH = [
    { bar: 1, 7: 1 },
    { bar: 2, 20: 1 },
  ] as const

  it('has its bars and its points the other way round where the positive men move up', () => {
    expect(written(fibs({ men: DOWN }))).toBe(same(...BOTH))
    expect(written(fibs({ men: UP, direction: 1 }))).toBe(same(...BOTH))
    // The direction is that of the colour.
    expect(written(fibs({ men: UP, colour: -1, direction: -1 }))).toBe(same(...BOTH))
  })

  it('may have men on the bar without their sign', () => {
    expect(written(fibs({ men: { ...DOWN, 0: 2 } }))).toBe(same(...BOTH))
    expect(written(fibs({ men: { ...DOWN, 25: -1 } }))).toBe(same(...BOTH))
  })

  it('has the dice with either player', () => {
    expect(stateOf(fibs({ dice: [0, 0, 6, 5] })).dice).toEqual([6, 5])
    expect(stateOf(fibs({ dice: [6, 5, 0, 0] })).dice).toEqual([6, 5])
  })

  it('has first the score of the player whose colour is not given, or, after a double, of the other', () => {
    const scores = [3, 1] as const
    expect(stateOf(fibs({ scores, turn: 1 })).scores).toEqual([1, 3])
    expect(stateOf(fibs({ scores, turn: -1 })).scores).toEqual([1, 3])
    expect(stateOf(fibs({ scores, turn: 1, doubled: 1 })).scores).toEqual([3, 1])
    expect(stateOf(fibs({ scores, turn: -1, doubled: 1 })).scores).toEqual([3, 1])
    expect(stateOf(fibs({ scores, colour: -1, direction: 1 })).scores).toEqual([3, 1])
  })

  it('after a double the other player is asked', () => {
    expect(stateOf(fibs({ turn: 1, doubled: 1 }))).toMatchObject({ wait: 'answer', seat: 1, cube: 1 })
    expect(stateOf(fibs({ turn: -1, doubled: 1 }))).toMatchObject({ wait: 'answer', seat: 0, cube: 1 })
    // Nobody may double: the cube has just been turned.
    expect(stateOf(fibs({ mayDouble: [0, 0] }))).toMatchObject({ wait: 'answer', seat: 1 })
    expect(stateOf(fibs({ mayDouble: [0, 0], cube: 2, turn: -1 }))).toMatchObject({ owner: 1, seat: 0 })
  })

  it('the cube belongs to the player who may double, by colour', () => {
    expect(stateOf(fibs({ cube: 4, mayDouble: [1, 0] }))).toMatchObject({ cube: 4, owner: 0 })
    expect(stateOf(fibs({ cube: 4, mayDouble: [0, 1] }))).toMatchObject({ cube: 4, owner: 1 })
    expect(stateOf(fibs({ cube: 2, mayDouble: [0, 1], colour: -1, direction: 1 }))).toMatchObject({
      owner: 0,
    })
    expect(stateOf(fibs({ cube: 2, mayDouble: [0, 1], turn: -1, doubled: 1 }))).toMatchObject({
      owner: 1,
      seat: 0,
    })
    expect(matchOf(fibs({ cube: 4, mayDouble: [0, 1] })).moves(0)).toEqual(['throw'])
    expect(matchOf(fibs({ cube: 4, mayDouble: [1, 0] })).moves(0)).toContain('double')
  })

  it('the Crawford game is the one in which a player needs a point and neither field says otherwise', () => {
    const crawfordOf = (fields: Fields, rules = RULES) =>
      stateOf(fibs({ scores: [4, 2], noCrawford: 0, ...fields }), rules).crawford
    expect(crawfordOf({})).toBe('now')
    expect(crawfordOf({ noCrawford: 1 })).toBe('past')
    expect(crawfordOf({ pastCrawford: 1 })).toBe('past')
    expect(crawfordOf({}, { ...RULES, crawford: false })).toBe('past')
    expect(crawfordOf({ scores: [3, 2] })).toBe('ahead')
    expect(matchOf(fibs({ scores: [4, 2], noCrawford: 0 })).moves(0)).toEqual(['throw'])
  })

  it('a session for money is a long match at its start, with or without Jacoby', () => {
    for (const length of [0, 9999]) {
      const s = stateOf(fibs({ length, scores: [30, 4], noCrawford: 0 }))
      expect(s).toMatchObject({ rules: { points: 25, jacoby: true }, scores: [0, 0], crawford: 'ahead' })
    }
    expect(stateOf(fibs({ length: 0 }), { ...RULES, jacoby: false }).rules.jacoby).toBe(false)
    expect(stateOf(fibs({})).rules.jacoby).toBe(false)
  })

  it('of a match that is too long as many points are left to win, or all of its points', () => {
    const long = (scores: readonly [number, number]) => stateOf(fibs({ length: 30, scores })).scores
    expect(long([0, 0])).toEqual([0, 0])
    expect(long([4, 5])).toEqual([0, 0])
    expect(long([6, 29])).toEqual([24, 1])
    expect(stateOf(fibs({ length: 30, scores: [6, 29], noCrawford: 0 }))).toMatchObject({
      crawford: 'now',
      rules: { points: 25 },
    })
  })

  it.each([
    ['no numbers', 'board:Anna:Bert:', 'board'],
    ['a number too few', fibs({}).replace(/:1$/, ''), 'board'],
    ['a number too many', `${fibs({})}:0`, 'board'],
    ['a number that is none', fibs({}).replace(/:1$/, ':x'), 'board'],
    ['a fraction', fibs({}).replace(/:1$/, ':1.5'), 'board'],
    ['a name too many', fibs({}).replace('Bert', 'Bert:Cees'), 'board'],
    ['nobody on turn', fibs({ turn: 0 }), 'sides'],
    ['no colour', fibs({ colour: 0 }), 'sides'],
    ['two steps at once', fibs({ direction: 2 }), 'sides'],
    ['a match that is won', fibs({ scores: [5, 0] }), 'over'],
    ['a score below nothing', fibs({ scores: [-1, 0] }), 'bad-score'],
    ['a length below nothing', fibs({ length: -1, scores: [-9, -9] }), 'bad-points'],
    ['one die', fibs({ dice: [3, 0, 0, 0] }), 'bad-dice'],
    ['a die with seven', fibs({ dice: [7, 1, 7, 1] }), 'bad-dice'],
    ['a die with ten', fibs({ dice: [10, 1, 10, 1] }), 'bad-dice'],
    ['a cube that shows three', fibs({ cube: 3, mayDouble: [1, 0] }), 'bad-cube'],
    ['a cube that shows nothing', fibs({ cube: 0 }), 'bad-cube'],
    ['a cube that shows less', fibs({ cube: -2, mayDouble: [1, 0] }), 'bad-cube'],
    ['a cube beyond ours', fibs({ cube: 128, mayDouble: [1, 0] }), 'cube-too-high'],
    ['a turned cube that is nobody’s', fibs({ cube: 2 }), 'cube-owner'],
    ['a double by who may not', fibs({ cube: 2, mayDouble: [0, 1], doubled: 1 }), 'no-double'],
    ['sixteen men on a point', fibs({ men: { 6: 16, 1: -2 } }), 'bad-board'],
    ['sixteen men in all', fibs({ men: { ...START, 25: 1 } }), 'too-many-stones'],
    ['nobody left of one side', fibs({ men: { 6: 3 } }), 'game-over'],
  ])('with %s is refused', (_, line, code) => {
    expect(problemOf(line)).toBe(code)
  })
})

/** What GNU Backgammon 1.07 sent to itself as an external player, and what it answered, in matches to 5. */
const PLAYED: readonly (readonly [board: string, answer: string])[] = [
  [
    '0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:-1:4:1:4:1:1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0:1',
    '13/9 24/23',
  ],
  [
    '0:0:-1:-1:2:0:2:0:3:0:1:0:0:0:-4:6:0:0:0:-2:-2:-5:0:0:0:0:1:0:-1:6:3:6:3:1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0:1',
    '25/22 13/7',
  ],
  [
    '0:0:-1:-1:2:2:2:0:3:0:0:0:0:0:-3:5:0:0:0:-2:-2:-3:-3:0:0:0:1:0:-1:1:1:1:1:1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0:1',
    '25/24 6/5 5/4 5/4',
  ],
  [
    '0:0:-1:2:-1:0:0:0:5:3:2:0:1:0:-3:1:-1:0:0:-1:0:-2:-2:-2:0:-2:1:0:-1:6:4:6:4:1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0:1',
    '25/21 21/15*',
  ],
  [
    '0:0:0:2:4:1:3:0:0:0:0:0:0:0:0:0:-1:0:0:0:0:-3:-2:-2:-3:-2:-2:0:-1:4:5:4:5:2:0:1:0:1:-1:0:25:5:0:0:0:0:0:0:1',
    '11/6 4/0',
  ],
  [
    '0:0:0:6:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:-2:0:0:-4:-3:0:-1:3:5:3:5:4:0:1:0:1:-1:0:25:9:6:0:0:0:0:0:1',
    '5/2 5/0',
  ],
  [
    '0:0:0:2:5:2:5:-1:0:0:0:0:0:0:0:0:0:0:-1:0:0:-2:-2:-2:-3:-2:-2:0:1:6:3:6:3:2:0:1:0:1:-1:0:25:1:0:0:0:0:0:0:1',
    '4/0 3/0',
  ],
  [
    '0:4:0:3:2:2:2:3:2:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:-1:-1:0:1:4:4:4:4:1:1:1:0:1:-1:0:25:1:13:0:0:0:0:0:0',
    '6/2 5/1 5/1 5/1',
  ],
  [
    '0:0:0:7:6:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:1:0:-4:0:-3:-4:1:0:-1:2:4:2:4:2:1:0:0:1:-1:0:25:0:4:0:0:0:0:0:1',
    '3/1* 5/1',
  ],
]

describe('what GNU Backgammon sends', () => {
  it.each(PLAYED)('%s: its own answer, %s, is a legal play', (numbers, answer) => {
    const { state, turn } = matchOf(`board:gnubg:root:5:${numbers}`)
    const play = legalPlay(state, turn[0] as number, answer)
    expect(play).toBeDefined()
  })

  it('nothing can be played from the bar against a closed board: nothing is answered', () => {
    const match = matchOf(
      'board:gnubg:root:5:0:4:0:0:0:0:-2:0:5:2:3:0:0:0:-3:4:-1:0:0:-3:0:-3:-1:-2:0:0:0:1:1:6:6:6:6:1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0:0',
    )
    expect(match.state).toMatchObject({ seat: 0, scores: [4, 0], crawford: 'now' })
    expect(match.moves(0)).toEqual(['pass'])
    expect(gnuAnswer('pass')).toBe('')
  })

  it('a redouble: the answer is the one of the player who did not double', () => {
    const match = matchOf(
      'board:root:gnubg:5:0:0:0:8:5:0:0:0:0:0:0:0:0:0:0:-1:0:0:0:0:0:0:-2:0:0:-4:-3:0:1:0:0:0:0:2:1:0:1:1:-1:0:25:2:5:0:0:0:0:0:1',
    )
    expect(match.state).toMatchObject({ cube: 2, owner: 0, seat: 1, wait: 'answer' })
    expect(match.moves(1)).toEqual(['take', 'drop'])
  })
})

describe('answers', () => {
  it.each([
    ['throw', 'roll'],
    ['double', 'double'],
    ['take', 'take'],
    ['drop', 'drop'],
    ['13/7 8/7*', '13/7 8/7*'],
    ['bar/21*/15', 'bar/21* 21/15'],
    ['24/18*/12(2)', '24/18*(2) 18/12(2)'],
    ['6/off(4)', '6/off(4)'],
  ])('%s is %s', (move, answer) => {
    expect(gnuAnswer(move)).toBe(answer)
  })

  // Seat 0 has a man on each of its first two points; seat 1 has not moved fifteen men home: a certain gammon.
  const GAMMON = { 1: 2, 2: 2, 12: -15 }

  it('a resignation is accepted unless more can be won', () => {
    const resigned = (times: number, fields: Fields) =>
      isResignationAccepted(
        stateOf(fibs({ men: GAMMON, turn: -1, ...fields }), { jacoby: false, crawford: true }),
        times,
      )
    for (const length of [0, 3, 7]) {
      expect(resigned(1, { length })).toBe(false)
      expect(resigned(2, { length })).toBe(true)
      expect(resigned(3, { length })).toBe(true)
    }
    // One point is enough for seat 0, whose colour is given.
    expect(resigned(1, { length: 3, scores: [0, 2], pastCrawford: 1 })).toBe(true)
    // The winner himself offers to lose.
    expect(resigned(1, { length: 0, turn: 1 })).toBe(true)
  })

  it('expectations of the player on turn: to win, gammons, backgammons, those lost, and what it is worth', () => {
    const expected = (fields: Fields, isMoney: boolean) =>
      expectations(stateOf(fibs({ men: GAMMON, ...fields })), isMoney).map((each) => Number(each.toFixed(3)))
    expect(expected({ length: 0, turn: 1 }, true)).toEqual([1, 1, 0, 0, 0, 2])
    expect(expected({ length: 0, turn: -1 }, true)).toEqual([0, 0, 0, 1, 0, -2])
    // The doubler is on turn.
    expect(expected({ length: 0, turn: 1, doubled: 1 }, true)).toEqual([1, 1, 0, 0, 0, 2])
    expect(expected({ length: 2, turn: 1 }, false)).toEqual([1, 1, 0, 0, 0, 1])
    expect(expected({ length: 2, turn: -1 }, false)).toEqual([0, 0, 0, 1, 0, 0])
  })
})
