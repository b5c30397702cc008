import { expect, it } from 'vitest'
import { runSchedule, tablesGames } from './schedule.ts'

/** Runs this many schedules, starting from a seed. A seed that fails can be run alone. */
export function trySchedules(first: number, count: number): void {
  it(`loses, doubles and hides nothing, and plays on, in ${count} schedules from seed ${first} on`, async () => {
    const games = await tablesGames()
    for (let seed = first; seed < first + count; seed++) {
      // oxlint-disable-next-line no-await-in-loop -- one world at a time
      const { wrong } = await runSchedule({ seed, games })
      expect({ seed, wrong }).toEqual({ seed, wrong: [] })
    }
  })
}
