import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { getuid } from 'node:process'
import { Client } from 'pg'
import { provide } from './program.ts'
import { Server, type User } from './server.ts'

const NAME = 'spellendoos'
/** A dozen nodes may use it at once, each with its own share. */
const MOST_CONNECTIONS = 200

/** A PostgreSQL server for tests, empty at first; or why there is none. */
export type Postgres = { readonly server: PostgresServer } | { readonly missing: string }

interface PostgresServer extends Pick<Server, 'port' | 'start' | 'stop' | 'remove'> {
  /** The URL of a new, empty database. */
  database(): Promise<string>
}

export async function providePostgres(): Promise<Postgres> {
  const found = provide('initdb', 'postgresql')
  if ('missing' in found) return found
  const user = getuid?.() === 0 ? userNamed('postgres') : undefined
  if (getuid?.() === 0 && !user)
    return { missing: 'PostgreSQL does not run as root, and nobody is called postgres' }

  const server = await Server.start('postgres', {
    user,
    prepare(folder) {
      const args = ['-D', folder, '-U', NAME, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
      const { status, stderr } = spawnSync(found.path, args, { cwd: folder, encoding: 'utf8', ...user })
      if (status !== 0) throw new Error(`initdb failed: ${stderr}`)
    },
    program: join(dirname(found.path), 'postgres'),
    args: (folder, port) => {
      const where = ['-D', folder, '-p', String(port), '-h', '127.0.0.1', '-k', '']
      return [...where, '-c', `max_connections=${MOST_CONNECTIONS}`]
    },
    answers: (port) => answers(urlOf(port, 'postgres')),
  })
  return {
    server: {
      port: server.port,
      start: () => server.start(),
      stop: (signal) => server.stop(signal),
      remove: () => server.remove(),
      async database() {
        const name = `t${randomUUID().replaceAll('-', '')}`
        await withClient(urlOf(server.port, 'postgres'), (client) => client.query(`create database ${name}`))
        return urlOf(server.port, name)
      },
    },
  }
}

export async function withClient<Answer>(
  url: string,
  work: (client: Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new Client(url)
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function urlOf(port: number, database: string): string {
  return `postgres://${NAME}@127.0.0.1:${port}/${database}`
}

async function answers(url: string): Promise<boolean> {
  try {
    await withClient(url, (client) => client.query('select 1'))
    return true
  } catch {
    return false
  }
}

function userNamed(name: string): User | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
}
