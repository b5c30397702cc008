import { createSignal, onCleanup, onMount, type Accessor } from 'solid-js'

/** Drawn a little before it is scrolled into view, by the page or by a row that scrolls sideways. */
const NEAR = '400px'
/** Listeners in the capture phase run first, so that what they draw is still printed. */
const BEFORE_OTHERS = { capture: true }

/** Becomes true once an element is scrolled near the viewport, or the page is printed. */
export function comesNear(element: () => Element): Accessor<boolean> {
  const [is, setIs] = createSignal(false)
  onMount(() => {
    const come = () => {
      setIs(true)
      leave()
    }
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && come(),
      { rootMargin: NEAR, scrollMargin: NEAR },
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
