/** Power failure: what is on the disk at every sync point, with unsynced writes lost, complete or partial. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { seededRng, type Rng } from '@spellendoos/kernel'
import type { RecordLine } from '../store/store.ts'
import { openConnection } from '../store/sqlite/connection.ts'

const WRITER = fileURLToPath(new URL('../testing/writer.ts', import.meta.url))
const TABLES = 20
const SECTOR = 512
const CALL = /^(?<name>\w+)\((?<fd>\d+)<(?<path>[^>]*)>(?:, (?<args>.*))?\)\s+= (?<result>-?\d+)/
/** The writer's own lines; programs that it starts write others. */
const TOLD = /^(power-\d+) (\d+)$/gm
const FILES = ['tables.db', 'tables.db-wal'] as const
type File = (typeof FILES)[number]

interface Write {
  readonly at: number
  readonly bytes: Buffer
}

/** A file as it would be found: the synced content, and the writes since. */
class DiskFile {
  synced: Buffer = Buffer.alloc(0)
  pending: Write[] = []

  sync(): void {
    this.synced = this.with(this.pending)
    this.pending = []
  }
  /** The file after these writes. */
  with(writes: readonly Write[]): Buffer {
    const ends = writes.map(({ at, bytes }) => at + bytes.length)
    const whole = Buffer.alloc(ends.reduce((end, each) => Math.max(end, each), this.synced.length))
    this.synced.copy(whole)
    for (const { at, bytes } of writes) bytes.copy(whole, at)
    return whole
  }
}

/** What may have reached the disk of the unsynced writes: some sectors of some of them, in any order. */
function someOf(writes: readonly Write[], rng: Rng): readonly Write[] {
  const sectors = writes.flatMap(({ at, bytes }) =>
    Array.from({ length: Math.ceil(bytes.length / SECTOR) }, (_, i) => ({
      at: at + i * SECTOR,
      bytes: bytes.subarray(i * SECTOR, (i + 1) * SECTOR),
    })),
  )
  return sectors.filter(() => rng(2) === 0)
}

type Way = (pending: readonly Write[]) => readonly Write[]
const waysOf = (rng: Rng): readonly Way[] => [
  () => [],
  (pending) => pending,
  (pending) => someOf(pending, rng),
  (pending) => someOf(pending, rng),
]

interface Verdict {
  /** How many sync points there were, and how many disk images were opened. */
  readonly points: number
  readonly images: number
  readonly acknowledged: number
  readonly wrong: readonly string[]
}

/** Records a writer until this many acknowledgements, and opens the disk as it was at every `each`-th sync point. */
export async function losePower(acks: number, each: number, seed: number): Promise<Verdict> {
  const folder = mkdtempSync(join(tmpdir(), 'spellendoos-power-'))
  const trace = join(folder, 'trace')
  await record(join(folder, 'tables.db'), trace, acks)
  const files: Record<File, DiskFile> = { 'tables.db': new DiskFile(), 'tables.db-wal': new DiskFile() }
  const acknowledged = new Map<string, number>()
  const rng = seededRng(seed)
  const wrong: string[] = []
  let [points, images] = [0, 0]
  for await (const call of callsIn(trace)) {
    const { name, fd, path, args = '' } = call
    const file = FILES.find((each) => path.endsWith(`/${each}`))
    if (name === 'write' && fd === '1') {
      for (const [, match, length] of bytesOf(args).toString().matchAll(TOLD))
        acknowledged.set(match!, Number(length))
    } else if (file === undefined) continue
    else if (name === 'pwrite64') {
      files[file].pending.push({ at: Number(/, (\d+)$/.exec(args)![1]), bytes: bytesOf(args) })
    } else if (name === 'ftruncate') {
      files[file].sync()
      files[file].synced = files[file].synced.subarray(0, Number(args))
    } else if (name === 'fsync' || name === 'fdatasync') {
      if (acknowledged.size > 0 && points++ % each === 0) {
        for (const way of waysOf(rng)) {
          const image = join(folder, `image-${++images}.db`)
          for (const each of FILES)
            writeFileSync(image + each.slice('tables.db'.length), files[each].with(way(files[each].pending)))
          wrong.push(...(await wrongIn(image, acknowledged)).map((why) => `sync point ${points}: ${why}`))
        }
      }
      files[file].sync()
    }
  }
  rmSync(folder, { recursive: true })
  return {
    points,
    images,
    acknowledged: [...acknowledged.values()].reduce((sum, each) => sum + each, 0),
    wrong,
  }
}

async function record(path: string, trace: string, acks: number): Promise<void> {
  const strace = spawn(
    'strace',
    [
      '-fqq',
      '-y',
      '-xx',
      '--string-limit=100000',
      '--trace=pwrite64,fsync,fdatasync,ftruncate,write',
      `--output=${trace}`,
      execPath,
      '--conditions=source',
      '--import',
      'tsx',
      WRITER,
      `sqlite:${path}`,
      'power',
      String(TABLES),
      String(acks),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  strace.stdout.resume()
  await once(strace, 'close')
}

interface Call {
  readonly name: string
  readonly fd: string
  readonly path: string
  readonly args?: string
}

/** The calls that succeeded, in the order in which they ended. */
async function* callsIn(trace: string): AsyncGenerator<Call> {
  const begun = new Map<string, string>()
  for await (const line of createInterface(createReadStream(trace))) {
    const [, thread, text] = /^(\d+) +(.*)$/.exec(line) ?? []
    if (thread === undefined || text === undefined) continue
    const unfinished = text.indexOf(' <unfinished ...>')
    if (unfinished >= 0) {
      begun.set(thread, text.slice(0, unfinished))
      continue
    }
    const resumed = /^<\.\.\. \w+ resumed>(.*)$/.exec(text)
    const whole = resumed ? (begun.get(thread) ?? '') + resumed[1]! : text
    const call = CALL.exec(whole)?.groups as (Call & { readonly result: string }) | undefined
    if (call !== undefined && Number(call.result) >= 0) yield { ...call, path: decoded(call.path) }
  }
}
const decoded = (path: string) =>
  path.replaceAll(/\\x([0-9a-f]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
function bytesOf(args: string): Buffer {
  const [, hex = ''] = /^"((?:\\x[0-9a-f]{2})*)"/.exec(args) ?? []
  return Buffer.from(hex.replaceAll('\\x', ''), 'hex')
}

/** What differs from what was acknowledged. */
async function wrongIn(path: string, acknowledged: ReadonlyMap<string, number>): Promise<readonly string[]> {
  const wrong: string[] = []
  try {
    const actor = await openConnection(path)
    const calls = [...acknowledged.keys()].map((match) => ({ name: 'since' as const, args: [match, 0] }))
    const outcomes = await actor.run(calls)
    for (const [i, [match, least]] of [...acknowledged].entries()) {
      const outcome = outcomes[i]!
      if ('error' in outcome) {
        wrong.push(`${match}: ${String(outcome.error)}`)
        continue
      }
      const record = outcome.answer as readonly RecordLine[]
      if (record.length < least) wrong.push(`${match}: ${least} lines acknowledged, ${record.length} there`)
      if (record.length % 2 !== 0) wrong.push(`${match}: half of a pair of lines`)
      if (record.some(({ number, body }, n) => number !== n || body !== `${match} ${n}`))
        wrong.push(`${match}: lines that were not written`)
    }
    actor.close()
  } catch (error) {
    wrong.push(String(error))
  }
  for (const ending of ['', '-wal', '-shm', '-owner']) rmSync(path + ending, { force: true })
  return wrong
}
