import { failedChecks } from './checks.js'
import { install, run } from './install.js'

const failed = install() ? failedChecks() : ['install']

if (failed.length === 0) {
  console.log('\n── tests: vitest run')
  if (!run('vitest run')) process.exitCode = 1
} else {
  console.log(`\nFailed before the tests: ${failed.join(', ')}`)
  process.exitCode = 1
}
