import { createSignal, onCleanup, type Accessor } from 'solid-js'
import { afterPaint } from './after-paint.ts'

/** How many things come with every picture. */
const FEW = 3

/** More and more of a list, a few with every picture, so that a long one keeps nobody waiting. */
export function littleByLittle<T>(list: readonly T[]): Accessor<readonly T[]> {
  const [shown, setShown] = createSignal<readonly T[]>([])
  let here = true
  onCleanup(() => (here = false))
  const more = () => {
    if (!here) return
    const now = setShown((before) => list.slice(0, before.length + FEW))
    if (now.length < list.length) afterPaint(more)
  }
  afterPaint(more)
  return shown
}
