/** The built server as a process of its own, which can be killed, paused and started again. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { env, execPath } from 'node:process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

/** Builds the server, so that the current code is tested. */
export function build(): void {
  const { status, stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-b', 'apps/server'], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`the server cannot be built:\n${stdout}`)
}

export class ServerProcess {
  readonly address: string
  readonly #settings: Readonly<Record<string, string>>
  #child: ChildProcess | undefined
  #said = ''

  constructor(port: number, settings: Readonly<Record<string, string>>) {
    this.address = `http://127.0.0.1:${port}`
    this.#settings = {
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'fatal',
      SPELLENDOOS_REQUESTS_PER_MINUTE: '1000000',
      SPELLENDOOS_SOCKETS_PER_ADDRESS: '1000',
      ...settings,
    }
  }

  /** Everything that it has written so far. */
  get said(): string {
    return this.#said
  }
  get pid(): number {
    return this.#child!.pid!
  }

  /** Resolves when it accepts connections. */
  async start(): Promise<void> {
    const child = spawn(execPath, ['apps/server/dist/main.js'], {
      cwd: root,
      env: { ...env, ...this.#settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#child = child
    child.stdout.on('data', (data: Buffer) => (this.#said += data.toString()))
    const ended = once(child, 'exit').then(() => 'ended')
    if ((await Promise.race([once(child.stdout, 'data'), ended])) === 'ended')
      throw new Error('the server does not start')
  }
  /** Resolves when it has exited. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  pause(): void {
    this.#child?.kill('SIGSTOP')
  }
  wake(): void {
    this.#child?.kill('SIGCONT')
  }
}
