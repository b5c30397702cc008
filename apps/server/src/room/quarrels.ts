import type { Block } from '../store/store.ts'

type Browser = string | null

/** Who at a table has blocked whom, by the hashes of their browsers. */
export class Quarrels {
  #blocks: ReadonlySet<string> = new Set()

  heed(blocks: readonly Block[]): void {
    this.#blocks = new Set(blocks.map(({ blocker, blocked }) => `${blocker} ${blocked}`))
  }
  blocks(one: Browser, other: Browser): boolean {
    return one !== null && other !== null && this.#blocks.has(`${one} ${other}`)
  }
  /** Neither hears the other, whoever of them wished it. */
  part(one: Browser, other: Browser): boolean {
    return this.blocks(one, other) || this.blocks(other, one)
  }
}
