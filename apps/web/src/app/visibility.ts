import { createSignal, onCleanup, onMount, type Accessor } from 'solid-js'

/** Drawn a little before it is scrolled to. */
const NEAR = '400px'
/** What comes of it can still be drawn in time. */
const BEFORE_OTHERS = { capture: true }

/** Turns true once an element comes near the screen, or goes to paper. */
export function comesNear(element: () => Element): Accessor<boolean> {
  const [is, setIs] = createSignal(false)
  onMount(() => {
    const come = () => {
      setIs(true)
      leave()
    }
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && come(),
      { rootMargin: NEAR },
    )
    const leave = () => {
      watch.disconnect()
      removeEventListener('beforeprint', come, BEFORE_OTHERS)
    }
    watch.observe(element())
    addEventListener('beforeprint', come, BEFORE_OTHERS)
    onCleanup(leave)
  })
  return is
}
