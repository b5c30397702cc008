import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const here = import.meta.dirname
const vectors = join(here, '../../packages/fair/test/vectors')
const hasPython = spawnSync('python3', ['--version']).status === 0

interface Expected {
  readonly name: string
  readonly file: string
  readonly blind: { readonly what: string; readonly entry?: number }
  readonly kept?: { readonly serverKey?: string }
}

const expected = JSON.parse(readFileSync(join(vectors, 'expected.json'), 'utf8')) as readonly Expected[]
const python = (...words: readonly string[]) => spawnSync('python3', words, { cwd: here, encoding: 'utf8' })

const folder = mkdtempSync(join(tmpdir(), 'spellendoos-verify-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Every verdict in one go: starting Python takes longer than verifying. */
const ALL = `
import json, sys
from verify import Verdict, read, verify
for file, *key in json.load(sys.stdin):
    try: verify(read(open(file, encoding="utf-8")), *key)
    except Verdict as verdict: print(json.dumps(verdict.args[0]))
`

describe.skipIf(!hasPython)('the second verifier, in Python', () => {
  it('is short and needs nothing but the standard library', () => {
    const text = readFileSync(join(here, 'verify.py'), 'utf8').trimEnd()
    expect(text.split('\n').length).toBeLessThan(250)
    const imports = [...text.matchAll(/^(?:import|from) (\w+)/gm)].map((found) => found[1])
    expect(imports).toEqual(['hashlib', 'hmac', 'json', 're', 'sys', 'decimal'])
  })

  it('names every tamper as the page and the command do', () => {
    const files = expected.map(({ file, kept }) => [join(vectors, file), ...Object.values(kept ?? {})])
    const { stdout, stderr } = spawnSync('python3', ['-c', ALL], {
      cwd: here,
      encoding: 'utf8',
      input: JSON.stringify(files),
    })
    expect(stderr).toBe('')
    const said = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { what: string; entry?: number })
    const named = said.map(({ what, entry }, i) => ({
      name: expected[i]?.name,
      blind: entry === undefined ? { what } : { what, entry },
    }))
    expect(named).toEqual(expected.map(({ name, blind }) => ({ name, blind })))
    expect(expected.filter(({ blind }) => blind.what !== 'fair').length).toBeGreaterThan(40)
  })

  it.each([
    ['other spellings of numbers', (text: string) => text.replaceAll(/: (\d+)(,?)$/gm, ': $1.0$2'), 'fair'],
    [
      'a number between two that ECMAScript knows',
      (text: string) => text.replace('"rounds": 4', '"rounds": 4.00000000000000000001'),
      'fair',
    ],
    ['a name that occurs twice', (text: string) => text.replace('"seats"', '"seats": 3, "seats"'), 'fair'],
    ['a number that is none', (text: string) => text.replace('"rounds": 4', '"rounds": 1e400'), 'bad-replay'],
    [
      'a name for no number, in a value that does not count',
      (text: string) => text.replace('"seats"', '"seats": NaN, "seats"'),
      'bad-replay',
    ],
    ['half a file', (text: string) => text.slice(0, 1000), 'bad-replay'],
    ['brackets without end', () => '['.repeat(100_000), 'bad-replay'],
    [
      'a byte that is not UTF-8',
      (text: string) => Buffer.from(text.replace('Anna', 'Zoë'), 'latin1'),
      'bad-replay',
    ],
    ['a byte order mark', (text: string) => `\ufeff${text}`, 'bad-replay'],
  ])('reads JSON as ECMAScript does: %s', (_, write, what) => {
    const honest = readFileSync(join(vectors, 'replays/honest-everyone-signed.json'), 'utf8')
    const file = join(folder, 'replay.json')
    writeFileSync(file, write(honest))
    expect(python('verify.py', file)).toMatchObject({
      stderr: '',
      stdout: expect.stringContaining(`"${what}"`) as string,
    })
  })

  it('says so by its exit code', () => {
    const honest = join(vectors, 'replays/honest-everyone-signed.json')
    expect(python('verify.py', honest)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('"fair"') as string,
    })
    expect(python('verify.py', join(vectors, 'replays/another-link.json')).status).toBe(1)
  })
})
