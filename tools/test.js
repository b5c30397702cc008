import { failedChecks } from './checks.js'
import { install, run } from './install.js'
import { playInBrowser } from './play-in-browser.js'
import { weigh } from './sizes.js'

const failed = install() ? failedChecks() : ['install']

if (failed.length === 0) {
  console.log('\n── tests: vitest run')
  const unit = run('vitest run')
  console.log('\n── browser: playwright test')
  const browser = playInBrowser()
  console.log('\n── sizes: node tools/sizes.js')
  const light = weigh()
  if (!unit || !browser || !light) process.exitCode = 1
} else {
  console.log(`\nFailed before the tests: ${failed.join(', ')}`)
  process.exitCode = 1
}
