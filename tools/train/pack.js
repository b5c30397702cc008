/** Packs trained weights into a module: node tools/train/pack.js WEIGHTS MODULE. */
import { readFileSync, writeFileSync } from 'node:fs'
import { argv } from 'node:process'

const [, , from, to] = argv
if (from === undefined || to === undefined) {
  console.error('Which weights, and into which module?')
  process.exitCode = 1
} else {
  const text = readFileSync(from).toString('base64')
  writeFileSync(
    to,
    `/** Trained by tools/train/backgammon.py, packed by tools/train/pack.js: layers of 16-bit numbers in base 64. */\nexport const WEIGHTS =\n  '${text}'\n`,
  )
}
