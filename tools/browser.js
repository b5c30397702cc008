/** The browser for tests and pictures: the system's Chromium, or else one that is installed now. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { env, getuid } from 'node:process'
import { run } from './install.js'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome']

/** @returns {string | undefined} where the system's browser is */
export function findBrowser() {
  const folders = (env['PATH'] ?? '').split(delimiter)
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find((path) => existsSync(path))
}

/** Sees to it that there is a browser. @returns {boolean} */
export function provideBrowser() {
  if (findBrowser() !== undefined) return true
  const hasApt = getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
  if (hasApt && run('apt-get update -qq && apt-get install -y -qq chromium') && findBrowser() !== undefined) {
    return true
  }
  return run('playwright install chromium')
}

/** Parts of the browser itself; an address bar's popups are a page of their own for each of ours. */
const UNUSED = [
  'Translate',
  'MediaRouter',
  'OptimizationHints',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
]

/** A quiet browser that reaches for nothing but the page. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${UNUSED.join()}`,
  '--no-first-run',
  '--no-pings',
]

/** Starts the browser through the page's own Playwright. */
export function launchBrowser() {
  const { chromium } = createRequire(join(import.meta.dirname, '../apps/web/package.json'))(
    '@playwright/test',
  )
  const executablePath = findBrowser()
  return chromium.launch({
    args: BROWSER_FLAGS,
    ...(executablePath === undefined ? {} : { executablePath }),
  })
}

/** Notes in `window.answers` how long the page takes from each tap to the next picture, in milliseconds. */
export const timeAnswers = (page) =>
  page.addInitScript(() => {
    window.answers = []
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries()) {
        if (interactionId > 0) window.answers.push(duration)
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  })
