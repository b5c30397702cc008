import type { By, Seat } from '@spellendoos/kernel'

/** Preallocated, because turns are asked for millions of times. */
const ALONE: readonly (readonly By[])[] = Array.from({ length: 16 }, (_, seat) => Object.freeze([seat]))

export const onlySeat = (seat: Seat): readonly By[] => ALONE[seat]!
export const CHANCE: readonly By[] = Object.freeze(['chance'] as const)
export const CLOCK: readonly By[] = Object.freeze(['clock'] as const)
export const NOBODY: readonly By[] = Object.freeze([])

/** The next seat clockwise. */
export const leftOf = (seat: Seat, seats: number): Seat => (seat + 1 === seats ? 0 : seat + 1)

/** Every seat on its own. */
export const eachForHimself = (seats: number): Seat[][] => Array.from({ length: seats }, (_, seat) => [seat])
