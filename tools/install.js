import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { env } from 'node:process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Runs a command line from the repository's root, with the installed tools on the path.
 *
 * @param {string} line
 * @param {Record<string, string>} [extra] environment variables
 * @returns {boolean} whether it succeeded
 */
export function run(line, extra = {}) {
  const PATH = `${join(root, 'node_modules', '.bin')}${delimiter}${env['PATH']}`
  return (
    spawnSync(line, { cwd: root, shell: true, stdio: 'inherit', env: { ...env, PATH, ...extra } }).status ===
    0
  )
}

/** Installs the exact versions of the lock file when they are missing or older than it. */
export function install() {
  const installed = join(root, 'node_modules', '.package-lock.json')
  const lock = join(root, 'package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return true
  console.log('Installing…')
  return run('npm ci')
}
