/** Lets the page answer and draw before the work goes on. */
export const yieldToPage = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** A piece of work after which the page may draw and answer, in milliseconds. */
const PIECE = 8

/** Does long work without keeping anybody waiting: the page draws and answers between its steps. */
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
