/**
 * Mutation tests of one folder by its own tests: npm run mutate -- kernel, games/draughts, games/molenspel.
 * Mutants in tables that are made while loading run every test of the folder, so they take most of the time;
 * `--quick` after the folder leaves them out.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv } from 'node:process'
import { install, root, run } from './install.js'

const [part = '', ...inside] = (argv[2] ?? '').split('/').filter((name) => name !== '')
const home = existsSync(join(root, 'apps', part)) ? 'apps' : 'packages'
const folder = [home, part, 'src', ...inside].join('/')

if (part === '' || !existsSync(join(root, folder))) {
  console.error('Which folder? For example: npm run mutate -- kernel, or npm run mutate -- games/draughts')
  process.exitCode = 1
} else {
  const reports = `reports/mutation/${[part, ...inside].join('-')}`
  mkdirSync(join(root, reports), { recursive: true })
  writeFileSync(join(root, reports, 'stryker.config.json'), JSON.stringify(settings(reports), null, 2))
  const held = install() && run(`stryker run ${reports}/stryker.config.json`, { SPELLENDOOS_MUTATE: folder })
  if (!held) process.exitCode = 1
}

/** @param {string} reports */
function settings(reports) {
  return {
    mutate: rulesIn(folder),
    testRunner: 'vitest',
    vitest: { related: false },
    plugins: ['@stryker-mutator/vitest-runner'],
    coverageAnalysis: 'perTest',
    ignoreStatic: argv.includes('--quick'),
    concurrency: 2,
    // The first run counts what every test reaches, and takes several times as long as a later one.
    timeoutFactor: 0.5,
    ignorePatterns: ['dist', '.cache', 'reports', 'coverage'],
    tempDirName: '.cache/stryker',
    // Rewriting tsconfig files needs a compiler API that TypeScript 7 does not have; naming none leaves them be.
    tsconfigFile: 'none',
    reporters: ['progress-append-only', 'clear-text', 'json'],
    clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
    jsonReporter: { fileName: `${reports}/mutation.json` },
    allowConsoleColors: false,
  }
}

/**
 * A game's words, passages and scene are looked at, not computed with; a solver or an evaluation is no rule, and its answers
 * are tried by play; the games index is generated. @param {string} path
 */
function rulesIn(path) {
  return readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !/\.(test|bench)\.ts$/.test(file))
    .filter(
      (file) =>
        part !== 'games' ||
        !/(^|\/)(words|passages|scene|solver|conformance|evaluat(ion|ing)|net)(\.ts$|\/|-)|-(evaluation|words)\.ts$/.test(
          file,
        ),
    )
    .map((file) => `${path}/${file}`)
    .filter((file) => !/^packages\/games\/src\/[^/]+$/.test(file))
}
