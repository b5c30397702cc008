/**
 * Measures how soon the table answers a tap on a slow machine: npm run interaction [-- GAME …]. It taps what glows with
 * the processor slowed down four times, and prints the slowest answer of each game, from the tap to the next picture.
 * Times depend on the machine and its load, so this is not a test, and the load is printed with them.
 */
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { argv } from 'node:process'
import { launchBrowser, provideBrowser, timeAnswers } from './browser.js'
import { findGames } from './games.js'
import { install, root } from './install.js'
import { build, serve } from './serve.js'

const SLOWER = 4
const TAPS = 16
/** Milliseconds. */
const WANTED = 100

const all = findGames(join(root, 'packages/games/src')).map(({ id }) => id)
const words = argv.slice(2)
const games = words.length === 0 ? all : all.filter((id) => words.includes(id))

if (!install() || !provideBrowser() || !build()) process.exitCode = 1
else await measureAll()

async function measureAll() {
  const server = await serve(0)
  const home = `${server.address}/`
  const browser = await launchBrowser()
  const slow = []
  for (const game of games) {
    const { slowest, places, taps } = await measure(browser, home, game)
    console.log(`${game.padEnd(24)} ${String(slowest).padStart(4)} ms, ${taps} taps, ${places} places`)
    if (slowest > WANTED) slow.push(game)
  }
  await browser.close()
  server.close()
  console.log(`Load ${loadavg()[0].toFixed(1)} on ${availableParallelism()} processors.`)
  console.log(slow.length === 0 ? `All within ${WANTED} ms.` : `Over ${WANTED} ms: ${slow.join(', ')}`)
  if (slow.length > 0) process.exitCode = 1
}

async function measure(browser, home, game) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'nl-NL' })
  const page = await context.newPage()
  await timeAnswers(page)
  await page.goto(`${home}#/game/${game}`)
  await page.locator('[data-begin]').click()
  await page.locator('.table-page').waitFor()
  await page.waitForTimeout(500)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.evaluate(() => (window.answers.length = 0))
  let taps = 0
  for (let nth = 0; nth < TAPS; nth++) {
    const at = await page.evaluate((nth) => {
      const inSight = ({ top, bottom, width }) => width > 0 && top >= 0 && bottom <= innerHeight
      const boxes = [...document.querySelectorAll('[data-glow], [data-take-screen]')]
        .map((thing) => thing.getBoundingClientRect())
        .filter(inSight)
      const box = boxes[(nth * 7) % Math.max(1, boxes.length)]
      return box === undefined ? undefined : [box.x + box.width / 2, box.y + box.height / 2]
    }, nth)
    if (at !== undefined) {
      await page.mouse.click(...at)
      taps++
    }
    await page.waitForTimeout(at === undefined ? 700 : 250)
  }
  await page.waitForTimeout(500)
  const slowest = await page.evaluate(() => Math.round(Math.max(0, ...window.answers)))
  const places = await page.locator('.spot').count()
  await context.close()
  return { slowest, places, taps }
}
