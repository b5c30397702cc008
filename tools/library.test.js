import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from './install.js'

const LIBRARY = ['kernel', 'scene', 'mechanics', 'games', 'bots', 'fair']

/**
 * The blocks of code in a page.
 * @param {string} page
 * @param {string} language and, where a block has one, its file name
 */
const examplesIn = (page, language) =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/^```(.+)\n([\s\S]*?)^```$/gm)]
    .filter(([, info]) => info === language)
    .map(([, , code]) => code)

/** What an example says that it prints, line by line. @param {string} code */
const promised = (code) => [...code.matchAll(/\/\/ → (.*)$/gm)].map(([, line]) => line)

const hasPython = spawnSync('python3', ['--version']).status === 0

/** The packages whose README has an example. */
const SHOWN = LIBRARY.filter((name) => name !== 'mechanics')

/** An empty project with the packed library installed. @type {string} */
let project

const npm = (args, cwd) =>
  execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

/** @param {string} file @param {string} code */
function runInProject(file, code) {
  writeFileSync(join(project, file), code)
  return execFileSync('node', [file], { cwd: project, encoding: 'utf8' })
}

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
    const [example] = examplesIn('README.md', 'js')
    const result = JSON.parse(runInProject('match.js', example))
    expect(result.places).toHaveLength(2)
    expect(result.why).toMatch(/^molenspel\./)
  }, 60_000)

  it('speaks every language once it may read its texts', () => {
    const lines = `
      import '@spellendoos/kernel/node'
      import { gameById } from '@spellendoos/games'
      console.log(JSON.stringify(gameById('molenspel').words.name))`
    const name = JSON.parse(runInProject('name.js', lines))
    expect(name).toMatchObject({ nl: 'Molenspel', de: 'Mühle' })
  }, 60_000)

  it('brings the weights that computer players judge by', () => {
    const lines = `
      import '@spellendoos/kernel/node'
      import { evaluations } from '@spellendoos/games/evaluations'
      import { gameById } from '@spellendoos/games'
      const { evaluation } = await evaluations.get('dammen')()
      console.log(evaluation.worth(gameById('dammen').setup({}, 2), 0))`
    writeFileSync(join(project, 'worth.js'), lines)
    const worth = Number(execFileSync('node', ['worth.js'], { cwd: project, encoding: 'utf8' }))
    expect(Math.abs(worth)).toBeLessThan(0.5)
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

describe('the examples in the documentation', () => {
  it.each(SHOWN)('of %s print what they say', (name) => {
    const examples = examplesIn(`packages/${name}/README.md`, 'js')
    expect(examples).not.toEqual([])
    for (const example of examples)
      expect(runInProject(`${name}.js`, example).trim().split('\n')).toEqual(promised(example))
  })

  it.skipIf(!hasPython)('of the engine protocol plays a match', () => {
    const [client] = examplesIn('docs/protocol.md', 'python client.py')
    const file = join(project, 'client.py')
    writeFileSync(file, client)
    const result = JSON.parse(execFileSync('python3', [file], { cwd: root, encoding: 'utf8' }))
    expect(result.places).toHaveLength(2)
  })

  it.skipIf(!hasPython)('of a bot plays a tournament without a fault', () => {
    const [bot] = examplesIn('docs/protocol.md', 'python bot.py')
    const file = join(project, 'bot.py')
    writeFileSync(file, bot)
    const args = ['tournament', 'dammen', 'random', '--bot', `python3 ${file}`, '--matches', '2']
    const command = ['bin/spellendoos.js', ...args, '--ms', '60000', '--json']
    const [pairing] = JSON.parse(execFileSync('node', command, { cwd: root, encoding: 'utf8' }))
    expect(pairing).toMatchObject({ matches: 2, faults: [] })
  })
})
