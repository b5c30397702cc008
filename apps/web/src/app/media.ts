import { createSignal, getOwner, onCleanup, type Accessor } from 'solid-js'

/** Whether a media query matches, reactively. */
export function matching(query: string): Accessor<boolean> {
  const media = window.matchMedia(query)
  const [matches, setMatches] = createSignal(media.matches)
  const look = () => setMatches(media.matches)
  media.addEventListener('change', look)
  if (getOwner() !== null) onCleanup(() => media.removeEventListener('change', look))
  return matches
}
