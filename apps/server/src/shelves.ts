import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import '@spellendoos/kernel/node'
import type { Knowledge } from '@spellendoos/bots'
import { evaluations } from '@spellendoos/games/evaluations'
import { shelf } from '@spellendoos/games/shelf'
import { solvers } from '@spellendoos/games/solvers'
import type { Evaluation, Game, Solver } from '@spellendoos/kernel'

type Fetched<Thing> = ReadonlyMap<string, () => Promise<Thing>>

/** The games of one release, and what they know about themselves for computer players. */
interface Release {
  readonly shelf: Fetched<Game>
  readonly evaluations: Fetched<{ readonly evaluation: Evaluation }>
  readonly solvers: Fetched<Solver>
}
const NEWEST: Release = { shelf, evaluations, solvers }

/** An earlier release that is still served, for matches that began with its rules. */
interface Older {
  /** Where its page is served. */
  readonly path: string
  /** Its built page. */
  readonly pages: string
  readonly release: Release
}

/** Rules, and what computer players need with them. */
interface Rules {
  readonly game: Game
  readonly knowledge: Knowledge
}

/**
 * The rules on this server: those of this release, and those of earlier releases that are kept beside it. A match keeps
 * the rules it began with, and is played on the page of the same release.
 */
export class Shelves {
  readonly #older: readonly Older[]

  private constructor(older: readonly Older[]) {
    this.#older = older
  }

  /** Opens the folders of earlier releases, the latest first; a folder that is not a release is reported at once. */
  static async open(folders: readonly string[]): Promise<Shelves> {
    const older = folders.map(async (folder, number): Promise<Older> => {
      const release = await releaseIn(folder)
      return { path: `/older/${number}/`, pages: join(resolve(folder), 'apps', 'web', 'dist'), release }
    })
    return new Shelves(await Promise.all(older))
  }

  get older(): readonly Older[] {
    return this.#older
  }
  /** The game with the rules of this release, or of the version asked for. */
  readonly game = async (id: string, version?: number): Promise<Game | undefined> =>
    (await this.#find(id, version))?.game

  /** The rules of exactly this version, and what computer players need with them. */
  async rules(id: string, version: number): Promise<Rules | undefined> {
    const found = await this.#find(id, version)
    if (found === undefined) return undefined
    const { game, release } = found
    const evaluation = (await release.evaluations.get(id)?.())?.evaluation
    const solver = await release.solvers.get(id)?.()
    return { game, knowledge: { evaluation, solver } }
  }
  /** Where the page with these rules is; `undefined` if it is this release's own. */
  async page(id: string, version: number): Promise<string | undefined> {
    const release = (await this.#find(id, version))?.release
    return this.#older.find((each) => each.release === release)?.path
  }

  async #find(id: string, version?: number): Promise<{ game: Game; release: Release } | undefined> {
    for (const release of [NEWEST, ...this.#older.map((each) => each.release)]) {
      // oxlint-disable-next-line no-await-in-loop -- the latest that has it
      const game = await release.shelf.get(id)?.()
      if (game !== undefined && (version === undefined || game.version === version)) return { game, release }
      if (version === undefined) return undefined
    }
    return undefined
  }
}

/** What an earlier release has on its shelf. */
async function releaseIn(folder: string): Promise<Release> {
  const part = async <Name extends keyof Release>(name: Name): Promise<Release[Name]> => {
    const file = join(resolve(folder), 'packages', 'games', 'dist', `${name}.js`)
    if (!existsSync(file)) throw new Error(`${folder} is not a built release: ${file} is missing.`)
    return ((await import(pathToFileURL(file).href)) as Release)[name]
  }
  // It has a kernel of its own, which reads texts and data files from its own folder.
  const files = join(resolve(folder), 'packages', 'kernel', 'dist', 'node', 'files.js')
  if (existsSync(files)) await import(pathToFileURL(files).href)
  return {
    shelf: await part('shelf'),
    evaluations: await part('evaluations'),
    solvers: await part('solvers'),
  }
}
