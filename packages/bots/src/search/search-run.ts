import type { Rng } from '@spellendoos/kernel'
import type { Level } from '../levels.ts'

/** Thrown when a search stops because its time is up. */
class Stopped extends Error {}

/** How many positions are searched, or judged, between two checks of the time. */
const GLANCE = 128
/** The same where a position takes less than a microsecond: a power of two. */
const QUICK_GLANCE = 1024

/** One search: its level, its random numbers, when it stops, and which moves it has to weigh. */
export class SearchRun {
  readonly level: Level
  readonly rng: Rng
  nodes = 0
  /** How many plies ahead all moves were searched, where that is counted. */
  depth = 0
  /**
   * Given where every move is to have a worth of its own, instead of only the best: the moves that are asked about.
   */
  readonly about: ReadonlySet<string> | undefined
  readonly #stop: () => boolean
  #sinceGlance = 0
  /** Whether a search is in progress that can be stopped. */
  #mayBreakOff = false

  constructor(level: Level, rng: Rng, stop: () => boolean = () => false, about?: ReadonlySet<string>) {
    this.level = level
    this.rng = rng
    this.about = about
    this.#stop = stop
  }

  /** Whether nothing more may be searched. */
  get isUp(): boolean {
    return this.nodes >= this.level.nodes || this.#stop()
  }

  /** Counts a position, and stops when it was one too many. */
  look(): void {
    this.nodes++
    if (this.nodes >= this.level.nodes) throw new Stopped()
    this.judge()
  }

  /** Counts one of very many positions, and breaks off soon after it was one too many. */
  count(): void {
    if ((++this.nodes & (QUICK_GLANCE - 1)) === 0 && this.#mayBreakOff && this.isUp) throw new Stopped()
  }

  /** Counts a judgement: no position more, but it takes its time too. */
  judge(): void {
    if (!this.#mayBreakOff || ++this.#sinceGlance < GLANCE) return
    this.#sinceGlance = 0
    if (this.#stop()) throw new Stopped()
  }

  /**
   * Lets a thought run until it is done or breaks off; answers whether it was done. `unasked` positions are looked at
   * before the first look at the time.
   */
  finishes(thought: () => void, unasked = 0): boolean {
    this.#mayBreakOff = true
    this.#sinceGlance = -unasked
    try {
      thought()
      return true
    } catch (problem) {
      if (problem instanceof Stopped) return false
      throw problem
    } finally {
      this.#mayBreakOff = false
    }
  }
}
