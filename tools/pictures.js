/**
 * Takes a picture of the shelf and of every table and its rules, at every size, by day and by evening:
 * npm run pictures [-- WORD …], each word a game, a width (390) or a theme (dark).
 */
import { join } from 'node:path'
import { argv } from 'node:process'
import { launchBrowser, provideBrowser } from './browser.js'
import { findGames } from './games.js'
import { install, root } from './install.js'
import { build, serve } from './serve.js'

const SIZES = [
  [390, 844],
  [1024, 768],
  [1440, 900],
]
const THEMES = ['light', 'dark']
const TAPS = 7
const folder = join(root, 'reports', 'pictures')
const words = argv.slice(2)
const some = (all, name = String) => {
  const chosen = all.filter((each) => words.includes(name(each)))
  return chosen.length === 0 ? all : chosen
}
const all = findGames(join(root, 'packages/games/src')).map(({ id }) => id)
const games = some(all)

if (!install() || !provideBrowser() || !build()) process.exitCode = 1
else await takeAll()

async function takeAll() {
  const server = await serve(0)
  const home = `${server.address}/`
  const browser = await launchBrowser()
  for (const colorScheme of some(THEMES)) {
    for (const [width, height] of some(SIZES, ([width]) => String(width))) {
      const context = await browser.newContext({
        viewport: { width, height },
        colorScheme,
        locale: 'nl-NL',
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      page.on('pageerror', (error) => console.error(`${width}×${height} ${colorScheme}: ${error.message}`))
      const shoot = (name, fullPage = false) =>
        page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage })
      if (games === all) {
        await page.goto(home)
        await page.waitForLoadState('networkidle')
        await shoot('shelf')
      }
      for (const game of games) {
        await page.goto(`${home}#/game/${game}`)
        await page.locator('[data-begin]').waitFor()
        await shoot(`${game}-opening`)
        await page.locator('[data-begin]').click()
        await page.locator('.table-page').waitFor()
        for (let tap = 0; tap < TAPS; tap++) await tapSomething(page, tap)
        await page.waitForTimeout(500)
        await shoot(`${game}-table`)
        await page.goto(`${home}#/rules/${game}`)
        await page.locator('[data-pictures="all"]').waitFor()
        // Then every picture is drawn, also those that nobody has scrolled to.
        await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
        await shoot(`${game}-rules`, true)
      }
      if (games === all) {
        for (const name of ['matches', 'settings']) {
          await page.goto(`${home}#/${name}`)
          await page.locator('h1').waitFor()
          await page.waitForTimeout(500)
          await shoot(name)
        }
      }
      await context.close()
    }
  }
  await browser.close()
  server.close()
  console.log(`Pictures in ${folder}`)
}

/** Taps something that glows, if anything does within a moment. */
async function tapSomething(page, nth) {
  await page
    .locator('[data-glow]')
    .first()
    .waitFor({ timeout: 1500 })
    .catch(() => undefined)
  await page.evaluate((nth) => {
    const glowing = document.querySelectorAll('[data-glow]')
    glowing[(nth * 7) % Math.max(1, glowing.length)]?.click()
  }, nth)
}
