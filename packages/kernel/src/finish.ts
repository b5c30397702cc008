/** Runs work that is divided into steps, all at once. */
export function finish<T>(work: Generator<void, T>): T {
  let step = work.next()
  while (step.done !== true) step = work.next()
  return step.value
}
