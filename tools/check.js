import { failedChecks } from './checks.js'
import { install } from './install.js'

const failed = install() ? failedChecks() : ['install']

console.log(failed.length === 0 ? '\nAll checks hold.' : `\nFailed: ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
