import { seededRng, shuffled, type Rng, type Seat } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { record as cornerDraughts } from './hoek-dammen/record.ts'
import { record as halmaDraughts } from './halma-dammen/record.ts'
import { record as robbers } from './rovers-en-veldwachter/record.ts'
import { EDGE, FIELDS } from './fields.ts'
import { movesOf } from './moves.ts'
import { bits, playMove } from './play.ts'
import { readSides, standing } from './position.ts'
import { raceOf } from './race.ts'
import type { Jumps, StepsRecord } from './record.ts'
import { copySteps, type Move, type Steps } from './state.ts'
import { variantOf } from './variant.ts'

function variant(record: StepsRecord) {
  const start = readSides(record.fields, record.start)
  if (!start.ok) throw new Error(start.problem.text.en)
  return { v: variantOf(record, start.value.men), start: start.value.men }
}

const RACES: readonly [name: string, record: StepsRecord, jumps: Jumps][] = [
  ['corner draughts', cornerDraughts, 'opponents'],
  ['halma draughts', halmaDraughts, 'anyone'],
  ['halma draughts, not over own men', halmaDraughts, 'opponents'],
]

describe.each(RACES)('the end of a race in %s', (_, record, jumps) => {
  const { v, start } = variant(record)
  const foregone = raceOf(v)

  function after(s: Steps, move: Move): Steps {
    const next = copySteps(s)
    playMove(v, next, next.seat, move)
    return next
  }

  /** Whether a seat wins within so many moves of both together, by trying everything. */
  function winsWithin(s: Steps, seat: Seat, plies: number): boolean {
    if (s.ended !== null) return s.winner === seat
    if (plies <= 0) return false
    const nexts = movesOf(v, s, s.seat).map((move) => after(s, move))
    return s.seat === seat
      ? nexts.some((next) => winsWithin(next, seat, plies - 1))
      : nexts.every((next) => winsWithin(next, seat, plies - 1))
  }

  /** So many men of each side in its goal, and so many on the way, at most this far from it. */
  function late(home: number, out: number, far: number, rng: Rng): Steps {
    const men = v.sides.map((side) => {
      const inGoal = shuffled(side.goal.length, rng).map((i) => side.goal[i]!)
      const before = shuffled(FIELDS, rng).map((i) => i + 1)
      const near = before.filter((field) => side.far[field]! > 0 && side.far[field]! <= far)
      return [...inGoal.slice(0, home), ...near.slice(0, out)]
    })
    return standing(v, men, rng(2), jumps)
  }

  it('nothing is known while men can still meet', () => {
    expect(foregone(standing(v, start, 0, jumps))).toBe(undefined)
    const { next, ways } = v.sides[0]!
    for (let field = 1; field <= FIELDS; field++) {
      for (let way = 0; way < ways.length; way++) {
        const ahead = next[field * ways.length + way]!
        if (ahead === EDGE) continue
        expect(foregone(standing(v, [[field], [ahead]], 0, jumps)), `${field}, ${ahead}`).toBe(undefined)
      }
    }
  })

  it('says what trying everything out says, for two or three men of each side', () => {
    const rng = seededRng(11)
    const won = [0, 0]
    while (Math.min(...won) < 15) {
      const s = late(rng(2), 2, 3, rng)
      const race = foregone(s)
      if (race === undefined || race.moves > 3) continue
      const { winner, moves } = race
      const last = winner === s.seat ? 2 * moves - 1 : 2 * moves
      const soonest = [last - 2, last].find((plies) => winsWithin(s, winner, plies))
      expect(soonest, `${s.seat}: ${s.men.join()}`).toBe(last)
      won[winner === s.seat ? 0 : 1]!++
    }
  })

  it('counts the moves of all men as walking through all positions of one side does', () => {
    const rng = seededRng(12)
    const counts = new Set<number>()
    for (let tried = 0; tried < 120; tried++) {
      const s = late(record.men - 2, 2, 3, rng)
      const race = foregone(s)
      if (race === undefined || race.moves > 6) continue
      const { winner, moves } = race
      counts.add(moves)
      let level = [{ ...copySteps(s), seat: winner }]
      const seen = new Set<number>()
      let walked = 0
      while (!level.some(({ far }) => far[winner] === 0)) {
        walked++
        level = level
          .flatMap((each) => movesOf(v, each, winner).map((move) => ({ ...after(each, move), seat: winner })))
          .filter((each) => !seen.has(bits(each, winner)) && seen.add(bits(each, winner)))
      }
      expect(walked, `${winner}: ${s.men.join()}`).toBe(moves)
    }
    expect(counts.size).toBeGreaterThan(3)
  })

  it('knows nothing if the match can be over before for lack of progress', () => {
    const rng = seededRng(13)
    let s = late(1, 1, 1, rng)
    while (foregone(s)?.moves !== 1) s = late(1, 1, 1, rng)
    expect(foregone({ ...s, quiet: 97 })).toEqual({ winner: s.seat, moves: 1 })
    expect(foregone({ ...s, quiet: 98 })).toBe(undefined)
  })
})

it('men who can go back can always meet', () => {
  const { v } = variant(robbers)
  expect(raceOf(v)(standing(v, [[5], [46]], 0, 'opponents'))).toBe(undefined)
})
