import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import { findGames } from './games.js'

const home = fileURLToPath(new URL('../packages/games/src', import.meta.url))
const check = argv.includes('--check')
const games = findGames(home)
const files = {
  'index.ts': index(games),
  'shelf.ts': shelf(games),
  'solvers.ts': solvers(games),
  'evaluations.ts': evaluations(games),
  'passages.ts': passages(games),
  'lessons.ts': lessons(games),
  'dailies.ts': dailies(games),
  'puzzles.ts': puzzles(games),
  'aims.ts': aims(games),
  'trainers.ts': trainers(games),
  'sights.ts': sights(games),
}
const stale = Object.entries(files).filter(
  ([file, text]) => !existsSync(join(home, file)) || readFileSync(join(home, file), 'utf8') !== text,
)

if (check && stale.length > 0) {
  console.error(`The games index is stale (${stale.map(([file]) => file).join(', ')}). Run: npm run index`)
  process.exitCode = 1
} else {
  for (const [file, text] of stale) writeFileSync(join(home, file), text)
  console.log(`games index: ${games.length} games, ${stale.length === 0 ? 'fresh' : 'written'}`)
}

/** @param {import('./games.js').Place[]} places */
function index(places) {
  return `// Written by \`npm run index\`: every game, ordered by id.
import type { SceneGame } from '@spellendoos/scene'
${places.map(({ id, folder }) => `import { game as ${variable(id)} } from './${folder}/index.ts'\n`).join('')}
export const games: readonly SceneGame[] = [${places.map(({ id }) => `\n  ${variable(id)},`).join('')}${places.length > 0 ? '\n' : ''}]

const byId: ReadonlyMap<string, SceneGame> = new Map(games.map((game) => [game.id, game]))

export function gameById(id: string): SceneGame | undefined {
  return byId.get(id)
}
`
}

/** @param {import('./games.js').Place[]} places */
function shelf(places) {
  const books = places.map(
    ({ id, folder }) => `\n  ['${id}', () => import('./${folder}/index.ts').then(({ game }) => game)],`,
  )
  return `// Written by \`npm run index\`: every game's id, and how to fetch that game alone.
import type { SceneGame } from '@spellendoos/scene'

type Fetch = () => Promise<SceneGame>

export const shelf: ReadonlyMap<string, Fetch> = new Map<string, Fetch>([${books.join('')}${places.length > 0 ? '\n' : ''}])
`
}

/** @param {import('./games.js').Place[]} places */
function solvers(places) {
  const lines = places
    .filter(({ folder }) => existsSync(join(home, folder, 'solver.ts')))
    .map(({ id, folder }) => `\n  ['${id}', () => import('./${folder}/solver.ts')],`)
  return `// Written by \`npm run index\`: the games that have a solver of their own, and how to fetch it.
import type { Solver } from '@spellendoos/kernel'

export const solvers: ReadonlyMap<string, () => Promise<Solver>> = new Map<string, () => Promise<Solver>>([${lines.join('')}${lines.length > 0 ? '\n' : ''}])
`
}

/** @param {import('./games.js').Place[]} places */
function evaluations(places) {
  const lines = places
    .filter(({ folder }) => existsSync(join(home, folder, 'evaluation.ts')))
    .map(({ id, folder }) => `\n  ['${id}', () => import('./${folder}/evaluation.ts')],`)
  return `// Written by \`npm run index\`: what games know of their own positions, and how to fetch it.
import type { Evaluation } from '@spellendoos/kernel'

type Fetch = () => Promise<{ readonly evaluation: Evaluation }>

export const evaluations: ReadonlyMap<string, Fetch> = new Map<string, Fetch>([${lines.join('')}${lines.length > 0 ? '\n' : ''}])
`
}

/** @param {import('./games.js').Place[]} places */
function passages(places) {
  const lines = places
    .filter(({ folder }) => existsSync(join(home, folder, 'passages.ts')))
    .map(({ id, folder }) => `\n  ['${id}', () => import('./${folder}/passages.ts')],`)
  return `// Written by \`npm run index\`: where each game's rules are in its book, and how to fetch that.
import type { Passages } from '@spellendoos/kernel'

type Fetch = () => Promise<{ readonly passages: Passages }>

export const passages: ReadonlyMap<string, Fetch> = new Map<string, Fetch>([${lines.join('')}${lines.length > 0 ? '\n' : ''}])
`
}

/** @param {import('./games.js').Place[]} places */
function lessons(places) {
  const lines = places
    .filter(({ folder }) => existsSync(join(home, folder, 'lesson/index.ts')))
    .map(({ id, folder }) => `\n  ['${id}', () => import('./${folder}/lesson/index.ts')],`)
  return `// Written by \`npm run index\`: the games with a lesson, and how to fetch it.
import type { Lesson } from '@spellendoos/kernel'

type Fetch = () => Promise<{ readonly lesson: Lesson }>

export const lessons: ReadonlyMap<string, Fetch> = new Map<string, Fetch>([${lines.join('')}${lines.length > 0 ? '\n' : ''}])
`
}

/** @param {import('./games.js').Place[]} places */
function dailies(places) {
  const lines = places
    .filter(({ folder }) => existsSync(join(home, folder, 'daily.ts')))
    .map(({ id, folder }) => `\n  ['${id}', () => import('./${folder}/daily.ts')],`)
  return `// Written by \`npm run index\`: the games that can be a challenge of the day, and how to fetch how.
import type { DailyGame } from '@spellendoos/kernel'

type Fetch = () => Promise<{ readonly daily: DailyGame }>

export const dailies: ReadonlyMap<string, Fetch> = new Map<string, Fetch>([${lines.join('')}${lines.length > 0 ? '\n' : ''}])
`
}

/** @param {import('./games.js').Place[]} places */
function puzzles(places) {
  const lines = places
    .filter(({ folder }) => existsSync(join(home, folder, 'puzzles.json')))
    .map(({ id, folder }) => `\n  ['${id}', 'games/${folder}/puzzles.json'],`)
  return `// Written by \`npm run index\`: the games with puzzles, and the data file that holds them.
export const puzzleFiles: ReadonlyMap<string, string> = new Map<string, string>([${lines.join('')}${lines.length > 0 ? '\n' : ''}])
`
}

/** @param {import('./games.js').Place[]} places */
function aims(places) {
  const lines = places
    .filter(({ folder }) => existsSync(join(home, folder, 'aim.ts')))
    .map(({ id, folder }) => `\n  ['${id}', () => import('./${folder}/aim.ts')],`)
  return `// Written by \`npm run index\`: what counts in the puzzles of a game, and how to fetch it.
import type { Aim } from '@spellendoos/kernel'

type Fetch = () => Promise<{ readonly aim: Aim }>

export const aims: ReadonlyMap<string, Fetch> = new Map<string, Fetch>([${lines.join('')}${lines.length > 0 ? '\n' : ''}])
`
}

/** @param {import('./games.js').Place[]} places */
function trainers(places) {
  const lines = places
    .filter(({ folder }) => existsSync(join(home, folder, 'trainer.ts')))
    .map(({ id, folder }) => `\n  ['${id}', () => import('./${folder}/trainer.ts')],`)
  return `// Written by \`npm run index\`: the games whose decisions can be practised, and how to fetch what is said of them.
import type { Trainer } from '@spellendoos/kernel'

type Fetch = () => Promise<{ readonly trainer: Trainer }>

export const trainers: ReadonlyMap<string, Fetch> = new Map<string, Fetch>([${lines.join('')}${lines.length > 0 ? '\n' : ''}])
`
}

/** @param {import('./games.js').Place[]} places */
function sights(places) {
  const lines = places
    .filter(({ folder }) => existsSync(join(home, folder, 'sight.ts')))
    .map(({ id, folder }) => `\n  ['${id}', () => import('./${folder}/sight.ts')],`)
  return `// Written by \`npm run index\`: what fitted evaluations see of a position, and how to fetch it.
import type { Sight } from '@spellendoos/mechanics'

type Fetch = () => Promise<{ readonly sight: Sight }>

export const sights: ReadonlyMap<string, Fetch> = new Map<string, Fetch>([${lines.join('')}${lines.length > 0 ? '\n' : ''}])
`
}

/** @param {string} id */
function variable(id) {
  const name = id.replaceAll('-', '_')
  return /^\d/.test(name) ? `_${name}` : name
}
