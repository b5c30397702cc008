import { afterPaint } from '../app/after-paint.ts'

/**
 * Stores something after the next frame, and at the latest when the page is closed: the player who makes a move
 * sees it first, and never loses it. The state at that moment is stored.
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
