import { expect, it } from 'vitest'
import { full } from '../testing/full.ts'
import { usual } from '../testing/player.ts'
import { runSchedule, tablesGames } from './schedule.ts'
import { firstSeed as seed } from './seed.ts'

const newTable = usual('voetbal-toto', 3, { options: { stopSeconds: 2 }, levels: [0, 0, 1] })
/** With little time only every n-th call is tried. */
const STRIDE = 4
const games = await tablesGames()

it(`is played alike with seed ${seed} whenever nothing fails`, async () => {
  const play = () => runSchedule({ seed, games, steady: { newTable, fate: () => undefined } })
  const [once, twice] = [await play(), await play()]
  expect(once).toEqual(twice)
  expect(once.wrong).toEqual([])
  expect(once.lines).toBeGreaterThan(15)
})

it.each(['before', 'after'] as const)(
  `bears that any one call of its store fails %s it was done, with seed ${seed}`,
  async (when) => {
    const { calls } = await runSchedule({ seed, games, steady: { newTable, fate: () => undefined } })
    expect(calls).toBeGreaterThan(50)
    for (let failing = full ? 0 : seed % STRIDE; failing < calls; failing += full ? 1 : STRIDE) {
      const fate = (call: number) => (call === failing ? when : undefined)
      // oxlint-disable-next-line no-await-in-loop -- one world at a time
      const { wrong } = await runSchedule({ seed, games, steady: { newTable, fate } })
      expect({ failing, wrong }).toEqual({ failing, wrong: [] })
    }
  },
)
