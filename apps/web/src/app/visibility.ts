import { createSignal, onCleanup, onMount, type Accessor } from 'solid-js'

/** Drawn a little before it is scrolled to. */
const NEAR = '400px'
/** This browser keeps what is read where it is, whatever comes in above it. */
const ANCHORED = CSS.supports('overflow-anchor', 'auto')

/** What comes of it can still be drawn in time. */
const BEFORE_OTHERS = { capture: true }

/** Turns true once an element comes near the screen, or goes to paper. */
export const comesNear = (element: () => Element): Accessor<boolean> =>
  once(element, ({ isIntersecting }) => isIntersecting, NEAR)

/** Turns true once an element can grow without pushing away what somebody reads, or goes to paper. */
export const hasRoom = (element: () => Element): Accessor<boolean> =>
  once(element, ({ isIntersecting, boundingClientRect: { top } }) => !isIntersecting && (ANCHORED || top > 0))

function once(
  element: () => Element,
  fulfils: (entry: IntersectionObserverEntry) => boolean,
  rootMargin = '0px',
): Accessor<boolean> {
  const [is, setIs] = createSignal(false)
  onMount(() => {
    const come = () => {
      setIs(true)
      leave()
    }
    const watch = new IntersectionObserver((entries) => entries.some(fulfils) && come(), { rootMargin })
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
