import { describe, expect, it } from 'vitest'
import { isPatient, usualPatience } from './patience.ts'

const DAY = 86_400

describe('who steps in for an absent player', () => {
  it('is a bot after five minutes where no clock runs', () =>
    expect(usualPatience({ kind: 'none' })).toBe(300))
  it('is nobody at days per move, nor where any clock runs', () => {
    expect(usualPatience({ kind: 'move', seconds: 2 * DAY })).toBe(0)
    expect(usualPatience({ kind: 'match', seconds: 600, plus: 5 })).toBe(0)
  })
  it('is nobody before the time for a move is up, whatever was chosen', () => {
    expect(isPatient(300, { kind: 'move', seconds: 2 * DAY })).toBe(false)
    expect(isPatient(2 * DAY, { kind: 'move', seconds: 2 * DAY })).toBe(true)
    expect(isPatient(0, { kind: 'move', seconds: 2 * DAY })).toBe(true)
    expect(isPatient(60, { kind: 'none' })).toBe(true)
  })
})
