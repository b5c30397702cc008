import { createComputed, createSignal, type Accessor } from 'solid-js'
import { afterPaint } from './after-paint.ts'

/**
 * Shows this many items of a list at first, and this many more with every frame, so that a long list does not block the
 * page.
 */
export function progressiveList<T>(
  list: Accessor<readonly T[]>,
  { first, more }: { readonly first: number; readonly more: number },
): Accessor<readonly T[]> {
  const [many, setMany] = createSignal(first)
  createComputed(() => {
    if (many() < list().length) afterPaint(() => setMany((before) => before + more))
  })
  return () => list().slice(0, many())
}
