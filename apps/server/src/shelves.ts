import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { shelf as newest } from '@spellendoos/games/shelf'
import type { Game } from '@spellendoos/kernel'

type Shelf = ReadonlyMap<string, () => Promise<Game>>

/** An earlier release that is still served, for matches that began with its rules. */
export interface Older {
  /** Where its page is found. */
  readonly path: string
  /** Its built page. */
  readonly pages: string
  readonly shelf: Shelf
}

/**
 * The rules on this server: those of this release, and those of earlier releases that are kept beside it. A
 * match keeps the rules it began with, and is played in the page that came with them.
 */
export class Shelves {
  readonly #older: readonly Older[]

  private constructor(older: readonly Older[]) {
    this.#older = older
  }

  /** Takes in the folders of earlier releases, the latest first; one that is none is said at once. */
  static async open(folders: readonly string[]): Promise<Shelves> {
    const older = folders.map(async (folder, number): Promise<Older> => {
      const file = join(resolve(folder), 'packages', 'games', 'dist', 'shelf.js')
      if (!existsSync(file)) throw new Error(`${folder} is no built release: ${file} is not there.`)
      const { shelf } = (await import(pathToFileURL(file).href)) as { shelf: Shelf }
      return { path: `/older/${number}/`, pages: join(resolve(folder), 'apps', 'web', 'dist'), shelf }
    })
    return new Shelves(await Promise.all(older))
  }

  get older(): readonly Older[] {
    return this.#older
  }
  /** The game with the rules of this release, or of the version asked for. */
  readonly game = async (id: string, version?: number): Promise<Game | undefined> => {
    const now = await newest.get(id)?.()
    if (version === undefined || now?.version === version) return now
    return (await this.#kept(id, version))?.game
  }
  /** Where the page with these rules is; nothing when it is this release's own. */
  async page(id: string, version: number): Promise<string | undefined> {
    const now = await newest.get(id)?.()
    return now?.version === version ? undefined : (await this.#kept(id, version))?.path
  }

  async #kept(id: string, version: number): Promise<{ game: Game; path: string } | undefined> {
    for (const { shelf, path } of this.#older) {
      // oxlint-disable-next-line no-await-in-loop -- the latest that has it
      const game = await shelf.get(id)?.()
      if (game?.version === version) return { game, path }
    }
    return undefined
  }
}
