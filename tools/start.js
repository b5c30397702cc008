import { argv } from 'node:process'
import { install, run } from './install.js'

const ready = install() && run('tsc -b')

if (!ready || !run(['node bin/spellendoos.js', ...argv.slice(2)].join(' '))) process.exitCode = 1
