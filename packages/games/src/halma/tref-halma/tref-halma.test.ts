import { describe, expect, it } from 'vitest'
import {
  at,
  block,
  EIGHT,
  HALMA_LOTS,
  KNIGHTS,
  provesMoves,
  squaresFrom,
  after,
  playOn,
  provesRepetition,
  type Yard,
} from '../../../test/halma.ts'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

const squares = {
  game,
  spot: squaresFrom('h8'),
  ways: EIGHT,
  aside: KNIGHTS,
  lots: HALMA_LOTS,
  marked: true,
  stuck: 'a1',
}
const two: Yard = { ...squares, seats: 2, men: 19 }
const three: Yard = { ...squares, seats: 3, men: 13 }
const four: Yard = { ...squares, seats: 4, men: 13 }
const fieldsOf = (position: string) =>
  position
    .split(' ')[0]!
    .split('/')
    .map((list) => list.split(',').toSorted())

describe('tref-halma: the start', () => {
  it('tref-halma.equipment, tref-halma.courts, tref-halma.court-shapes, tref-halma.setup: 19 men each for two', () => {
    expect(fieldsOf(given(game).position.replaceAll('*', ''))).toEqual([
      block('a-e 1-2 + a-d 3 + a-c 4 + a-b 5').toSorted(),
      block('l-p 15-16 + m-p 14 + n-p 13 + o-p 12').toSorted(),
    ])
  })
  it('tref-halma.equipment, tref-halma.corners, tref-halma.setup: 13 men each for three and four, clockwise', () => {
    const lists = fieldsOf(given(game, { seats: 4 }).position.replaceAll('*', ''))
    expect(lists).toEqual([
      block('a-d 1-2 + a-c 3 + a-b 4').toSorted(),
      block('a-d 15-16 + a-c 14 + a-b 13').toSorted(),
      block('m-p 15-16 + n-p 14 + o-p 13').toSorted(),
      block('m-p 1-2 + n-p 3 + o-p 4').toSorted(),
    ])
    expect(fieldsOf(given(game, { seats: 3 }).position.replaceAll('*', ''))).toEqual(lists.slice(0, 3))
  })
  it('tref-halma.marked: the men in the corner squares are marked, and the corner squares gilt', () => {
    const table = given(game, { seats: 4 })
    expect(table.position.match(/[a-p][0-9]+[*]/g)).toEqual(['a1*', 'a16*', 'p16*', 'p1*'])
    const { board } = game.scene(table.match.view(0), 0, [])
    const marked = board!.pieces.filter(({ look }) => look === 'king')
    expect(marked.map(({ on, seat, name }) => [on, seat, name])).toEqual([
      ['a1', 0, { say: 'marked-man', seat: 0 }],
      ['a16', 1, { say: 'marked-man', seat: 1 }],
      ['p16', 2, { say: 'marked-man', seat: 2 }],
      ['p1', 3, { say: 'marked-man', seat: 3 }],
    ])
    const gilt = board!.places.filter(({ paint }) => paint === 'gold').map(({ id }) => id)
    expect(gilt.toSorted()).toEqual(['a1', 'a16', 'p1', 'p16'])
  })
  it('tref-halma.board: fields are a1 to p16', () => {
    expect(given(game).refusal(0, 'e1-e17')).toBe('tref-halma.board')
  })
  it('tref-halma.first: player 1 starts', () => expect(given(game).turn).toEqual([0]))
})

describe.each([
  ['two', two],
  ['three', three],
  ['four', four],
] as const)(
  'tref-halma.step, tref-halma.jump, tref-halma.over-one, tref-halma.chain, tref-halma.stop, tref-halma.no-capture, tref-halma.one-kind, tref-halma.free-field, tref-halma.elsewhere, tref-halma.notation, tref-halma.turn, tref-halma.own-men, tref-halma.pass: moves with %s',
  (_, yard) => {
    provesMoves(yard)
  },
)

describe('tref-halma: the end', () => {
  it('tref-halma.goal: the marked man in the opposite corner wins at once', () => {
    const table = at(two, [['o15*', 'h8']])
    expect(game.scene(table.match.view(0), 0, []).seats[0]).toEqual({
      note: { say: 'note-away', away: 1 },
    })
    table.play(0, 'o15-p16')
    expect(table.result).toEqual({ places: [1, 2], why: 'tref-halma.goal' })
    expect(table.facts(1).at(-1)).toEqual({ fact: 'home', seat: 0, turn: 1 })
    expect(game.scene(table.match.view(0), 0, []).seats[0]).toEqual({
      note: { say: 'note-place', place: 1 },
    })
  })

  it('tref-halma.others, tref-halma.bring-out: not while a man of the player stands in the own court', () => {
    const table = at(two, [['o15*', 'd3']]).play(0, 'o15-p16')
    expect(table.result).toBeUndefined()
    expect(game.scene(table.match.view(0), 0, []).seats[0]).toEqual({
      note: { say: 'note-away-court', away: 0, n: 1 },
    })
    table.play(1, table.moves(1)[0]!)
    expect(game.scene(table.match.view(0), 0, []).coach).toEqual({ say: 'coach-leave' })
    expect(table.play(0, 'd3-e4').result).toEqual({ places: [1, 2], why: 'tref-halma.goal' })
  })

  it('tref-halma.bring-out, tref-halma.no-progress: whoever has men in the own court ranks behind', () => {
    const table = at(two, [['o15*', 'a1', 'f6'], ['j8*']])
    const s = playOn(game, after(table, 99), 'f6-f7')
    expect(game.result(s)).toEqual({ places: [2, 1], why: 'tref-halma.no-progress' })
    const both = at(two, [
      ['o15*', 'a1', 'f6'],
      ['j8*', 'p15'],
    ])
    expect(game.result(playOn(game, after(both, 99), 'f6-f7'))?.places).toEqual([1, 1])
  })

  it('tref-halma.progress: a man that leaves the court is progress, but only once', () => {
    const table = at(two, [['h8*', 'd3']])
    const s = playOn(game, after(table, 40), 'd3-e4')
    expect(s.quiet).toBe(0)
    expect(playOn(game, after(at(two, [['h8*', 'd3', 'e4']]), 40), 'e4-e5').quiet).toBe(41)
  })

  it('tref-halma.goal: another man there does not win', () => {
    expect(at(two, [['h8*', 'o15']]).play(0, 'o15-p16').result).toBeUndefined()
  })

  it('tref-halma.goal, tref-halma.places: the others share second place', () => {
    const table = at(three, [['h8*'], ['o2*'], ['j8*']], '2 5,5,5 -')
    table.play(1, 'o2-p1')
    expect(table.result).toEqual({ places: [2, 1, 2], why: 'tref-halma.goal' })
  })

  it('tref-halma.beside: from the 80th turn a field beside a corner that others hold will do', () => {
    const men = [
      ['n14*', 'h8'],
      ['p16', 'j8*'],
    ]
    expect(at(two, men, '1 78,78 -').play(0, 'n14-o15').result).toBeUndefined()
    expect(at(two, men, '1 79,79 -').play(0, 'n14-o15').result).toEqual({
      places: [1, 2],
      why: 'tref-halma.goal',
    })
    // It may have been there before; what counts is that it is there after the player's own move.
    const waiting = at(
      two,
      [
        ['o15*', 'h8'],
        ['p16', 'j8*'],
      ],
      '2 79,79 -',
    )
    waiting.play(1, 'j8-j9')
    expect(waiting.result).toBeUndefined()
    expect(waiting.play(0, 'h8-h9').result?.places).toEqual([1, 2])
  })

  it('tref-halma.beside: not two fields away, not beside a free corner, not beside one’s own man', () => {
    const late = '1 90,90 -'
    expect(
      at(
        two,
        [
          ['m14*', 'h8'],
          ['p16', 'j8*'],
        ],
        late,
      ).play(0, 'm14-n14').result,
    ).toBeUndefined()
    expect(at(two, [['n14*', 'h8'], ['j8*']], late).play(0, 'n14-o15').result).toBeUndefined()
    expect(at(two, [['n14*', 'p16'], ['j8*']], late).play(0, 'n14-o15').result).toBeUndefined()
  })

  it('tref-halma.pass: who cannot move passes', () => {
    const ring = block('e-f 1-2 + d-f 3 + c-f 4 + a-e 5 + a-d 6')
    const table = at(four, [block('a-d 1-2 + a-c 3 + a-b 4'), ring.slice(0, 13), ring.slice(13)])
    expect(table.moves(0)).toEqual(['pass'])
    expect(table.play(0, 'pass').turn).toEqual([1])
  })

  it('tref-halma.repetition: the third time is a draw for two', () => provesRepetition(two))

  it('tref-halma.repetition: the marked man elsewhere is another position', () => {
    // The marked man and another exchange places twice; the set of fields is the same every time.
    const table = at(two, [
      ['h8*', 'h9'],
      ['j8*', 'j9'],
    ])
    const around = ['h8-g8', 'h9-h8', 'g8-h9']
    const there = ['j8-k8', 'j9-j8', 'k8-j9']
    for (let i = 0; i < 3; i++) table.play(0, around[i]!).play(1, there[i]!)
    for (let i = 0; i < 3; i++) table.play(0, around[i]!).play(1, there[i]!)
    expect(table.result).toBeUndefined()
    for (let i = 0; i < 3; i++) table.play(0, around[i]!).play(1, there[i]!)
    expect(table.result).toBeUndefined()
    for (let i = 0; i < 3; i++) table.play(0, around[i]!).play(1, there[i]!)
    expect(table.result).toEqual({ places: [1, 1], why: 'tref-halma.repetition' })
  })

  it('tref-halma.progress: outside the court only the marked man makes progress', () => {
    const table = at(two, [['h8*', 'f6']])
    expect(playOn(game, after(table, 40), 'f6-g7').quiet).toBe(41)
    expect(playOn(game, after(table, 40), 'h8-i8').quiet).toBe(41)
    expect(playOn(game, after(table, 40), 'h8-i9').quiet).toBe(0)
  })

  it('tref-halma.no-progress: the marked man with the fewest steps wins', () => {
    // p16 is eight steps from h8; a1 is nine from j8.
    const table = at(two, [['h8*', 'f6'], ['j8*']])
    expect(playOn(game, after(table, 98), 'f6-f7').ended).toBeNull()
    const s = playOn(game, after(table, 99), 'f6-f7')
    expect(game.result(s)).toEqual({ places: [1, 2], why: 'tref-halma.no-progress' })
    expect(game.result({ ...s, away: [9, 9] })?.places).toEqual([1, 1])
    const more = at(three, [['h8*', 'f6']])
    expect(playOn(game, after(more, 148), 'f6-f7').ended).toBeNull()
    expect(playOn(game, after(more, 149), 'f6-f7').ended).toBe('no-progress')
  })
})

describe('tref-halma: positions', () => {
  const position = game.position!
  const code = (text: string) => {
    const answer = position.read(text, {}, 2)
    return answer.ok ? position.write(answer.value) : answer.problem.code
  }
  const start = given(game).position

  it('show the marked men', () => {
    expect(code(start)).toBe(start)
    const moved = at(two, [['h8', 'i9*']]).position
    expect(moved).toContain('i9*')
    expect(code(moved)).toBe(moved)
  })

  it('need exactly one each', () => {
    expect(code(start.replace('a1*', 'a1'))).toBe('position-marked')
    expect(code(start.replace('b1', 'b1*'))).toBe('position-marked')
    expect(code(start.replace('p16*', 'p16'))).toBe('position-marked')
    expect(code(start.replace('a1*', 'a1**'))).toBe('position-field')
  })

  it('late in a match the marked man may be home beside the corner', () => {
    const text = at(
      two,
      [
        ['o15*', 'h8'],
        ['p16', 'j8*'],
      ],
      '1 80,80 -',
    ).position
    expect(code(text.replace('1 80,80 -', '1 80,80 1'))).toBe(text.replace('1 80,80 -', '1 80,80 1'))
    expect(code(text.replace('1 80,80 -', '1 79,80 1'))).toBe('position-home')
    expect(code(text.replace('o15*', 'o14*').replace('1 80,80 -', '1 80,80 1'))).toBe('position-home')
  })
})
