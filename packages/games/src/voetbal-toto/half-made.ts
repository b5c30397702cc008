import type { Rng } from '@spellendoos/kernel'
import { FIXTURES } from './fixtures.ts'
import { MOST_CHANGES } from './rules.ts'

/** A form after this many marks, each of them a random legal one. */
export function halfMadeForm(made: number, rng: Rng): number[] {
  const form = new Array<number>(FIXTURES).fill(0)
  let marked = 0
  for (let i = 0; i < made; i++) {
    const fresh = 3 * (FIXTURES - marked)
    const mayChange = i - marked < MOST_CHANGES
    const choice = rng(fresh + (mayChange ? 2 * marked : 0))
    if (choice < fresh) {
      form[nthFixture(form, Math.floor(choice / 3), false)] = (choice % 3) + 1
      marked++
    } else {
      const fixture = nthFixture(form, Math.floor((choice - fresh) / 2), true)
      // One or two columns further, wrapping around.
      form[fixture] = ((form[fixture]! + (choice % 2)) % 3) + 1
    }
  }
  return form
}

/** The n-th fixture, from 0, that is marked or not marked yet. */
function nthFixture(form: readonly number[], n: number, marked: boolean): number {
  let fixture = -1
  for (let left = n; left >= 0;) {
    fixture++
    if ((form[fixture] !== 0) === marked) left--
  }
  return fixture
}
