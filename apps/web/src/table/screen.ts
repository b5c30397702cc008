import type { Eye, Seat } from '@spellendoos/kernel'
import type { Label } from '@spellendoos/scene'
import { createComputed, createMemo, createSignal, on, type Accessor } from 'solid-js'
import type { Host } from './host.ts'

/** A screen that one or several people share: who looks at it, and who may take it. */
export interface Screen {
  /** The seats that people at this screen play. */
  readonly people: Accessor<readonly Seat[]>
  /** The person on turn; while no person is, the one who was on turn before. */
  readonly wanted: Accessor<Eye>
  /** Whose view is shown; `undefined` while the screen is passed on. */
  readonly eye: Accessor<Eye | undefined>
  /** The player to pass the screen to, while the curtain is shown. */
  readonly expected: Accessor<Seat | undefined>
  /** What the callers may call out of turn. */
  readonly call: Accessor<Label | undefined>
  /** Everyone else here who may take the screen to act out of turn, whatever they hold. */
  readonly callers: Accessor<readonly Seat[]>
  /** Whether the viewer took the screen to act out of turn. */
  readonly isCalling: Accessor<boolean>
  /** The expected person takes the screen, or a caller does. */
  readonly takeScreen: (caller?: Seat) => void
  /** The caller returns it without calling. */
  readonly handOn: () => void
}

const NOBODY: readonly Seat[] = []

/** The screen shows the view of the player on turn, or always that of `own`. */
export function shareScreen(host: Host, own: Eye | undefined): Screen {
  const { game } = host
  const common = createMemo(() => host.message('watcher'))
  const isHere = (seat: Seat) => host.own === undefined || host.own === seat
  const people = createMemo(() =>
    common().bots.flatMap((level, seat) => (level === 0 && isHere(seat) ? [seat] : [])),
  )
  const wanted = createMemo<Eye>((before) => {
    const here = people()
    if (here.length === 0) return 'watcher'
    const onTurn = common().turn.find((by): by is Seat => typeof by === 'number' && here.includes(by))
    if (onTurn !== undefined) return onTurn
    return typeof before === 'number' && here.includes(before) ? before : here[0]!
  })
  const secret = () =>
    own === undefined && host.study === undefined && game.traits.hidden && people().length > 1
  const offTurn = createMemo(() =>
    secret() && common().result === undefined ? game.scene(common().view, 'watcher', []).offTurn : undefined,
  )
  const [atScreen, setAtScreen] = createSignal<Eye | undefined>()
  const [caller, setCaller] = createSignal<Seat | undefined>()
  /** Once it is too late to call anything, the screen is passed on. */
  createComputed(on(offTurn, (open) => open === undefined && setCaller(undefined)))
  const eye = createMemo<Eye | undefined>(() => {
    if (own !== undefined) return own
    if (!secret()) return wanted()
    if (common().result !== undefined) return atScreen() ?? 'watcher'
    return caller() ?? (atScreen() === wanted() ? wanted() : undefined)
  })
  const expected = () => {
    const seat = wanted()
    return eye() === undefined && seat !== 'watcher' ? seat : undefined
  }
  return {
    people,
    wanted,
    eye,
    expected,
    call: () => offTurn()?.label,
    callers: createMemo(() => {
      const open = offTurn()
      const present = [eye(), expected(), ...(open?.but ?? [])]
      return open === undefined ? NOBODY : people().filter((seat) => !present.includes(seat))
    }),
    isCalling: () => caller() !== undefined,
    takeScreen(seat) {
      setCaller(seat)
      setAtScreen(seat === undefined ? wanted() : undefined)
    },
    handOn: () => setCaller(undefined),
  }
}
