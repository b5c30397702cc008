import { walk, type Eye, type Fact, type Seat, type Spot } from '@spellendoos/kernel'
import type { Scene } from '@spellendoos/scene'
import { batch, createMemo, createSignal, on, untrack, type Accessor } from 'solid-js'
import { afterPaint } from '../app/after-paint.ts'
import { reuse } from '../board/same.ts'
import { namesAt, voiceAt, type Voice } from '../board/voice.ts'
import { holdBack, type Holding } from '../help/holding.ts'
import { turning } from '../settings/choices.ts'
import type { Host, Refused } from './host.ts'

/** A person (or several) at this screen: whose eyes look, what they see, and the move in the making. */
export interface Sitting {
  readonly voice: Accessor<Voice>
  /** Whose view is shown; nothing while the screen is being handed over. */
  readonly eye: Accessor<Eye | undefined>
  /** Who has to come to the screen, while a curtain hangs. */
  readonly expected: Accessor<Seat | undefined>
  readonly takeScreen: () => void
  readonly scene: Accessor<Scene | undefined>
  readonly message: Accessor<ReturnType<Host['message']> | undefined>
  readonly glow: Accessor<readonly Spot[]>
  readonly touched: Accessor<readonly Spot[]>
  /** What happened with the last change, as these eyes and ears learned it. */
  readonly facts: Accessor<readonly Fact[]>
  readonly refusal: Accessor<Refused | undefined>
  /** The seats that people at this screen play. */
  readonly people: Accessor<readonly Seat[]>
  /** Shows the way to one move: of all that glows only that, tap by tap. */
  readonly show: (move: string) => void
  readonly tap: (spot: Spot) => void
  /** The move that is held back because there may be much better. */
  readonly holding: Holding
  /** Shows the refusal of an act, if it was refused. */
  readonly tell: (answer: Promise<Refused | undefined>) => void
}

const NO_SPOTS: readonly Spot[] = []
const NO_FACTS: readonly Fact[] = []
/** How the host names what is no move at all, so that no rule forbids it either. */
const NO_MOVE = 'unknown-notation'

/** Sits down as whoever is wanted at this screen, or as `own` for good. */
export function sitDown(host: Host, own: Eye | undefined = host.own): Sitting {
  const { game } = host
  const voice = createMemo(() => voiceAt(game.words, namesAt(host.players)))
  const common = createMemo(() => host.message('watcher'))
  const isHere = (seat: Seat) => host.own === undefined || host.own === seat
  const people = createMemo(() =>
    common().bots.flatMap((level, seat) => (level === 0 && isHere(seat) ? [seat] : [])),
  )
  /** The person the table waits for; while it waits for nobody here, whoever it was before. */
  const wanted = createMemo<Eye>((before) => {
    const here = people()
    if (here.length === 0) return 'watcher'
    const onTurn = common().turn.find((by): by is Seat => typeof by === 'number' && here.includes(by))
    if (onTurn !== undefined) return onTurn
    return typeof before === 'number' && here.includes(before) ? before : here[0]!
  })
  const secret = () => game.traits.hidden && people().length > 1
  const [atScreen, setAtScreen] = createSignal<Eye | undefined>()
  const eye = createMemo<Eye | undefined>(() => {
    if (own !== undefined) return own
    if (!secret()) return wanted()
    if (common().result !== undefined) return atScreen() ?? 'watcher'
    return atScreen() === wanted() ? wanted() : undefined
  })
  const expected = () => {
    const seat = wanted()
    return eye() === undefined && seat !== 'watcher' ? seat : undefined
  }

  const message = createMemo(() => {
    const looker = eye()
    return looker === undefined ? undefined : host.message(looker)
  })
  const [half, setHalf] = createSignal<{ readonly seq: number; readonly path: readonly Spot[] }>()
  /** A half-made move belongs to the moment it was begun in. */
  const touched = createMemo(() => {
    const begun = half()
    return begun !== undefined && begun.seq === host.seq() && eye() !== undefined ? begun.path : NO_SPOTS
  })
  /** The tap that made a move complete. It is seen first; the move is made a moment later. */
  const [pressed, setPressed] = createSignal<Spot>()
  let due: (() => void) | undefined
  const setTouched = (path: readonly Spot[]) => setHalf({ seq: host.seq(), path })
  const [refusal, setRefusal] = createSignal<Refused | undefined>()
  /** Up to where each pair of eyes was shown what happened. */
  const shown = new Map<Eye, number>()
  const begun = untrack(host.seq)
  const facts = createMemo(
    on([host.seq, eye], ([seq, looker]) => {
      if (looker === undefined) return NO_FACTS
      const since = shown.get(looker) ?? begun
      shown.set(looker, seq)
      return host.message(looker, since).news.flatMap((each) => each.facts)
    }),
    NO_FACTS,
  )

  /** Where the board lies still it faces the first person, whoever is on turn. */
  const facing = (looker: Eye): Eye =>
    turning.chosen() === 'turn' || game.traits.hidden || own !== undefined ? looker : (people()[0] ?? looker)
  const draw = () => {
    const looker = eye()
    const sent = message()
    if (looker === undefined || sent === undefined) return undefined
    const seen = game.scene(sent.view, looker, touched())
    const faced = facing(looker)
    if (faced === looker || seen.board === undefined) return seen
    const { board } = game.scene(host.message(faced).view, faced, touched())
    return board === undefined ? seen : { ...seen, board }
  }
  const scene = createMemo<Scene | undefined>((before) => reuse(before, draw()))
  const [shownMove, setShownMove] = createSignal<{ readonly seq: number; readonly move: string }>()
  const glow = createMemo(() => {
    const sent = message()
    if (sent === undefined || game.traits.unaided || pressed() !== undefined) return NO_SPOTS
    const { next } = walk(sent.choices, touched())
    const hint = shownMove()
    if (hint === undefined || hint.seq !== sent.seq) return next
    const way = walk(
      sent.choices.filter(({ move }) => move === hint.move),
      touched(),
    ).next
    return way.length > 0 ? way.slice(0, 1) : next
  })

  const holding = holdBack(host)
  const tap = (spot: Spot) => {
    due?.()
    const held = holding.held()
    if (held !== undefined && held.advice === undefined) return
    // Who is asked and taps on has changed their mind.
    holding.decide(false)
    const sent = message()
    const seat = eye()
    if (sent === undefined || seat === 'watcher' || seat === undefined || sent.result !== undefined) return
    setRefusal(undefined)
    const path = [...touched(), spot]
    const on = walk(sent.choices, path)
    const begins = touched().length > 0 ? walk(sent.choices, [spot]) : undefined
    if (on.move !== undefined) make(seat, on.move, sent.seq, spot)
    else if (on.next.length > 0) setTouched(path)
    else if (touched().at(-1) === spot) setTouched(NO_SPOTS)
    else if (begins !== undefined && (begins.move !== undefined || begins.next.length > 0)) {
      setTouched(NO_SPOTS)
      tap(spot)
    } else void attempt(seat, path, sent.seq)
  }
  const make = (seat: Seat, move: string, seen: number, spot: Spot) => {
    const now = () => {
      if (due !== now) return
      due = undefined
      if (!holding.hold(seat, move, end)) end(true)
    }
    const end = (made: boolean) =>
      batch(() => {
        setPressed(undefined)
        setTouched(NO_SPOTS)
        if (made) void host.play(seat, move, seen).then(setRefusal)
      })
    due = now
    setPressed(spot)
    afterPaint(now)
  }
  /** No legal move begins like this. The host says which rule forbids it, once it is clear what is tried. */
  const attempt = async (seat: Seat, path: readonly Spot[], seen: number) => {
    const refused = await host.play(seat, path.join('-'), seen)
    if (refused === undefined) return
    if (refused.code !== NO_MOVE) setRefusal(refused)
    setTouched(refused.code === NO_MOVE && path.length === 1 ? path : NO_SPOTS)
  }

  return {
    voice,
    eye,
    expected,
    takeScreen: () => setAtScreen(wanted()),
    scene,
    message,
    glow,
    touched: createMemo(() => {
      const last = pressed()
      return last === undefined ? touched() : [...touched(), last]
    }),
    facts,
    refusal,
    tap,
    people,
    holding,
    show: (move) => setShownMove({ seq: host.seq(), move }),
    tell: (answer) => void answer.then(setRefusal),
  }
}
