import { faultOf, StoreFault } from '../store/fault.ts'
import type { Store } from '../store/store.ts'

/** How long an answer is valid, so that frequent checks cost nothing. */
const HOLDS = 1_000
const PATIENCE = 5_000

/** Whether the database can be written to, found out by writing. */
export class Readiness {
  readonly #store: Pick<Store, 'probe'>
  readonly #count: () => number
  #asked: { readonly at: number; readonly fault: Promise<StoreFault | undefined> } | undefined

  constructor(store: Pick<Store, 'probe'>, count: () => number = () => performance.now()) {
    this.#store = store
    this.#count = count
  }

  /** What is wrong; `undefined` if all is well. */
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
