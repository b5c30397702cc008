/**
 * Measures how long a phone takes to look back at a long match, and whether the page answers meanwhile: npm run
 * look-back. Two long matches are opened as files and looked back at, while somebody steps through them.
 *
 * The page is slowed down four times, and told that it has as many cores as a phone at least. Chromium slows down the
 * thread of the page alone, so the workers that review the match are timed at full speed, and their time is multiplied
 * by what they were not slowed down. How much that is, is measured as well. On a machine with fewer cores the workers
 * wait for each other, which takes longer than on a phone. On a busy one the processor time of the page's process counts
 * instead, which is that of all workers together.
 * Times depend on the machine and its load, so this is not a test, and the load is printed with them.
 */
import { availableParallelism, loadavg } from 'node:os'
import { launchBrowser, provideBrowser, timeAnswers } from './browser.js'
import { install } from './install.js'
import { build, serve } from './serve.js'

const SLOWER = 4
const CORES = 4
/** Milliseconds. */
const WANTED = 20_000
const WANTED_TAP = 200
/** Between two taps. */
const PAUSE = 400

/** A draughts match of sixty moves by either side, and a backgammon match to five points. */
const MATCHES = [
  { game: 'dammen', level: 3, moves: 120 },
  { game: 'backgammon', options: { points: 5 }, level: 3, moves: Infinity },
]

if (!install() || !provideBrowser() || !build()) process.exitCode = 1
else await measureAll()

async function measureAll() {
  // Only now the packages are built that it plays with.
  const { longMatch } = await import('./look-back/match.js')
  const server = await serve(0)
  const browser = await launchBrowser()
  let good = true
  for (const wanted of MATCHES) {
    const { replay, entries } = await longMatch(wanted)
    const { time, factor, slowest, taps } = await measure(browser, server.address, replay)
    const onPhone = (time * SLOWER) / factor
    console.log(
      `${wanted.game.padEnd(12)} ${entries} entries looked back at in ${seconds(onPhone)} s, ` +
        `${seconds(time)} s of the processor here with a worker ${factor.toFixed(1)} times slower; ` +
        `the slowest of ${taps} taps was answered in ${slowest} ms`,
    )
    good &&= onPhone <= WANTED && slowest <= WANTED_TAP
  }
  await browser.close()
  server.close()
  console.log(`Load ${loadavg()[0].toFixed(1)} on ${availableParallelism()} processors.`)
  console.log(`Wanted: ${WANTED / 1000} s and ${WANTED_TAP} ms. ${good ? 'All within.' : 'Not all within.'}`)
  if (!good) process.exitCode = 1
}

function seconds(time) {
  return (time / 1000).toFixed(1)
}

async function measure(browser, address, replay) {
  // The page allows no other workers than its own.
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ viewport, locale: 'nl-NL', bypassCSP: true })
  const page = await context.newPage()
  await timeAnswers(page)
  await page.goto(`${address}/#/matches`)
  await page.locator('[data-file]').setInputFiles({
    name: 'match.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(replay)),
  })
  await page.locator('.replay-page [data-look-back]').waitFor()
  const devtools = await context.newCDPSession(page)
  const before = await paceOfWorker(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await devtools.send('Emulation.setHardwareConcurrencyOverride', { hardwareConcurrency: CORES })
  const factor = (await paceOfWorker(page)) / before
  await page.evaluate(() => (window.answers.length = 0))
  const done = page.locator('[data-chances="all"]').waitFor({ timeout: 600_000 })
  const begun = performance.now()
  const spent = await processorTime(browser)
  await page.locator('[data-look-back]').click()
  const found = { time: undefined }
  void done.then(async () => {
    const passed = performance.now() - begun
    found.time = Math.min(passed, (await processorTime(browser)) - spent)
  })
  const forward = page.locator('.replay-page .controls .row button').nth(3)
  let taps = 0
  while (found.time === undefined) {
    await forward.click()
    taps++
    await page.waitForTimeout(PAUSE)
  }
  // One more, to the result.
  await forward.click()
  await page.waitForTimeout(PAUSE)
  const slowest = await page.evaluate(() => Math.round(Math.max(0, ...window.answers)))
  await context.close()
  return { time: found.time, factor: Math.max(1, factor), slowest, taps: taps + 1 }
}

/** The milliseconds of processor time that all pages have taken, with their workers. */
async function processorTime(browser) {
  const devtools = await browser.newBrowserCDPSession()
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
  await devtools.detach()
  const pages = processInfo.filter(({ type }) => type === 'renderer')
  return pages.reduce((sum, { cpuTime }) => sum + 1000 * cpuTime, 0)
}

/** How long a worker takes for a fixed piece of work; the best of a few tries. */
function paceOfWorker(page) {
  return page.evaluate(async () => {
    const work = `
      const begun = performance.now()
      let n = 1
      for (let i = 0; i < 2e7; i++) n = (Math.imul(n, 1664525) + 1013904223) | 0
      self.postMessage([performance.now() - begun, n])`
    const address = URL.createObjectURL(new Blob([work], { type: 'text/javascript' }))
    const times = []
    for (let nth = 0; nth < 7; nth++) {
      const worker = new Worker(address)
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that they do not slow each other down
      const { data } = await new Promise((resolve) => worker.addEventListener('message', resolve))
      worker.terminate()
      times.push(data[0])
    }
    return Math.min(...times)
  })
}
