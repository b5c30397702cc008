import { seededRng, type Seat } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { game } from '../index.ts'
import { moves, play, setup, type State } from '../rules.ts'
import { fittedWorth } from './fitted-worth.ts'
import { findRows, PATTERNS, ROWS } from './pattern-rows.ts'
import { turned } from './places.ts'

const read = (text: string): State => {
  const found = game.position!.read(text, { takeFromMills: false, nextStart: 'alternate' }, 2)
  if (!found.ok) throw new Error(found.problem.text.en)
  return found.value
}

/** Positions of random matches. */
const positions = Array.from({ length: 60 }, (_, seed) => {
  const rng = seededRng(seed)
  const s = setup({ takeFromMills: seed % 2 === 0 })
  for (let ply = 0; ply < seed && s.end === null; ply++) {
    const choices = moves(s, s.seat)
    play(s, s.seat, choices[rng(choices.length)]!)
  }
  return s
}).filter(({ end }) => end === null)

describe('the patterns of a position', () => {
  const rowsOf = (own: number, other: number): number[] => {
    const found = new Uint16Array(PATTERNS)
    findRows(own, other, found)
    return [...found].toSorted((a, b) => a - b)
  }

  it('are four sides, four corners and three squares', () => {
    expect(PATTERNS).toBe(11)
    expect(ROWS).toBe(2 * 5346 + 2 * 954)
  })

  it('have the same rows however the board is turned', () => {
    for (const { stones } of positions) {
      for (let turn = 0; turn < 16; turn++) {
        const [own, other] = stones.map((set) => turned(set, turn)) as [number, number]
        expect(rowsOf(own, other)).toEqual(rowsOf(stones[0]!, stones[1]!))
      }
    }
  })

  it('have other rows where one stone is elsewhere', () => {
    expect(rowsOf(0b1, 0)).not.toEqual(rowsOf(0b10, 0))
    expect(rowsOf(0b1, 0)).not.toEqual(rowsOf(0, 0b1))
  })
})

const CLEAR = 0.35

/** Positions from the solver, unselected, by how they end for the player to move. */
const ENDS = {
  won: [
    '.../.WW/.../B..BB./WWW/.W./.B. B 3 4 0 1',
    'BWW/.../B.W/.WBBWW/BWW/.B./.BB B 0 1 0 1',
    '.W./WWW/WWW/.B.BW./..B/.W./B.. W 0 0 0 1',
    '.B./WWW/.../.W..W./B.B/WWW/.B. W 1 1 0 1',
    '..W/B../B.W/BBW..B/WBW/BW./WWB B 0 1 0 1',
    '.../WWW/..B/B..WWW/B../WWW/..B W 0 0 0 1',
    '.../W.W/BBW/BBWB../.W./W../WB. B 2 3 0 1',
    '.../..W/.../B.W.../BW./WWW/WB. W 0 0 0 1',
    '.WB/W../.W./W....B/.W./.W./BWW W 0 0 0 1',
    'W.B/.../B../WBB.WW/WWW/BB./WWB W 0 0 0 1',
    '.../B.W/.B./WWWBW./BWB/.WW/BW. W 0 0 0 1',
    '.W./.W./..W/B..BWW/.W./B.W/.W. W 0 0 0 1',
    '.B./.WW/.B./...WWW/.../B.W/.B. W 3 3 0 1',
    'WBB/B.W/.../.W.BW./.../.../... W 5 5 0 1',
    '.WB/.W./WWW/..WBBW/WB./BBW/... W 0 0 0 1',
    '..W/WBW/.B./WWWW../.W./.BW/... W 0 0 0 1',
  ],
  drawn: [
    '.W./BBW/WWW/BWBBB./.BW/BW./... W 0 0 0 1',
    'W../BBB/.../W..W../.../.../WB. W 0 0 0 1',
    '.../WW./.../...B.B/.B./.../BBW W 0 0 0 1',
    'WWB/.B./.WB/BW.BW./B.W/BBW/BWW W 0 0 0 1',
    '.../BBW/.../.W..../WB./WB./... W 5 5 0 1',
    '.WB/.W./BW./.....W/B../W../..W W 0 0 0 1',
    '.../.B./WWW/..W.B./WWW/.B./BW. B 1 2 0 1',
    'B.W/W.W/.BB/BW..W./..W/..W/BB. B 1 2 0 1',
    'WWW/.B./.W./.B.B../.../BBB/... W 0 0 0 1',
    '..W/WWW/..B/BB.BW./.../..W/... W 3 3 0 1',
    '.W./.B./..W/BBBW../..W/.../BWB W 0 0 0 1',
    'W.W/.WW/.W./...BBB/.../.W./... W 0 0 0 1',
    'B.W/W../.B./B....W/.../..B/B.B W 0 0 0 1',
    '.../.WB/.../....../..B/.BW/.W. W 6 6 0 1',
    '..W/.BW/.../B....B/.../.W./... W 6 6 0 1',
    '.../BBB/..W/W.BW../..W/.../... W 4 4 0 1',
  ],
  lost: [
    'B.B/BBB/..B/WW.B.W/.../.BW/.BW W 0 0 0 1',
    '.BW/.B./BBB/....BW/W.B/..B/..W W 0 0 0 1',
    '.BB/..B/.B./.W.B.B/.W./.BB/.WB W 0 0 0 1',
    '.B./B.B/W../BBB.BW/.W./B.B/W.. W 0 0 0 1',
    '..W/B.W/BBB/W...../BBB/B../..B W 0 0 0 1',
    '.BW/.../BBB/.W...B/..B/.BB/BWW W 0 0 0 1',
    '.../.../BBB/WB...W/BBB/WW./B.W W 0 0 0 1',
    '..W/..W/..B/B.B.B./..B/.BW/.BW W 0 0 0 1',
    '.W./BBW/BB./.B..B./B.W/.../.B. W 0 0 0 1',
    '.../.../.../WWWBB./.B./BB./B.B W 0 0 0 1',
    '.B./WB./.BB/BBB.../WB./..W/W.W W 0 0 0 1',
    '.B./.W./BW./...WWW/.../.../.B. B 4 5 0 1',
    'BB./.BW/.WB/BBB..B/.W./.../BW. W 0 0 0 1',
    '.B./WW./B.W/.B.BBB/.W./.BW/W.. W 2 2 0 1',
    '.../..W/BW./B.BBBB/.W./B.W/BWW W 0 0 0 1',
    'W../.W./B../BBB..B/B../B../W.W W 0 0 0 1',
  ],
}

describe('what a position of molenspel is worth', () => {
  it('is the opposite to the other player, and the same with the colours changed', () => {
    for (const s of positions.filter(({ hands }) => hands[0] === hands[1])) {
      const worth = fittedWorth(s, s.seat)
      expect(fittedWorth(s, 1 - s.seat)).toBe(-worth)
      const seat: Seat = 1 - s.seat
      expect(fittedWorth({ ...s, stones: s.stones.toReversed(), seat }, seat)).toBe(worth)
    }
  })

  const saidOf = (worth: number): string => (worth > CLEAR ? 'won' : worth < -CLEAR ? 'lost' : 'drawn')
  const said = Object.entries(ENDS).flatMap(([end, texts]) =>
    texts.map(read).map((s) => [end, saidOf(fittedWorth(s, s.seat))].join(', judged ')),
  )

  it('is how they end, of 48 positions for 44 at least', () => {
    const right = said.filter((each) => /^(\w+), judged \1$/.test(each))
    expect(said).toHaveLength(48)
    expect(right.length).toBeGreaterThanOrEqual(44)
  })

  it('is never the opposite', () => {
    expect(said).not.toContain('won, judged lost')
    expect(said).not.toContain('lost, judged won')
  })
})
