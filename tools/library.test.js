import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from './install.js'

const LIBRARY = ['kernel', 'scene', 'mechanics', 'games', 'bots', 'fair']

/** The example of the README: a match of two computer players. */
const [, EXAMPLE] = /```js\n([\s\S]*?)```/.exec(readFileSync(join(root, 'README.md'), 'utf8'))

/** An empty project with the packed library installed. @type {string} */
let project

const npm = (args, cwd) =>
  execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'spellendoos-library-'))
  npm(['run', 'build'], root)
  mkdirSync(join(project, 'tarballs'))
  npm(
    [
      'pack',
      '--pack-destination',
      join(project, 'tarballs'),
      ...LIBRARY.flatMap((name) => ['-w', `packages/${name}`]),
    ],
    root,
  )
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify({ name: 'own-project', private: true, type: 'module' }),
  )
  const tarballs = readdirSync(join(project, 'tarballs')).map((file) => `./tarballs/${file}`)
  npm(['install', '--no-audit', '--no-fund', ...tarballs], project)
}, 180_000)

afterAll(() => rmSync(project, { recursive: true, force: true }))

describe('the library for others', () => {
  it('installs from its tarballs into an empty project and runs the example of the README', () => {
    writeFileSync(join(project, 'match.js'), EXAMPLE)
    const result = JSON.parse(execFileSync('node', ['match.js'], { cwd: project, encoding: 'utf8' }))
    expect(result.places).toHaveLength(2)
    expect(result.why).toMatch(/^molenspel\./)
  }, 60_000)

  it('speaks every language once it may read its texts', () => {
    const lines = `
      import '@spellendoos/kernel/node'
      import { gameById } from '@spellendoos/games'
      console.log(JSON.stringify(gameById('molenspel').words.name))`
    writeFileSync(join(project, 'name.js'), lines)
    const name = JSON.parse(execFileSync('node', ['name.js'], { cwd: project, encoding: 'utf8' }))
    expect(name).toMatchObject({ nl: 'Molenspel', de: 'Mühle' })
  }, 60_000)

  it('brings its types along', () => {
    writeFileSync(
      join(project, 'typed.ts'),
      `import { Match, type Game } from '@spellendoos/kernel'
import { games } from '@spellendoos/games'
import { draw, type Scene } from '@spellendoos/scene'
import { Table, verify } from '@spellendoos/fair'
import { simpleBot } from '@spellendoos/bots'
const first: Game = games[0]!
export const all: readonly unknown[] = [Match, draw, Table, verify, simpleBot, first.id satisfies string, null as unknown as Scene]
`,
    )
    const compiler = join(root, 'node_modules/typescript/bin/tsc')
    const flags = '--noEmit --strict --module nodenext --target es2023 --skipLibCheck false'
    const compile = () =>
      execFileSync('node', [compiler, ...flags.split(' '), 'typed.ts'], { cwd: project, encoding: 'utf8' })
    expect(compile).not.toThrow()
  }, 60_000)

  it('packs no tests, and every package says what it is', () => {
    for (const name of LIBRARY) {
      const folder = join(project, 'node_modules/@spellendoos', name)
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      expect(files.filter((file) => /\.test\.|\.bench\.|golden/.test(file))).toEqual([])
      expect(files).toContain('README.md')
      expect(files).toContain('LICENSE')
    }
  })
})
