/** Lets the page draw and respond before the work continues. */
export const yieldToPage = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** How long a piece of work may take before the page draws and responds, in milliseconds. */
const PIECE = 8

/** Does long work in steps, between which the page draws and responds. */
export async function runInSlices<T>(work: Generator<void, T>): Promise<T> {
  for (;;) {
    const until = performance.now() + PIECE
    do {
      const step = work.next()
      if (step.done === true) return yieldToPage().then(() => step.value)
    } while (performance.now() < until)
    // oxlint-disable-next-line no-await-in-loop -- one piece after the other
    await yieldToPage()
  }
}
