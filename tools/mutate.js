/** Mutation tests of one folder by its own tests: npm run mutate -- kernel, games/draughts, games/molenspel. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv } from 'node:process'
import { install, root, run } from './install.js'

const target = argv[2] ?? ''
const [part = '', ...inside] = target.split('/').filter((name) => name !== '')
const home = existsSync(join(root, 'apps', part)) ? 'apps' : 'packages'
const folder = [home, part, 'src', ...inside].join('/')

if (part === '' || !existsSync(join(root, folder))) {
  console.error('Which folder? For example: npm run mutate -- kernel, or npm run mutate -- games/draughts')
  process.exitCode = 1
} else {
  const reports = `reports/mutation/${[part, ...inside].join('-')}`
  mkdirSync(join(root, reports), { recursive: true })
  writeFileSync(join(root, reports, 'stryker.config.json'), JSON.stringify(settings(reports), null, 2))
  const mutated =
    install() && run(`stryker run ${reports}/stryker.config.json`, { SPELLENDOOS_MUTATE: folder })
  if (!mutated) process.exitCode = 1
}

/** @param {string} reports */
function settings(reports) {
  const left = [
    '*.test.ts',
    '*.bench.ts',
    'words.ts',
    'words/**',
    'scene.ts',
    'scene/**',
    'conformance*',
    'conformance/**',
  ]
  return {
    mutate: [`${folder}/**/*.ts`, ...left.map((name) => `!${folder}/**/${name}`), '!packages/games/src/*.ts'],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    coverageAnalysis: 'perTest',
    concurrency: 2,
    ignorePatterns: ['dist', '.cache', 'reports', 'coverage'],
    tempDirName: '.cache/stryker',
    reporters: ['clear-text', 'json'],
    clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
    jsonReporter: { fileName: `${reports}/mutation.json` },
    allowEmpty: false,
    fileLogLevel: 'off',
    allowConsoleColors: false,
  }
}
