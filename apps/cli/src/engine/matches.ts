import type { SceneTable } from '../scene-table.ts'
import type { Eye } from '@spellendoos/kernel'
import { MOST_MATCHES } from './limits.ts'
import { Refused, unknownMatch } from './problems.ts'

/** The open matches, each under its handle. A handle is never used twice. */
export class Matches {
  readonly #open = new Map<string, SceneTable>()
  #opened = 0

  /** Called before a match is made, so that none is made in vain. */
  needRoom(): void {
    if (this.#open.size >= MOST_MATCHES) throw new Refused('too-many-matches')
  }

  add(table: SceneTable): string {
    const handle = `m${++this.#opened}`
    this.#open.set(handle, table)
    return handle
  }

  get(handle: string): SceneTable {
    const table = this.#open.get(handle)
    if (table === undefined) throw new Refused(unknownMatch)
    return table
  }

  /** The table, if there is such a seat (or if it is the watchers). */
  at(handle: string, eye: Eye): SceneTable {
    const table = this.get(handle)
    const known = eye === 'watcher' || (eye >= 0 && eye < table.match.header.seats)
    if (!known) throw new Refused('no-such-seat')
    return table
  }

  close(handle: string): void {
    if (!this.#open.delete(handle)) throw new Refused(unknownMatch)
  }
}
