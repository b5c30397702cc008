import type { Page } from '@playwright/test'

/**
 * Lets everything change at once instead of bit by bit: a table that is given another size then lies still within a few
 * pictures. It has to be painted all the same, because a browser reports no jump of what it does not paint.
 */
export const changeAtOnce = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }')
    document.adoptedStyleSheets = [sheet]
  })
