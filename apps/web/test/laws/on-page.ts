import type { Page } from '@playwright/test'
import { resize } from './at-table.ts'
import { sizeName, sizes } from './chosen.ts'
import type { Findings } from './findings.ts'
import { badWords, brokenOnPage } from './laws.ts'
import { look } from './seen.ts'

interface Spoken {
  /** Whose words may be spoken beside the house's; any game's, where none is named. */
  readonly game?: string
  readonly names?: readonly string[]
}

/** Looks at a page at every size, in the language that it speaks. */
export async function lookAtPage(
  page: Page,
  findings: Findings,
  { game, names }: Spoken = {},
): Promise<void> {
  for (const size of sizes) {
    await resize(page, size)
    const seen = await page.evaluate(look)
    findings.note(sizeName(size), seen.lang, [...brokenOnPage(seen), ...badWords(seen, game, names)])
  }
}
