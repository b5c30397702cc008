import type { Block } from '../store/store.ts'

type Browser = string | null

/** Which players of a table have blocked each other, by the hashes of their browsers. */
export class BlockList {
  #blocks: ReadonlySet<string> = new Set()

  set(blocks: readonly Block[]): void {
    this.#blocks = new Set(blocks.map(({ blocker, blocked }) => `${blocker} ${blocked}`))
  }
  blocks(one: Browser, other: Browser): boolean {
    return one !== null && other !== null && this.#blocks.has(`${one} ${other}`)
  }
  /** Neither hears the other, whichever of them made the block. */
  separates(one: Browser, other: Browser): boolean {
    return this.blocks(one, other) || this.blocks(other, one)
  }
}
