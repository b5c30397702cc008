import { env } from 'node:process'
import { defineConfig } from '@playwright/test'
import { BROWSER_FLAGS, findBrowser } from '../../tools/browser.js'

const executablePath = findBrowser()
/** Two checkouts of one machine test side by side on ports of their own. */
const port = Number(env['SPELLENDOOS_TEST_PORT'] ?? 8099)
const address = `http://localhost:${port}`

export default defineConfig({
  testDir: 'test',
  outputDir: '../../reports/browser',
  fullyParallel: true,
  workers: 2,
  // What passes only at the second try is listed as flaky.
  retries: env['CI'] === undefined ? 0 : 1,
  timeout: 960_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    // What cannot be tapped fails with its reason, instead of keeping its test waiting to the end.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    baseURL: address,
    locale: 'nl-NL',
    // A service worker fetches every game behind each test; the tests of what it does allow it.
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
    launchOptions: { args: BROWSER_FLAGS, ...(executablePath === undefined ? {} : { executablePath }) },
  },
  webServer: {
    command: `node ../../tools/serve-tests.js ${port}`,
    url: address,
    reuseExistingServer: false,
  },
})
