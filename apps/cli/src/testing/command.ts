import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

/** Output is read without colours, whatever the test run itself uses. */
const plain = { FORCE_COLOR: undefined, CLICOLOR_FORCE: undefined, NO_COLOR: '1' }

/** Starts `spellendoos` with these words, from the sources. */
export const spellendoos = (
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, ['--import', 'tsx', '--conditions=source', main, ...words], {
    env: { ...process.env, ...plain, ...env },
  })

export interface Ended {
  readonly status: number | null
  readonly out: string
  readonly err: string
}

/** Runs `spellendoos` to its end with this text on its stdin. */
export async function run(
  words: readonly string[],
  input = '',
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const child = spellendoos(words, env)
  let out = ''
  let err = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => (out += part))
  child.stderr.setEncoding('utf8').on('data', (part: string) => (err += part))
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { status, out, err }
}
