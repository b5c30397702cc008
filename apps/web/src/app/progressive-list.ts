import { createComputed, createSignal, type Accessor } from 'solid-js'
import { afterPaint } from './after-paint.ts'

/** This many at first, and this many more of a list with every picture: a long one keeps nobody waiting. */
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
