import { argv } from 'node:process'
import { install, run } from './install.js'

const line = ['vitest run', ...argv.slice(2)].join(' ')

if (!install() || !run(line, { SPELLENDOOS_FULL: '1' })) process.exitCode = 1
