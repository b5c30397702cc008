import type { Rng } from '@spellendoos/kernel'
import type { Level } from '../levels.ts'
import type { Picture } from '../picture.ts'

/** Thrown when a search stops because its time is up. */
class Stopped extends Error {}

/** How many positions are searched or judged between two checks of the time. */
const CHECK_INTERVAL = 128
/** The same if a position takes less than a microsecond; a power of two. */
const FAST_CHECK_INTERVAL = 1024

/** One search: its level, its random numbers, when it stops, and which moves it has to weigh. */
export class SearchRun {
  readonly level: Level
  readonly rng: Rng
  nodes = 0
  /** How many plies deep all moves were searched, if the search counts plies. */
  depth = 0
  /** The moves that are asked about, if every move needs a worth of its own instead of only the best. */
  readonly about: ReadonlySet<string> | undefined
  readonly #stop: () => boolean
  #sinceCheck = 0
  /** Whether a search is running that can be interrupted. */
  #mayInterrupt = false

  /** The name of the match, if the search may build on earlier ones. */
  readonly match: string | undefined
  /** What a player who overlooks moves sees of the table. */
  readonly picture: Picture | undefined

  constructor(
    level: Level,
    rng: Rng,
    stop: () => boolean = () => false,
    {
      about,
      match,
      picture,
    }: {
      readonly about?: ReadonlySet<string>
      readonly match?: string | undefined
      readonly picture?: Picture | undefined
    } = {},
  ) {
    this.level = level
    this.rng = rng
    this.about = about
    this.match = match
    this.picture = picture
    this.#stop = stop
  }

  /** Whether nothing more may be searched. */
  get isUp(): boolean {
    return this.nodes >= this.level.nodes || this.#stop()
  }

  /** Counts a position, and interrupts the search at the limit. */
  look(): void {
    this.nodes++
    if (this.nodes >= this.level.nodes) throw new Stopped()
    this.judge()
  }

  /** Counts one of very many positions, and interrupts the search soon after the limit. */
  count(): void {
    if ((++this.nodes & (FAST_CHECK_INTERVAL - 1)) === 0 && this.#mayInterrupt && this.isUp)
      throw new Stopped()
  }

  /** Counts an evaluation, which takes time although it is no further position. */
  judge(): void {
    if (!this.#mayInterrupt || ++this.#sinceCheck < CHECK_INTERVAL) return
    this.#sinceCheck = 0
    if (this.#stop()) throw new Stopped()
  }

  /**
   * Runs a search to its end or to its interruption; returns whether it ended. The first check of the time comes
   * `unasked` positions later than usual.
   */
  finishes(search: () => void, unasked = 0): boolean {
    this.#mayInterrupt = true
    this.#sinceCheck = -unasked
    try {
      search()
      return true
    } catch (problem) {
      if (problem instanceof Stopped) return false
      throw problem
    } finally {
      this.#mayInterrupt = false
    }
  }
}
