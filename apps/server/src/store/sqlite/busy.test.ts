import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { startServer } from '../../server.ts'
import { createTable, TestPlayer, post, usual } from '../../testing/player.ts'

const folder = mkdtempSync(join(tmpdir(), 'spellendoos-busy-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Another program that has locked the file, like `sqlite3` in an open transaction. */
const HOLDER = `
  const Database = require('better-sqlite3')
  const db = new Database(process.argv[1], { timeout: 5000 })
  db.exec('begin immediate; update house set holds = holds')
  process.stdout.write('held')
  setTimeout(() => { db.exec('commit'); db.close() }, 2000)
`
async function holdFile(path: string): Promise<{ readonly ends: Promise<unknown> }> {
  const holder = spawn(execPath, ['-e', HOLDER, path], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ends = once(holder, 'exit')
  await once(holder.stdout, 'data')
  return { ends }
}

test('another program that writes to the file for two seconds sends nobody away, and what was asked is done', async () => {
  const path = join(folder, 'tables.db')
  const read = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    SPELLENDOOS_STORE: `sqlite:${path}`,
  })
  if (!read.ok) throw new Error(read.wrong.join())
  const server = await startServer(read.config)
  const address = `http://127.0.0.1:${server.port}`
  const created = await createTable(address, usual('dammen', 2))
  const players = created.keys.map((key) => new TestPlayer(address, created.match, key!))
  await Promise.all(players.map((player) => player.until(() => true)))

  const { ends } = await holdFile(path)
  const asked = players.map((player, seat) => player.ask({ do: 'sit', name: `seat ${seat}` }))
  const glanced = post(address, `/api/tables/${created.match}/glance`, { key: created.watch })
  const answers = await Promise.all(asked)
  expect(answers.map(({ refusal }) => refusal)).toEqual([undefined, undefined])
  expect(await glanced).toMatchObject({ status: 200 })
  expect(players.map(({ bye, lines }) => [bye, lines])).toEqual([
    [undefined, 1],
    [undefined, 1],
  ])
  await ends
  for (const player of players) player.leave()
  await server.close()
})
