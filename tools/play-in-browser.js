/** Builds the page and plays in it with a real browser: npm run browser [-- FILTER]. */
import { argv } from 'node:process'
import { pathToFileURL } from 'node:url'
import { provideBrowser } from './browser.js'
import { install, run } from './install.js'
import { build } from './serve.js'

/**
 * @param {string} [filter] which tests
 * @param {Record<string, string>} [extra] set for the tests
 * @returns {boolean}
 */
export function playInBrowser(filter = '', extra = {}) {
  return (
    provideBrowser() &&
    build() &&
    run(`playwright test --config apps/web/playwright.config.ts ${filter}`, extra)
  )
}

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) {
  if (!install() || !playInBrowser(argv.slice(2).join(' '))) process.exitCode = 1
}
