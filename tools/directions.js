/** Imports only point up the list of packages, and a game imports no other game. */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { chdir } from 'node:process'
import { findGames } from './games.js'
import { root } from './install.js'

// The cruiser reads every file as plain TypeScript; pages are written in tsx.
const swc = createRequire(import.meta.url)('@swc/core')
const { parseFileSync } = swc
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') })
const { cruise } = await import('dependency-cruiser')

const games = 'packages/games/src'
const apps = ['apps/web', 'apps/server', 'apps/cli']
const packages = ['kernel', 'scene', 'fair', 'wire', 'mechanics', 'games', 'bots'].map(
  (name) => `packages/${name}`,
)
const tests = String.raw`(\.(test|bench)\.ts$|/test/)`

/** What each part of the house may import of the others. */
const allowed = {
  'packages/kernel': [],
  'packages/scene': ['packages/kernel'],
  'packages/fair': ['packages/kernel', 'packages/scene'],
  'packages/wire': ['packages/kernel', 'packages/scene', 'packages/fair'],
  'packages/mechanics': ['packages/kernel', 'packages/scene'],
  'packages/games': ['packages/kernel', 'packages/scene', 'packages/mechanics'],
  'packages/bots': ['packages/kernel', 'packages/scene', 'packages/fair', 'packages/mechanics'],
  ...Object.fromEntries(apps.map((app) => [app, packages])),
}

/** Only tests may: bots name no game, but they are tried out on real ones. */
const allowedInTests = { 'packages/bots': ['packages/games'] }

const places = findGames(join(root, games))
const gameFolders = oneOf(places.map(({ folder }) => `${games}/${folder}`))
const families = oneOf([...new Set(places.flatMap(({ family }) => (family ? [`${games}/${family}`] : [])))])

const forbidden = [
  ...Object.entries(allowed).flatMap(([part, others]) => [
    direction(part, others, { pathNot: tests }),
    direction(part, [...others, ...(allowedInTests[part] ?? [])], { path: `^${part}/.*${tests}` }),
  ]),
  {
    name: 'rules-need-nothing-else',
    comment:
      'Packages use no library and nothing of the platform; only fair uses its libraries of hashes and signatures.',
    from: { path: '^packages/', pathNot: [tests, '^packages/kernel/node/'] },
    to: {
      dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-peer', 'npm-optional', 'npm-no-pkg', 'npm-unknown'],
      pathNot: '@noble/',
    },
  },
  {
    name: 'hashing-only-in-fair',
    from: { path: '^(packages|apps)/', pathNot: '^packages/fair/' },
    to: { path: '@noble/' },
  },
  { name: 'no-missing-module', from: {}, to: { couldNotResolve: true } },
  {
    name: 'no-test-in-source',
    from: { path: '^(packages|apps)/', pathNot: tests },
    to: { path: `^(packages|apps)/.*${tests}` },
  },
  {
    name: 'game-imports-only-its-own',
    comment: 'A game, or a family, imports only what stands in its own folder.',
    from: { path: `^(${games}/[^/]+)/` },
    to: { path: `^${games}/`, pathNot: '^$1/' },
  },
  {
    name: 'game-imports-no-other-game',
    comment: 'Inside a family, what games share stands in the family itself.',
    from: { path: `^(${gameFolders})/` },
    to: { path: `^(${gameFolders})/`, pathNot: '^$1/' },
  },
  {
    name: 'family-imports-no-game',
    from: { path: `^(${families})/`, pathNot: [`^(${gameFolders})/`, tests] },
    to: { path: `^(${gameFolders})/` },
  },
]

chdir(root)
const { output } = await cruise(
  ['packages', 'apps'],
  {
    ruleSet: { forbidden },
    validate: true,
    parser: 'swc',
    tsPreCompilationDeps: true,
    exclude: { path: ['/dist/', '/coverage/'] },
    doNotFollow: { path: 'node_modules' },
    combinedDependencies: true,
  },
  {
    conditionNames: ['source', 'import', 'node', 'default'],
    exportsFields: ['exports'],
    extensions: ['.ts', '.tsx', '.js', '.json', '.d.ts'],
  },
)
const { violations } = output.summary
const modules = output.modules.filter(({ source }) => /^(packages|apps)\/.*\.tsx?$/.test(source))
const arrows = modules.reduce((sum, { dependencies }) => sum + dependencies.length, 0)

for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} → ${to}`)
if (modules.length === 0 || arrows === 0)
  console.error('directions: no imports found, so nothing was checked')
else console.log(`directions: ${modules.length} modules, ${arrows} imports, ${violations.length} faults`)
process.exitCode = modules.length > 0 && arrows > 0 && violations.length === 0 ? 0 : 1

/** @param {string} part @param {string[]} others @param {{ path?: string, pathNot?: string }} which */
function direction(part, others, which) {
  return {
    name: `${part.replace('/', '-')}-direction`,
    from: { path: `^${part}/`, ...which },
    to: { path: '^(packages|apps)/', pathNot: `^(${[part, ...others].join('|')})/` },
  }
}

/** @param {string[]} folders */
function oneOf(folders) {
  return folders.length > 0 ? folders.join('|') : 'nowhere'
}
