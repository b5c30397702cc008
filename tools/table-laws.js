/**
 * Checks the laws of a table for every game and page in a real browser, and counts violations by law and game:
 * npm run table-laws [-- WORD …]. A word is a game, a width (390), a language (de), or a part of the suite:
 * first, last, together, flat, alone, online, pages. With pseudo, English is a language of long words with accents.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { argv, env } from 'node:process'
import { install } from './install.js'
import { playInBrowser } from './play-in-browser.js'

/** @typedef {{ law: string, size: string, lang: string, what: string }} Broken */
/** @typedef {{ what: string, part: string, looks: number, broken: readonly Broken[] }} Found */

const LAWS = ['facing', 'reach', 'still', 'whole', 'targets', 'words', 'buttons', 'taps']

const words = argv.slice(2)
if (words.includes('pseudo')) env['SPELLENDOOS_PSEUDO'] = '1'
const folder = mkdtempSync(join(tmpdir(), 'table-laws-'))
const report = join(folder, 'found.jsonl')
writeFileSync(report, '')
const held =
  install() &&
  playInBrowser('table-laws', {
    SPELLENDOOS_FULL: '1',
    SPELLENDOOS_LAWS: words.map((word) => (word === 'pseudo' ? 'en' : word)).join(','),
    SPELLENDOOS_REPORT: report,
  })
tell(
  readFileSync(report, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line)),
)
rmSync(folder, { recursive: true, force: true })
if (!held) process.exitCode = 1

/** A line for each game and page on which a law is broken, and the sums. @param {readonly Found[]} found */
function tell(found) {
  const games = [...new Set(found.map(({ what }) => what))].toSorted((a, b) => a.localeCompare(b))
  /** @param {readonly Found[]} some @param {string} law */
  const count = (some, law) => some.flatMap(({ broken }) => broken).filter((each) => each.law === law).length
  /** @param {string} name @param {readonly Found[]} some */
  const line = (name, some) =>
    [name.padEnd(26), ...LAWS.map((law) => String(count(some, law)).padStart(8))].join('')
  console.log(`\n${''.padEnd(26)}${LAWS.map((law) => law.padStart(8)).join('')}`)
  for (const game of games) {
    const some = found.filter(({ what }) => what === game)
    if (some.some(({ broken }) => broken.length > 0)) console.log(line(game, some))
  }
  console.log(line('in all', found))
  const looks = found.reduce((sum, each) => sum + each.looks, 0)
  console.log(`${looks} pictures of ${games.length} games and pages were looked at.`)
}
