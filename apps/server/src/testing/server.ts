/** Runs a program that serves on a free port, with its files in a folder of its own, until this process ends. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './ports.ts'

export interface User {
  readonly uid: number
  readonly gid: number
}

export interface Recipe {
  readonly program: string
  /** Its arguments for this folder and port; it writes its process id into a *.pid file there. */
  readonly args: (folder: string, port: number) => readonly string[]
  /** Whether it answers. */
  readonly answers: (port: number) => Promise<boolean>
  /** Prepares the folder before the first start. */
  readonly prepare?: (folder: string) => void
  /** The user it runs as. */
  readonly user?: User | undefined
}

const PATIENCE = 60_000

/** A guard for the case that this process dies: stops the server and deletes its folder. */
const GUARD =
  'cat > /dev/null; for pid in "$0"/*.pid; do kill -QUIT $(head -n 1 $pid); done; sleep 1; rm -rf "$0"'

export class Server {
  readonly port: number
  readonly #recipe: Recipe
  readonly #folder: string
  readonly #guard: ChildProcess
  #process: ChildProcess | undefined

  static async start(name: string, recipe: Recipe): Promise<Server> {
    const server = new Server(name, recipe, await freePort())
    await server.start()
    return server
  }

  private constructor(name: string, recipe: Recipe, port: number) {
    this.port = port
    this.#recipe = recipe
    this.#folder = mkdtempSync(join(tmpdir(), `spellendoos-${name}-`))
    this.#guard = spawn('sh', ['-c', GUARD, this.#folder], {
      stdio: ['pipe', 'ignore', 'ignore'],
      detached: true,
    })
    this.#guard.unref()
    if (recipe.user) chownSync(this.#folder, recipe.user.uid, recipe.user.gid)
    recipe.prepare?.(this.#folder)
  }

  /** Starts it, also again after a stop, on the same port with the same files; resolves when it answers. */
  async start(): Promise<void> {
    const { program, answers, user } = this.#recipe
    const args = this.#recipe.args(this.#folder, this.port)
    const end = Date.now() + PATIENCE
    let said = ''
    for (;;) {
      if (Date.now() > end) throw new Error(`${program} does not answer. It said:\n${said}`)
      if (!this.#runs()) {
        const child = spawn(program, args, { cwd: this.#folder, stdio: ['ignore', 'pipe', 'pipe'], ...user })
        child.stdout.on('data', (data: Buffer) => (said += data.toString()))
        child.stderr.on('data', (data: Buffer) => (said += data.toString()))
        child.on('error', (error) => (said += error.message))
        this.#process = child
      }
      if (this.#runs() && (await answers(this.port))) return
      await pause(50)
    }
  }

  /** Stops it with any signal: SIGKILL gives it no time for anything. */
  async stop(signal: NodeJS.Signals = 'SIGINT'): Promise<void> {
    const child = this.#process
    if (!child || !this.#runs()) return
    const exit = once(child, 'exit')
    child.kill(signal)
    await exit
  }

  /** Stops it for good and deletes its files. */
  async remove(): Promise<void> {
    await this.stop('SIGQUIT')
    this.#guard.kill('SIGKILL')
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }

  #runs(): boolean {
    const child = this.#process
    return child?.pid !== undefined && child.exitCode === null && child.signalCode === null
  }
}
