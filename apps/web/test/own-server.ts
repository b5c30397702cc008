import { test as base } from '@playwright/test'
import { serve } from '../../../tools/serve.js'

/** Tests on a server that no other test uses: its lobby and its counts are theirs alone. */
export const test = base.extend<object, { ownServer: string }>({
  ownServer: [
    // Playwright reads what a fixture needs from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { address, close } = await serve(0)
      await use(address)
      close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ ownServer }, use) => use(ownServer),
})
