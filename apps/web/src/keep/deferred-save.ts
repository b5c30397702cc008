import { afterPaint } from '../app/after-paint.ts'

/**
 * Keeps something once the next picture is on the screen, and at the latest when the page goes away: who makes a move
 * sees it first, and loses it never. What is kept is as it is by then.
 */
export function deferredSave(keep: () => Promise<void>): () => Promise<void> {
  let waiting: Promise<void> | undefined
  const wait = () =>
    new Promise<void>((resolve) =>
      afterPaint(() => {
        waiting = undefined
        resolve(keep())
      }),
    )
  return () => (waiting ??= wait())
}
