import type { Spot } from '@spellendoos/kernel'
import { shakeDetector } from './shake-detector.ts'

interface AskedForMotion {
  readonly requestPermission: () => Promise<'granted' | 'denied'>
}
const asks = (motion: object): motion is AskedForMotion => 'requestPermission' in motion

/** Whether the browser needs no permission. Browsers that need it have a method to ask for it. */
async function isGranted(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'accelerometer' as PermissionName })
    return state === 'granted'
  } catch {
    return false
  }
}

interface Shaken {
  /** The button that throws, if it is offered. */
  readonly offered: () => Spot | undefined
  readonly onShake: (spot: Spot) => void
  /** The player denied access to motion sensors. */
  readonly onDenied: () => void
}

/**
 * Presses the button that throws when the phone is shaken, until it is told to stop. A browser that has to ask does so
 * once, when that button is tapped: before a tap it may not, and then it is clear what for.
 */
export function throwOnShake({ offered, onShake, onDenied }: Shaken): () => void {
  const away = new AbortController()
  const { signal } = away
  const feel = shakeDetector()
  const listen = () =>
    addEventListener(
      'devicemotion',
      ({ acceleration, timeStamp }) => {
        const force = [acceleration?.x ?? 0, acceleration?.y ?? 0, acceleration?.z ?? 0] as const
        const spot = feel(force, timeStamp) ? offered() : undefined
        if (spot !== undefined) onShake(spot)
      },
      { signal },
    )
  const answered = (answer: string) => {
    if (signal.aborted) return
    if (answer === 'granted') listen()
    else onDenied()
  }
  const motion: object = DeviceMotionEvent
  if (!asks(motion)) {
    listen()
    return () => away.abort()
  }
  const askAtThrow = () => {
    if (signal.aborted) return
    const asked = new AbortController()
    signal.addEventListener('abort', () => asked.abort())
    const tapped = ({ target }: Event) => {
      const spot = target instanceof Element ? target.closest('[data-spot]')?.getAttribute('data-spot') : null
      if (spot !== offered()) return
      asked.abort()
      motion.requestPermission().then(answered, () => undefined)
    }
    addEventListener('click', tapped, { capture: true, signal: asked.signal })
  }
  void isGranted().then((granted) => (granted ? answered('granted') : askAtThrow()))
  return () => away.abort()
}
