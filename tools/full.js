import { argv } from 'node:process'
import { install, run } from './install.js'
import { playInBrowser } from './play-in-browser.js'

const some = argv.slice(2)
const line = ['vitest run', ...some].join(' ')
const everything = { SPELLENDOOS_FULL: '1' }

if (!install() || !run(line, everything)) process.exitCode = 1
else if (some.length === 0 && !playInBrowser('', everything)) process.exitCode = 1
