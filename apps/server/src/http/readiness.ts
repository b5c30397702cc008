import { faultOf, StoreFault } from '../store/fault.ts'
import type { Store } from '../store/store.ts'

/** An answer holds this long, so that asking often costs nothing. */
const HOLDS = 1_000
const PATIENCE = 5_000

/** Whether the database takes what is written, found out by writing. */
export class Readiness {
  readonly #store: Pick<Store, 'probe'>
  readonly #count: () => number
  #asked: { readonly at: number; readonly fault: Promise<StoreFault | undefined> } | undefined

  constructor(store: Pick<Store, 'probe'>, count: () => number = () => performance.now()) {
    this.#store = store
    this.#count = count
  }

  /** What is wrong; nothing if all is well. */
  fault(): Promise<StoreFault | undefined> {
    const at = this.#count()
    if (this.#asked === undefined || at - this.#asked.at >= HOLDS) this.#asked = { at, fault: this.#probe() }
    return this.#asked.fault
  }

  #probe(): Promise<StoreFault | undefined> {
    return new Promise((resolve) => {
      const late = setTimeout(
        () => resolve(new StoreFault('unreachable', `It took longer than ${PATIENCE} ms to write.`)),
        PATIENCE,
      )
      this.#store
        .probe()
        .then(
          () => resolve(undefined),
          (error: unknown) => resolve(faultOf(error)),
        )
        .finally(() => clearTimeout(late))
    })
  }
}
