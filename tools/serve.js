/** The built page and its server, in a separate process. */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process, { env, execPath, exit } from 'node:process'
import { root, run } from './install.js'

const server = join(root, 'apps', 'server', 'dist', 'main.js')

/** Builds page and server. @returns {boolean} */
export function build() {
  return run('tsc -b apps/server') && run('vite build apps/web --logLevel warn')
}

/** Serves as the environment says until it is told to stop. @returns {number} how it ended */
export function serveHere() {
  // The server stops by itself when the terminal tells everyone to; this process waits for it.
  process.on('SIGINT', () => undefined)
  const { status } = spawnSync(execPath, [server], { cwd: root, stdio: 'inherit' })
  return status ?? 0
}

/**
 * Serves on a port, with tables that are forgotten afterwards.
 *
 * @param {number} port 0 for any free one
 * @returns {Promise<{ address: string, close: () => void }>}
 */
export function serve(port) {
  const folder = mkdtempSync(join(tmpdir(), 'spellendoos-'))
  const settings = {
    PORT: String(port),
    LOG_LEVEL: 'warn',
    SPELLENDOOS_STORE: `sqlite:${join(folder, 'tables.db')}`,
    SPELLENDOOS_REQUESTS_PER_MINUTE: '100000',
    SPELLENDOOS_LOBBY_PER_ADDRESS: '1000',
  }
  const child = spawn(execPath, [server], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...env, ...settings },
  })
  const close = () => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  process.on('exit', close)
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => exit(0))
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    child.stdout.on('data', (data) => {
      const address = /http:\S+/.exec(String(data))?.[0]
      if (address !== undefined) resolve({ address, close })
    })
  })
}
