import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env, execPath } from 'node:process'
import { root } from '../install.js'

const server = join(root, 'apps', 'server', 'dist', 'main.js')
/** How often the server is asked how it is, and how many open files it needs besides its sockets. */
const LOOK = 2000
const FILES = 200

/**
 * A built server on a fresh store (SPELLENDOOS_STORE names another than a new SQLite file), with limits for one
 * address that is everybody's.
 *
 * @param {number} sockets
 * @param {string} args more arguments for node
 */
export async function startNode(sockets, args) {
  const folder = mkdtempSync(join(tmpdir(), 'spellendoos-load-'))
  const settings = {
    SPELLENDOOS_STORE: `sqlite:${join(folder, 'tables.db')}`,
    ...env,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    SPELLENDOOS_SOCKETS_PER_ADDRESS: '1000000',
    SPELLENDOOS_REQUESTS_PER_MINUTE: '9999999',
  }
  let child = await begin({ ...settings, PORT: '0' }, sockets, args)
  let most = 0
  let last = { at: performance.now(), cpu: 0 }
  const look = async () => {
    const text = await (await fetch(`${child.address}/metrics`)).text()
    const read = (/** @type {string} */ name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
    const megabytes = Math.round(read('process_resident_memory_bytes') / 2 ** 20)
    most = Math.max(most, megabytes)
    return {
      megabytes,
      heap: Math.round(read('nodejs_heap_size_used_bytes') / 2 ** 20),
      cpu: read('process_cpu_seconds_total'),
      delay: read('nodejs_eventloop_lag_p99_seconds') * 1000,
    }
  }
  const looking = setInterval(() => void look().catch(() => undefined), LOOK)
  return {
    address: child.address,
    /** How the server is now, and what it used since it was last asked. */
    async figures() {
      const { megabytes, heap, cpu, delay } = await look()
      const now = performance.now()
      const used = (cpu - last.cpu) / ((now - last.at) / 1000)
      const since = most
      last = { at: now, cpu }
      most = 0
      return { megabytes, heap, most: Math.max(since, megabytes), delay, cpu: used }
    },
    /** Kills it without a word and starts it again on the same port and store. */
    async again() {
      const { port } = new URL(child.address)
      await child.stop('SIGKILL')
      child = await begin({ ...settings, PORT: port }, sockets, args.includes('prof') ? '' : args)
    },
    close() {
      clearInterval(looking)
      void child.stop('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** @param {Record<string, string | undefined>} settings @param {number} sockets @param {string} args */
function begin(settings, sockets, args) {
  // A shell sets how many files may be open, as whoever runs a server would.
  const child = spawn(
    'sh',
    ['-c', `ulimit -n ${sockets + FILES}; exec "$0" ${args} "$1"`, execPath, server],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: settings,
    },
  )
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const stop = (/** @type {NodeJS.Signals} */ signal) => {
    child.removeAllListeners('exit').once('exit', () => undefined)
    const gone = new Promise((resolve) => child.once('exit', resolve))
    // A profile is only written by a server that ends by itself.
    child.kill(args.includes('prof') ? 'SIGTERM' : signal)
    return gone
  }
  return new Promise((resolve, reject) => {
    void ended.then((code) => reject(new Error(`the server ended with ${code}`)))
    child.stdout.on('data', (data) => {
      const address = /http:\S+/.exec(String(data))?.[0].replace('localhost', '127.0.0.1')
      if (address !== undefined) resolve({ address, stop })
    })
  })
}
