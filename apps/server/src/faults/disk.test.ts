/**
 * A disk that is full, read-only or failing, under the built server: real mounts, real errors of the operating system.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { getuid } from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore } from '../store/open.ts'
import { createTable, TestPlayer, post, usual } from '../testing/player.ts'
import { freePort } from '../testing/ports.ts'
import { provide } from '../testing/program.ts'
import { printNotice } from '../testing/notice.ts'
import { build, ServerProcess } from './server-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'spellendoos-disk-'))
const mounts: string[] = []

/** Why nothing can be mounted here, if so. */
const missing = (() => {
  if (getuid?.() !== 0) return 'only root can mount a small disk'
  const at = join(folder, 'try')
  mkdirSync(at)
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', 'tmpfs', at], { encoding: 'utf8' })
  if (status !== 0) return `no disk can be mounted: ${stderr.trim()}`
  spawnSync('umount', [at])
  return undefined
})()
const strace = provide('strace', 'strace')
if (missing !== undefined) printNotice(`Full disks are not tested: ${missing}.`)
if ('missing' in strace) printNotice(`Failing disks are not tested: ${strace.missing}.`)

beforeAll(() => build())
afterAll(() => {
  for (const at of mounts) spawnSync('umount', ['-l', at])
  rmSync(folder, { recursive: true, force: true })
})

function mount(name: string, ...options: string[]): string {
  const at = join(folder, name)
  mkdirSync(at, { recursive: true })
  const { status, stderr } = spawnSync('mount', [...options, 'tmpfs', at], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  mounts.push(at)
  return at
}
/** Makes what the path leads to read-only from now on; open files stay open. */
function cover(at: string): void {
  mount(basename(at), '-t', 'tmpfs')
  writeFileSync(join(at, 'tables.db'), '')
  spawnSync('mount', ['-o', 'remount,ro', at])
}
const serverIn = async (at: string) =>
  new ServerProcess(await freePort(), {
    SPELLENDOOS_STORE: `sqlite:${join(at, 'tables.db')}`,
    LOG_LEVEL: 'warn',
  })
const readiness = async (address: string) => {
  const response = await fetch(`${address}/readyz`)
  return { status: response.status, ...((await response.json()) as { ok: boolean; why?: string }) }
}
const failures = async (address: string) =>
  (await (await fetch(`${address}/metrics`)).text())
    .split('\n')
    .filter((line) => line.startsWith('spellendoos_failures_total{'))

/** Everything that was acknowledged, and whether all of it is in the database exactly once. */
class Acknowledged {
  readonly tables: string[] = []
  readonly said: number[] = []

  /** What is missing in the database, or there more often than it was acknowledged. */
  async wrongIn(path: string, talker: string): Promise<readonly string[]> {
    const store = await openStore(`sqlite:${path}`)
    const lengths = await store.lengths(this.tables)
    const record = (await store.since(talker, 0)).map(({ body }) => JSON.parse(body) as { is: string })
    await store.close()
    const said = record.filter(({ is }) => is === 'said').length
    return [
      ...this.tables.filter((match) => !lengths.has(match)),
      ...(said === this.said.length ? [] : [`${said} things said, ${this.said.length} acknowledged`]),
    ]
  }
}

/** Lets somebody talk and others create tables during `during`, and returns what was acknowledged. */
async function busyWhile(server: ServerProcess, during: (talker: TestPlayer) => Promise<void>) {
  const { address } = server
  const acknowledged = new Acknowledged()
  const table = await createTable(address, usual('dammen', 2))
  const anna = new TestPlayer(address, table.match, table.keys[0]!)
  await anna.sit('Anna')
  const over = new AbortController()
  const talk = async () => {
    for (let i = 0; !over.signal.aborted; i++) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const answer = await anna.ask({ do: 'say', text: `${i}` })
      if (answer.refusal === undefined) acknowledged.said.push(i)
      // oxlint-disable-next-line no-await-in-loop -- slower than anyone may talk
      await pause(80)
    }
  }
  const layOn = async () => {
    for (; !over.signal.aborted; await pause(20)) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { status, body } = await post<{ match: string }>(address, '/api/tables', usual('dammen', 2))
      if (status === 201) acknowledged.tables.push(body.match)
      else if (status !== 503) throw new Error(`a table was answered with ${status}`)
    }
  }
  const all = Promise.all([talk(), layOn()])
  await during(anna)
  over.abort()
  await all
  anna.leave()
  return { acknowledged, match: table.match }
}

describe.skipIf(missing)('a disk that is full', () => {
  it('is told in one sentence; nothing acknowledged is lost, and all goes on when there is room', async () => {
    const at = mount('full', '-t', 'tmpfs', '-o', 'size=3m')
    const server = await serverIn(at)
    await server.start()
    const { acknowledged, match } = await busyWhile(server, async () => {
      await pause(300)
      expect(await readiness(server.address)).toEqual({ status: 200, ok: true })
      const { bavail, bsize } = statfsSync(at)
      writeFileSync(join(at, 'ballast'), new Uint8Array(bavail * bsize))
      await expect
        .poll(() => readiness(server.address), { timeout: 20_000 })
        .toEqual({ status: 503, ok: false, why: 'The disk of the database is full.' })
      await expect.poll(() => failures(server.address), { timeout: 10_000 }).not.toEqual([])
      rmSync(join(at, 'ballast'))
      await expect
        .poll(() => readiness(server.address), { timeout: 20_000 })
        .toEqual({ status: 200, ok: true })
      await pause(300)
    })
    const counted = await failures(server.address)
    await server.end('SIGKILL')
    expect(counted.join()).toContain('kind="full"')
    expect(server.said).toContain('The disk of the database is full. database or disk is full (SQLITE_FULL)')
    expect(server.said).not.toContain('[object Object]')
    expect(acknowledged.tables.length).toBeGreaterThan(5)
    expect(await acknowledged.wrongIn(join(at, 'tables.db'), match)).toEqual([])
  })
})

describe.skipIf(missing)('a disk that is read-only', () => {
  it('is named at the start, in one sentence', async () => {
    const at = mount('read-only', '-t', 'tmpfs')
    await (await openStore(`sqlite:${join(at, 'tables.db')}`)).close()
    spawnSync('mount', ['-o', 'remount,ro', at])
    await expect(openStore(`sqlite:${join(at, 'tables.db')}`)).rejects.toThrow(
      /tables\.db cannot be used: The database cannot be written: the file or its disk is read-only\. /,
    )
  })
})

describe.skipIf(missing ?? 'missing' in strace)('a disk that fails while it is written', () => {
  it.each([
    ['EIO', 'disk'],
    ['EROFS', 'read-only'],
    ['ENOSPC', 'full'],
  ])(
    'with %s: the kind is %s, nothing acknowledged is lost, and all goes on afterwards',
    async (errno, kind) => {
      const at = join(folder, `fails-${errno}`)
      mkdirSync(at)
      const server = await serverIn(at)
      await server.start()
      const { acknowledged, match } = await busyWhile(server, async () => {
        await pause(300)
        const failing = spawn('strace', [
          '-fqq',
          `--attach=${server.pid}`,
          '--output=/dev/null',
          '--trace=pwrite64',
          `--inject=pwrite64:error=${errno}`,
        ])
        const ended = once(failing, 'exit')
        if (errno === 'EROFS') cover(at)
        await expect.poll(async () => (await readiness(server.address)).status, { timeout: 20_000 }).toBe(503)
        await expect.poll(() => failures(server.address), { timeout: 10_000 }).not.toEqual([])
        if (errno === 'EROFS') spawnSync('umount', [at])
        failing.kill('SIGINT')
        await ended
        await expect
          .poll(() => readiness(server.address), { timeout: 20_000 })
          .toEqual({ status: 200, ok: true })
        await pause(300)
      })
      const counted = await failures(server.address)
      await server.end('SIGKILL')
      expect(counted.join()).toContain(`kind="${kind}"`)
      expect(server.said).not.toContain('[object Object]')
      expect(await acknowledged.wrongIn(join(at, 'tables.db'), match)).toEqual([])
    },
  )
})
