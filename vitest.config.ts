import { env } from 'node:process'
import { defaultExclude, defineConfig } from 'vitest/config'

const full = env['SPELLENDOOS_FULL'] === '1'
const mutated = env['SPELLENDOOS_MUTATE']

// The 'source' condition leads from one workspace package to another's TypeScript, so tests need no build.
const conditions = ['source', 'module', 'node', 'development|production']

/** A match of every game, told as it was read against the book: it judges mutants as well. */
const GOLDEN = 'packages/games/test/golden.test.ts'

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: mutated
      ? [`${mutated}/**/*.test.ts`, ...(mutated.startsWith('packages/games/') ? [GOLDEN] : [])]
      : ['packages/*/{src,test}/**/*.test.ts', 'apps/*/{src,build}/**/*.test.ts', 'tools/**/*.test.{js,ts}'],
    exclude: [
      ...defaultExclude,
      '**/.cache/**',
      ...(full ? [] : ['**/*.full.test.ts']),
      // A mutant is to be killed by the test of the rule it breaks, not by a long count or a thousand matches.
      ...(mutated ? ['**/conformance*', '**/{perft,playouts,solver}*', '**/evaluation/**'] : []),
    ],
    // A mutant is awake only while a test runs, and most are judged in a moment: fresh modules per file cost the most.
    setupFiles: ['./tools/words/setup.ts'],
    isolate: mutated === undefined,
    // The machines that check a commit have two processors and nothing else to do.
    maxWorkers: '100%',
    reporters: ['default', './tools/tally.js'],
    benchmark: { include: ['packages/*/src/**/*.bench.ts', 'apps/*/src/**/*.bench.ts'] },
    testTimeout: full ? 3_600_000 : 120_000,
    // Hooks start servers, which takes a while on a busy machine.
    hookTimeout: 120_000,
    coverage: {
      include: ['packages/*/src/**/*.ts', 'apps/*/src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/*.bench.ts'],
    },
  },
})
