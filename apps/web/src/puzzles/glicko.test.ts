import { describe, expect, it } from 'vitest'
import { expectedScore, NEWCOMER, rated } from './glicko.ts'

describe('Glicko-2', () => {
  it('gives what the example in the paper works out by hand', () => {
    const player = { rating: 1500, deviation: 200, volatility: 0.06 }
    const games = [
      { opponent: { rating: 1400, deviation: 30 }, score: 1 },
      { opponent: { rating: 1550, deviation: 100 }, score: 0 },
      { opponent: { rating: 1700, deviation: 300 }, score: 0 },
    ]
    expect(expectedScore(player, games[0]!.opponent)).toBeCloseTo(0.639, 3)
    expect(expectedScore(player, games[1]!.opponent)).toBeCloseTo(0.432, 3)
    expect(expectedScore(player, games[2]!.opponent)).toBeCloseTo(0.303, 3)
    const after = rated(player, games)
    expect(after.rating).toBeCloseTo(1464.06, 1)
    expect(after.deviation).toBeCloseTo(151.52, 1)
    expect(after.volatility).toBeCloseTo(0.05999, 4)
  })

  it('moves a newcomer far and somebody well known little, by as much up as down against an equal', () => {
    const opponent = { rating: 1500, deviation: 100 }
    const up = rated(NEWCOMER, [{ opponent, score: 1 }]).rating - 1500
    const down = 1500 - rated(NEWCOMER, [{ opponent, score: 0 }]).rating
    // φ = 350 : 173.7178 = 2.0148, φ of the opponent 0.5757, g = 0.9531, E = ½, v = 1 : (0.9531² : 4) = 4.403;
    // φ now = 1 : √(1 : (2.0148² + 0.06²) + 1 : 4.403) = 1.4540; 173.7178 × 1.4540² × 0.9531 × ½ = 175.
    expect(up).toBeCloseTo(175, 0)
    expect(down).toBeCloseTo(up, 6)
    const known = { ...NEWCOMER, deviation: 50 }
    expect(rated(known, [{ opponent, score: 1 }]).rating - 1500).toBeLessThan(10)
  })
})
