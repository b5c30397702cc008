/** Damage on the disk: bytes of the database file that differ from what was written. */
import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededRng } from '@spellendoos/kernel'
import { expect } from 'vitest'
import { faultOf } from '../store/fault.ts'
import { openConnection } from '../store/sqlite/connection.ts'
import type { TableSummary, RecordLine } from '../store/store.ts'

const TABLES = 12
const LINES = 120
const CARD: TableSummary = { game: 'halma', over: false }
const PAGE = 4096

const matchOf = (i: number) => `table-${String(i).padStart(4, '0')}`
const bodyOf = (i: number, number: number) =>
  JSON.stringify({ is: 'said', seat: i % 4, text: `${i} ${number} `.repeat(6) })
const recordOf = (i: number): readonly RecordLine[] =>
  Array.from({ length: LINES }, (_, number) => ({ number, at: 1000 + number, body: bodyOf(i, number) }))

type Outcome = 'refused' | 'told' | 'intact'

/**
 * Damages copies of a database, each at one place, and opens them. Each must either refuse to open with one sentence
 * that names the file, or return every record as it was written or name it as damaged. Returns how often each happened.
 */
export async function damageAll(times: number, seed: number): Promise<Readonly<Record<Outcome, number>>> {
  const folder = mkdtempSync(join(tmpdir(), 'spellendoos-damage-'))
  const whole = join(folder, 'whole.db')
  const actor = await openConnection(whole)
  await actor.run(
    Array.from({ length: TABLES }, (_, i) => ({ name: 'append', args: [matchOf(i), recordOf(i), CARD] })),
  )
  actor.close()
  const rng = seededRng(seed)
  const outcomes = { refused: 0, told: 0, intact: 0 }
  const pages = statSync(whole).size / PAGE
  for (let i = 0; i < times; i++) {
    const path = join(folder, `damaged-${i}.db`)
    copyFileSync(whole, path)
    const bytes = readFileSync(path)
    // Every page in turn, and one byte, a sector, or the whole page.
    const page = i % pages
    const length = [1, 512, PAGE][rng(3)]!
    const from = page * PAGE + rng(PAGE - length + 1)
    for (let at = from; at < from + length; at++) bytes[at]! ^= 1 + rng(255)
    writeFileSync(path, bytes)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    outcomes[await open(path)]++
    rmSync(path, { force: true })
  }
  rmSync(folder, { recursive: true })
  return outcomes
}

async function open(path: string): Promise<Outcome> {
  const actor = await openConnection(path).catch((error: Error) => error)
  if (actor instanceof Error) {
    expect(actor.message).toMatch(`${path} cannot be used: The database is damaged. `)
    expect(actor.message).not.toContain('\n')
    return 'refused'
  }
  let told = 0
  for (let i = 0; i < TABLES; i++) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const [outcome] = await actor.run([{ name: 'since', args: [matchOf(i), 0] }])
    if ('error' in outcome!) {
      const { kind, message } = faultOf(outcome.error)
      expect(kind).toBe('damaged')
      expect(message).toContain(`table ${matchOf(i)}`)
      told++
    } else expect(outcome!.answer).toEqual(recordOf(i))
  }
  actor.close()
  return told > 0 ? 'told' : 'intact'
}
