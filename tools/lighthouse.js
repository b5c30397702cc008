/**
 * What Lighthouse says of the pages that people see most, with matches kept in the browser: npm run lighthouse
 * [-- PAGE …]. Lighthouse is large, so it is no dependency: the first run installs it into .cache. Speed depends on the
 * machine and its load, so this is not a test, and the load is printed with the figures.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { createRequire } from 'node:module'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { argv } from 'node:process'
import { BROWSER_FLAGS, findBrowser, provideBrowser } from './browser.js'
import { install, root, run } from './install.js'
import { build, serve } from './serve.js'

const VERSION = '12.8.2'
/** What is wanted of each, of a hundred. */
const WANTED = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }

const cache = join(root, '.cache', 'lighthouse')
const words = argv.slice(2)

if (!install() || !provideBrowser() || !provideLighthouse() || !build()) process.exitCode = 1
else await lookAtAll()

function provideLighthouse() {
  if (existsSync(join(cache, 'node_modules', 'lighthouse'))) return true
  mkdirSync(cache, { recursive: true })
  return run(`npm install --no-save --no-audit --no-fund --prefix "${cache}" lighthouse@${VERSION}`)
}

async function lookAtAll() {
  const { default: lighthouse } = await import(join(cache, 'node_modules/lighthouse/core/index.js'))
  const { chromium } = createRequire(join(root, 'apps/web/package.json'))('@playwright/test')
  const executablePath = findBrowser()
  const server = await serve(0)
  const port = await freePort()
  const profile = mkdtempSync(join(tmpdir(), 'spellendoos-profile-'))
  const browser = await chromium.launchPersistentContext(profile, {
    args: [...BROWSER_FLAGS, `--remote-debugging-port=${port}`],
    viewport: { width: 412, height: 823 },
    locale: 'nl-NL',
    ...(executablePath === undefined ? {} : { executablePath }),
  })
  const pages = await makeHistory(await browser.newPage(), server.address)
  const short = []
  for (const [name, url] of Object.entries(pages)) {
    if (words.length > 0 && !words.includes(name)) continue
    const { lhr } = await lighthouse(url, {
      port,
      logLevel: 'error',
      disableStorageReset: true,
      onlyCategories: Object.keys(WANTED),
    })
    const scores = Object.keys(WANTED).map((each) => Math.round(lhr.categories[each].score * 100))
    console.log(`${name.padEnd(8)} ${scores.join(' / ')}`)
    for (const [i, [category, least]] of Object.entries(WANTED).entries()) {
      if (scores[i] >= least) continue
      short.push(name)
      console.log(`         ${category}: ${missed(lhr, category).join(', ')}`)
    }
  }
  await browser.close()
  server.close()
  rmSync(profile, { recursive: true, force: true })
  console.log(`Load ${loadavg()[0].toFixed(1)} on ${availableParallelism()} processors.`)
  if (short.length > 0) process.exitCode = 1
}

/** The audits that cost points, with what was measured. */
function missed(lhr, category) {
  return lhr.categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 0.9)
    .map(({ id }) => `${id}${lhr.audits[id].displayValue ? ` ${lhr.audits[id].displayValue}` : ''}`)
}

/** Plays and resigns one match, begins another, and answers where the pages are. */
async function makeHistory(page, address) {
  const begin = async () => {
    await page.goto(`${address}/#/game/dammen`)
    await page.locator('[data-player="1"]').selectOption('0')
    await page.locator('[data-begin]').click()
    await page.locator('.spot[data-glow]').first().waitFor()
  }
  await begin()
  for (const spot of ['32', '28', '19', '23', '28', '19', '14', '23']) {
    await page.locator(`.spot[data-spot="${spot}"]`).click()
  }
  await page.getByRole('button', { name: 'Opgeven' }).click()
  await page.locator('dialog[open] .button.main').click()
  await page.locator('[data-replay]').click()
  await page.locator('.replay-page').waitFor()
  const replay = page.url()
  await begin()
  const table = page.url()
  await page.close()
  return {
    home: `${address}/`,
    game: `${address}/#/game/dammen`,
    table,
    rules: `${address}/#/rules/dammen`,
    replay,
  }
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer()
    server.listen(0, () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
