import { defineConfig } from '@playwright/test'
import { BROWSER_FLAGS, findBrowser } from '../../tools/browser.js'

const executablePath = findBrowser()

export default defineConfig({
  testDir: 'test',
  outputDir: '../../reports/browser',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 960_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    baseURL: 'http://localhost:8099',
    locale: 'nl-NL',
    viewport: { width: 390, height: 844 },
    launchOptions: { args: BROWSER_FLAGS, ...(executablePath === undefined ? {} : { executablePath }) },
  },
  webServer: {
    command: 'node ../../tools/serve-tests.js 8099',
    url: 'http://localhost:8099',
    reuseExistingServer: false,
  },
})
