import type { ReplayViewer } from './replay-viewer.ts'

/** Arrows, Home, End and the space bar step through a film, unless the focused element uses them. */
export const onReplayKey =
  ({ go, at, last, run, running }: ReplayViewer) =>
  (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    const within = (places: string) =>
      event.target instanceof Element && event.target.closest(places) !== null
    if (within('input, select, textarea, dialog, .spots')) return
    if (event.key === ' ' && within('button, a')) return
    const steps: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => go(at() - 1),
      ArrowRight: () => go(at() + 1),
      Home: () => go(0),
      End: () => go(last),
      ' ': () => run(!running()),
    }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    step()
  }
