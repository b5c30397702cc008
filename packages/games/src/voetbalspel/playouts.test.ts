import { playout, seededRng } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { isGoal, isOwnGoalLine, NOWHERE } from './board.ts'
import { game } from './index.ts'
import { position } from './position.ts'
import { copy, isKeeper, NO_MAN, seatOf, setup, type Settings, type State } from './state.ts'

const TURNS: Settings = { length: 'turns', turns: 20, minutes: 45 }

function read(text: string, options: Settings): State {
  const answer = position.read(text, options, 2)
  if (!answer.ok) throw new Error(`${text}: ${answer.problem.text.en}`)
  return answer.value
}

/** Invariants of a match: board and men agree, and the goal lines are not crowded. */
function check(s: State): void {
  const lost = s.men.filter((field, man) => field !== NOWHERE && s.board[field] !== man)
  expect(lost).toEqual([])
  const standing = s.board.filter((man) => man !== NO_MAN).length
  expect(standing).toBe(s.men.filter((field) => field !== NOWHERE).length)
  expect(s.board.some((man, field) => man !== NO_MAN && isGoal(field))).toBe(false)
  for (const seat of [0, 1]) {
    const onLine = s.men.filter(
      (field, man) =>
        field !== NOWHERE && !isKeeper(man) && seatOf(man) === seat && isOwnGoalLine(seat, field),
    )
    expect(onLine.length).toBeLessThanOrEqual(1)
  }
}

describe('voetbalspel: random matches', () => {
  it.each([1, 2, 3, 4, 5, 6])('voetbalspel.goal-line: holds throughout match %i', (seed) => {
    const rng = seededRng(seed)
    const s = setup({ length: 'turns', turns: 8, minutes: 45 })
    while (game.turn(s).length > 0) {
      playout(game, s, 2, rng, 1)
      check(s)
    }
    expect(game.result(s)?.places).toContain(1)
  })

  it('a copy shares nothing that play can change', () => {
    const s = setup({ length: 'turns', turns: 1, minutes: 45 })
    const before = JSON.stringify(s)
    const other = copy(s)
    playout(game, other, 2, seededRng(9))
    expect(JSON.stringify(s)).toBe(before)
    expect(game.scores!(other)).toEqual(other.goals)
  })

  it.each([
    ['turns', TURNS, 1],
    ['turns', { ...TURNS, turns: 2 }, 2],
    ['turns', { ...TURNS, turns: 1 }, 3],
    ['minutes', { ...TURNS, length: 'minutes' }, 4],
  ] as const)('a match of %s goes on from its text as from itself', (_, options, seed) => {
    const s = game.setup(options, 2)
    const rng = seededRng(seed)
    for (let i = 0; game.turn(s).length > 0; i++) {
      playout(game, s, 2, rng, 7)
      const from = read(position.write(s), options)
      expect(position.write(from)).toBe(position.write(s))
      const as = copy(s)
      playout(game, from, 2, seededRng(i), 40)
      playout(game, as, 2, seededRng(i), 40)
      expect(position.write(from)).toBe(position.write(as))
      if (game.clocks!(s).length > 0 && i % 50 === 49) game.play(s, 'clock', 'time-up')
    }
    expect(game.result(read(position.write(s), options))).toEqual(game.result(s))
  })
})
