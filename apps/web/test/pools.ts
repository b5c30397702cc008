import { expect } from '@playwright/test'
import { heardTheSame, make, type Guest } from './company.ts'

/** What the pages are told of a match of football pools, as far as tests need it. */
interface Seen {
  readonly phase: string
  readonly form: readonly number[] | null
  readonly seat: number
  readonly scorer: number
  readonly goals: readonly number[]
  readonly cards: readonly number[]
  readonly hands: readonly (readonly number[] | null)[]
}
const WHISTLE = 6
export const seen = ({ cable }: Guest) => cable.match.view as Seen
export const whistlesOf = (guest: Guest) => seen(guest).hands[guest.cable.seat]![WHISTLE]!

/** The goals on the board: `7h1` is the first of the home side of fixture 7. */
const goalsOn = ({ page }: Guest) =>
  page
    .locator('.board-room [data-piece]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-piece')))

/** All screens show what the table last told. */
export async function seeTheSame(guests: readonly Guest[]): Promise<void> {
  await heardTheSame(guests)
  const goals = seen(guests[0]!).goals.flatMap((count, side) =>
    Array.from({ length: count }, (_, nth) => `${(side >> 1) + 1}${side % 2 === 0 ? 'h' : 'a'}${nth + 1}`),
  )
  for (const guest of guests) await expect.poll(() => goalsOn(guest)).toEqual(goals)
}

/** Hands stay closed, and everybody forecasts something else. */
export async function fillIn(guests: readonly Guest[]): Promise<void> {
  const tap = ({ page }: Guest, spot: string) =>
    page.locator(`[data-spot="${spot}"][data-glow]`).dispatchEvent('click')
  await Promise.all(guests.map((guest) => tap(guest, 'closed')))
  await Promise.all(
    guests.map(async (guest, at) => {
      for (let n = 1; n <= 13; n++) await tap(guest, `form${n}.${((n + at) % 3) + 1}`)
      await tap(guest, 'ready')
    }),
  )
  await Promise.all(guests.map(({ cable }) => cable.until(() => (cable.match.view as Seen).phase === 'play')))
}

/** Whoever is on turn scores, or passes where no card fits; answers the others who could say STOP to it. */
export async function goOn(guests: readonly Guest[]): Promise<readonly Guest[]> {
  await seeTheSame(guests)
  const onTurn = guests[seen(guests[0]!).seat]!
  // Where there is time for a STOP, the next player waits for it.
  const move = () => onTurn.cable.match.choices.find(({ move }) => move !== 'stop')
  await onTurn.cable.until(() => move() !== undefined)
  const before = onTurn.cable.match.seq
  await make(onTurn, move()!)
  await Promise.all(guests.map(({ cable }) => cable.until(() => cable.match.seq > before)))
  await seeTheSame(guests)
  return guests.filter(({ cable }) => cable.match.choices.some(({ move }) => move === 'stop'))
}
