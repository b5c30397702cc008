import { describe, expect, it } from 'vitest'
import { cubeful, type Stakes } from './cubeful.ts'
import { matchEquities } from './match-equities.ts'

const equities = matchEquities({ cube: true, jacoby: false, crawford: true })
const after = matchEquities({ cube: true, jacoby: false, crawford: false })
const FAR: Stakes = { own: 25, others: 25, cube: 1, jacoby: false, equities }

const outlook = (wins: number, gammons = 0, gammonsLost = 0) => ({
  wins,
  gammons,
  triples: 0,
  gammonsLost,
  triplesLost: 0,
})

/** The opponent's probability to win from which a double is taken. */
function takePoint(stakes: Stakes, efficiency: number, gammons = 0): number {
  let least = 0
  let most = 1
  for (let i = 0; i < 40; i++) {
    const wins = (least + most) / 2
    const { take, drop } = cubeful(outlook(1 - wins, gammons), stakes, 'both', efficiency)
    if (take < drop) most = wins
    else least = wins
  }
  return least
}

describe('the cube where no gammon is won', () => {
  it('is taken with a quarter when dead, with a fifth when live, far from the end of the match', () => {
    expect(takePoint(FAR, 0)).toBeCloseTo(0.25, 1)
    expect(takePoint(FAR, 1)).toBeCloseTo(0.2, 1)
    expect(takePoint(FAR, 0)).toBeGreaterThan(takePoint(FAR, 0.68))
    expect(takePoint(FAR, 0.68)).toBeGreaterThan(takePoint(FAR, 1))
  })

  it('is taken later when gammons threaten', () => {
    expect(takePoint(FAR, 0.68, 0.3)).toBeGreaterThan(takePoint(FAR, 0.68) + 0.05)
  })

  it('is taken with about 32 % at two all, where the cube is dead and decides the match', () => {
    // Dropping leaves the Crawford game with two to go: that is what a take has to exceed.
    const stakes = { ...FAR, own: 2, others: 2 }
    expect(takePoint(stakes, 0.68)).toBeCloseTo(0.3226, 2)
    expect(takePoint(stakes, 0)).toBeCloseTo(takePoint(stakes, 1), 6)
  })

  it('is never dropped where that loses the match', () => {
    for (const cube of [1, 2, 4]) {
      const { take, drop } = cubeful(outlook(0.99, 0.9), { ...FAR, own: cube, others: 5, cube }, 'both', 0.68)
      expect(drop).toBe(1)
      expect(take).toBeLessThan(1)
    }
  })

  it('is of no use to a player who wins the match with the stake as it is', () => {
    for (const wins of [0.3, 0.6, 0.9]) {
      const { throw: thrown, take } = cubeful(
        outlook(wins),
        { ...FAR, own: 2, others: 6, cube: 2 },
        'own',
        0.68,
      )
      expect(take).toBeLessThan(thrown)
    }
  })

  it('is turned at once by a player who loses the match with this game', () => {
    for (const wins of [0.2, 0.4, 0.6]) {
      const stakes = { ...FAR, own: 3, others: 1, equities: after }
      const { throw: thrown, take, drop } = cubeful(outlook(wins, 0.25), stakes, 'both', 0.68)
      expect(Math.min(take, drop)).toBeGreaterThan(thrown)
    }
  })
})

describe('a player who wins nearly every game', () => {
  const sure = (gammons: number, jacoby = false) =>
    cubeful(outlook(0.97, gammons), { ...FAR, jacoby }, 'both', 0.68)

  it('doubles where it stays a single game', () => {
    const { throw: thrown, take, drop } = sure(0)
    expect(Math.min(take, drop)).toBeGreaterThan(thrown)
  })

  it('is too good to double where most are gammons', () => {
    const { throw: thrown, take, drop } = sure(0.8)
    expect(Math.min(take, drop)).toBeLessThan(thrown)
  })

  it('backgammon.jacoby: doubles all the same where gammons count once until somebody has', () => {
    const { throw: thrown, take, drop } = sure(0.8, true)
    expect(Math.min(take, drop)).toBeGreaterThanOrEqual(thrown)
  })
})
