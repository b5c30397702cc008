/**
 * Plays every level of a game against the one below and writes the results into docs/levels.md; what is not
 * measured again stays as it was. `npm run levels -- dammen macao [--ms 50] [--matches 1000] [--seconds 60]
 * [--step 5]`: at most this long for a move, this many matches and this many seconds for a step; only the step up to 5.
 * Options follow a game after commas: `boze-drie,alles-kwijt=true`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { cpuUsage } from 'node:process'
import { parseArgs } from 'node:util'
import { levelsIn } from '@spellendoos/bots'
import { shelf } from '@spellendoos/games/shelf'
import type { Game } from '@spellendoos/kernel'
import { setupFor } from '../../apps/cli/src/commands/tournament.ts'
import { tournament } from '../../apps/cli/src/tournament/index.ts'
import { builtInEntrant } from '../../apps/cli/src/tournament/built-in-entrant.ts'
import { isLook, sureShareOf } from '../../apps/cli/src/tournament/elo.ts'
import { FILE, readTables, writeTables } from './tables.ts'

const { values, positionals: games } = parseArgs({
  allowPositionals: true,
  options: {
    matches: { type: 'string', default: '1000' },
    ms: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '60' },
    step: { type: 'string', multiple: true, default: [] },
  },
})
if (games.length === 0) throw new Error('Name the games to measure.')
const ms = Number(values.ms)
/** In microseconds of the processor. */
const SECOND = 1e6

/** With as many digits as tell whether 50 % is left out. */
function percentages(share: number, error: number): string {
  const rounded = (part: number, digits: number) => (part * 100).toFixed(digits)
  const isTold = (digits: number) => {
    const lowest = Number(rounded(share, digits)) - Number(rounded(error, digits))
    return lowest > 50 + 1e-9 === share - error > 0.5
  }
  const digits = [0, 1, 2, 3].find((each) => (each > 0 || error >= 0.1) && isTold(each)) ?? 3
  return `${rounded(share, digits)} ± ${rounded(error, digits)}`
}

/** Plays until it is clear who is stronger, or until there were enough matches or seconds. */
async function against(game: Game, option: readonly string[], level: number): Promise<string> {
  const entrants = [level, level - 1].map((each) => builtInEntrant(String(each))!)
  const begun = cpuUsage()
  const isUp = () => cpuUsage(begun).user > Number(values.seconds) * SECOND
  let found: readonly number[] = []
  const enough = (rounds: readonly number[]): boolean => {
    found = rounds
    if (isUp()) return true
    const { share, error } = sureShareOf(rounds)
    return isLook(rounds.length) && Math.abs(share - 0.5) > error
  }
  const wish = { matches: Number(values.matches), seed: 1, enough }
  await tournament(setupFor(game, { ms, option }, 'en'), entrants, wish, () => {})
  const { share, error } = sureShareOf(found)
  // So few matches say nothing.
  if (error >= 0.5) return ''
  return `${percentages(share, error)} (${2 * found.length}, ${ms} ms)`
}

for (const name of games) {
  const [id, ...option] = name.split(',')
  const game = await shelf.get(id)?.()
  if (game === undefined) throw new Error(`There is no game ${id}.`)
  const levels = levelsIn(game)
  for (let level = 2; level <= levels; level++) {
    if (values.step.length > 0 && !values.step.includes(String(level))) continue
    const cell = await against(game, option, level)
    const tables = readTables(readFileSync(FILE, 'utf8'))
    const [before, ...known] = tables.Steps.get(name) ?? []
    const steps = before === String(levels) ? known : []
    const cells = Array.from({ length: levels - 1 }, (_, at) => (at === level - 2 ? cell : (steps[at] ?? '')))
    tables.Steps.set(name, [String(levels), ...cells])
    writeFileSync(FILE, writeTables(tables))
    process.stdout.write(`${name} ${level} – ${level - 1}: ${cell}\n`)
  }
}
