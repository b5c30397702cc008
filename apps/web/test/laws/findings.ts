import { appendFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { isExcepted } from './exceptions.ts'
import type { Broken } from './laws.ts'

/** Where `npm run table-laws` reads what was found. */
const report = process.env['SPELLENDOOS_REPORT']

/** What is found at one table, or on one page. */
export class Findings {
  readonly #what: string
  readonly #part: string
  #looks = 0
  readonly #found = new Map<string, Broken & { readonly size: string; readonly lang: string }>()

  /** `what`: a game, or a page. */
  constructor(what: string, part: string) {
    this.#what = what
    this.#part = part
  }

  /** One picture, and what is broken on it. */
  note(size: string, lang: string, broken: readonly Broken[]): void {
    this.#looks++
    for (const each of broken) {
      if (isExcepted(this.#what, each.law, size)) continue
      // The same thing in several places, or of several fields, is found once.
      const key = `${size} ${each.law} ${each.what.replace(/\d+/g, '#')}`
      if (!this.#found.has(key)) this.#found.set(key, { ...each, size, lang })
    }
  }

  /** Fails if anything is broken. */
  hold(): void {
    const broken = [...this.#found.values()]
    if (report !== undefined)
      appendFileSync(
        report,
        `${JSON.stringify({ what: this.#what, part: this.#part, looks: this.#looks, broken })}\n`,
      )
    expect(broken.map(({ law, what, size, lang }) => `${law} at ${size} in ${lang}: ${what}`)).toEqual([])
  }
}
