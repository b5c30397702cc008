import { describe, expect, it } from 'vitest'
import { at, block, EIGHT, HALMA_LOTS, KNIGHTS, squaresFrom, type Yard } from '../../../test/halma.ts'
import { game } from './index.ts'

const two: Yard = {
  game,
  seats: 2,
  men: 19,
  spot: squaresFrom('h8'),
  ways: EIGHT,
  aside: KNIGHTS,
  lots: HALMA_LOTS,
}
const four: Yard = { ...two, seats: 4, men: 13 }

/** Men on h8, i8 and k8, and the second player's on h10 and h11; h8 can jump to j8, from there to l8. */
const table = () =>
  at(two, [
    ['h8', 'i8', 'k8'],
    ['h10', 'h11'],
  ])

describe('halma: what is refused, and by which rule', () => {
  it.each([
    ['q8-h8', 'board'],
    ['h8-h17', 'board'],
    ['h8-j8-j17', 'board'],
    ['g8', 'own-men'],
    ['g8-f8', 'own-men'],
    ['h10-g10', 'own-men'],
    ['h8-h8', 'elsewhere'],
    ['h8-j8-h8', 'elsewhere'],
    ['h8-i8', 'free-field'],
    ['h8-h10', 'free-field'],
    ['h8-k8', 'free-field'],
    ['h8-j8-k8', 'free-field'],
    ['h8-j8-j8', 'free-field'],
    ['h8-f8', 'jump'],
    ['h8-f10', 'jump'],
    ['h8-j8-j10', 'jump'],
    ['h8-j8-k10', 'jump'],
    ['h8-j8-j12', 'jump'],
    ['h8-j8-f9', 'jump'],
    ['h8-h12', 'over-one'],
    ['h8-m8', 'over-one'],
    ['h8-j8-m8', 'over-one'],
    ['h8-e8', 'step'],
    ['h8-h4', 'step'],
    ['h8-g6', 'step'],
    ['h8-l11', 'step'],
    ['h8-h9-h12', 'one-kind'],
    ['h8-g8-f8', 'one-kind'],
    ['h8-j8-j9', 'one-kind'],
    ['h8-j8-l8', 'notation'],
    ['pass', 'pass'],
  ])('%s is forbidden by halma.%s', (tried, rule) => {
    expect(table().refusal(0, tried)).toBe(`halma.${rule}`)
  })

  it('halma.turn: whoever is not on turn is told so first', () => {
    for (const tried of ['h10-g10', 'g8', 'pass', 'h8-i8', 'z1']) {
      expect(table().refusal(1, tried)).toBe('halma.turn')
    }
  })

  it('halma.done: whoever is home is told so first', () => {
    const home = block('m-p 15-16 + n-p 14 + o-p 13')
    const late = at(four, [home, ['h8']], '2 50,50,50,50 1')
    for (const tried of ['m16-l16', 'pass', 'h8-h9']) expect(late.refusal(0, tried)).toBe('halma.done')
    expect(late.refusal(2, 'm16-l16')).toBe('halma.turn')
  })

  it('a chain may pass its own start, but nothing is jumped over there', () => {
    // From j8 straight to f8 leads over i8 and the empty start.
    expect(table().refusal(0, 'h8-j8-f8')).toBe('halma.over-one')
  })
})
