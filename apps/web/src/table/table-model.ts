import { walk, type Choice, type Eye, type Fact, type Seat, type Spot } from '@spellendoos/kernel'
import { facing, offeredThrow, type Scene } from '@spellendoos/scene'
import { batch, createEffect, createMemo, createSignal, on, untrack, type Accessor } from 'solid-js'
import { afterPaint } from '../app/after-paint.ts'
import type { Arrow } from '../board/arrows.ts'
import { nearTo, type NearSide } from '../board/near-side.ts'
import { reuse, same } from '../board/structural-equality.ts'
import { namesAt, voiceAt, type Voice } from '../board/voice.ts'
import { blunderCheck, type BlunderCheck } from '../help/blunder-check.ts'
import { turning } from '../settings/choices.ts'
import { throwsAfter, type LastThrows } from './last-throws.ts'
import { foreseen, tapAhead, type Premove } from './premove.ts'
import { delayed } from './delayed-signal.ts'
import type { Host, Refused } from './host.ts'
import { shareScreen, type Screen } from './screen.ts'
import { t } from '../words/texts.ts'

/** A person (or several) at this screen: whose view is shown, what they see, and the move in the making. */
export interface TableModel extends Omit<Screen, 'wanted'> {
  readonly voice: Accessor<Voice>
  readonly scene: Accessor<Scene | undefined>
  /** The side of the board that is near. */
  readonly near: NearSide
  readonly message: Accessor<ReturnType<Host['message']> | undefined>
  readonly glow: Accessor<readonly Spot[]>
  /** Where a tap does something; not shown where finding out is the game. */
  readonly live: Accessor<readonly Spot[] | undefined>
  readonly touched: Accessor<readonly Spot[]>
  /** What happened with the last change, as far as this viewer may know. */
  readonly facts: Accessor<readonly Fact[]>
  /** Where pieces were that somebody else has just captured. */
  readonly taken: Accessor<readonly Spot[]>
  /** The dice that each player threw last. */
  readonly throws: Accessor<LastThrows>
  readonly refusal: Accessor<Refused | undefined>
  /** Paths shown on the board: a premove, a move that was asked for, and the one that ended the match. */
  readonly arrows: Accessor<readonly Arrow[]>
  /** Whether a move waits for this player’s turn. */
  readonly isSetAhead: Accessor<boolean>
  /** Shows one move: only its taps glow, one after the other. */
  readonly show: (move: string) => void
  readonly tap: (spot: Spot) => void
  /** Makes a move given in notation; returns whether it was accepted. */
  readonly enter: (written: string) => Promise<boolean>
  /** The move that is held back because there may be much better. */
  readonly check: BlunderCheck
  /** Shows the refusal of an act, if it was refused. */
  readonly tell: (answer: Promise<Refused | undefined>) => void
}

const NO_SPOTS: readonly Spot[] = []
const NO_FACTS: readonly Fact[] = []
const NO_CHOICES: readonly Choice[] = []
/** How many entries back a throw is looked for when the table is opened. */
const RECENT = 60
/** The host's code for something that is not a move, so that no rule forbids it either. */
const NO_MOVE = 'unknown-notation'

const notPlayed: Refused = {
  code: 'premove-not-played',
  text: t['table-sitting']['premove-not-played'],
}

/** The table as the player on turn sees it, or always as `own` does. */
export function tableModel(host: Host, own: Eye | undefined = host.own): TableModel {
  const { game } = host
  const voice = createMemo(() => voiceAt(game.words, namesAt(host.players)))
  const screen = shareScreen(host, own)
  const { people, wanted, eye } = screen

  const message = createMemo(() => {
    const looker = eye()
    return looker === undefined ? undefined : host.message(looker)
  })
  const [half, setHalf] = createSignal<{ readonly seq: number; readonly path: readonly Spot[] }>()
  /** A half-made move belongs to the moment in which it was begun. */
  const touched = createMemo(() => {
    const begun = half()
    return begun !== undefined && begun.seq === host.seq() && eye() !== undefined ? begun.path : NO_SPOTS
  })
  /** The tap that completed a move. It is shown first; the move is made a moment later. */
  const [pressed, setPressed] = createSignal<Spot>()
  let due: (() => void) | undefined
  const setTouched = (path: readonly Spot[]) => setHalf({ seq: host.seq(), path })
  const [refusal, setRefusal] = createSignal<Refused | undefined>()
  /** The taps that were refused last. */
  const [tried, setTried] = createSignal<readonly Spot[]>(NO_SPOTS)
  const refuse = (refused: Refused | undefined, path: readonly Spot[]) =>
    batch(() => {
      setRefusal(refused)
      setTried(path)
    })
  /** Up to where each viewer was shown what happened. */
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

  const taken = createMemo(
    () => {
      const looker = eye()
      return facts().flatMap(({ seat, takes = NO_SPOTS, into }) =>
        seat === looker || into !== undefined ? NO_SPOTS : takes,
      )
    },
    NO_SPOTS,
    { equals: same },
  )
  let heard = Math.max(0, begun - RECENT)
  const throws = createMemo<LastThrows>((before) => {
    const seq = host.seq()
    const since = Math.min(heard, seq)
    heard = seq
    const { news } = host.message('watcher', since)
    return throwsAfter(
      before,
      news.flatMap((each) => each.facts),
    )
  }, new Map())

  /** A board that does not turn faces the first person, whoever is on turn. Watchers look from the first seat. */
  const faced = createMemo((): Seat => {
    if (host.study === true) return 0
    const looker = own ?? wanted()
    const turns = turning.chosen() === 'turn' || game.traits.hidden || own !== undefined
    return (turns && looker !== 'watcher' ? looker : people()[0]) ?? 0
  })
  // The board turns once the move has been seen.
  const turned = delayed(faced)
  const seen = createMemo(() => {
    const looker = eye()
    const sent = message()
    return looker === undefined || sent === undefined ? undefined : game.scene(sent.view, looker, touched())
  })
  const near = nearTo(turned, () => seen()?.board)
  const draw = () => {
    const shown = seen()
    const sent = message()
    if (shown?.board === undefined || sent === undefined) return shown
    const seat = near.seat()
    if (seat === eye() || game.traits.hidden) return facing(shown, seat)
    // What is printed on the board is upright for the near player.
    const { ground, places } = game.scene(sent.view, seat, NO_SPOTS).board ?? shown.board
    return facing({ ...shown, board: { ...shown.board, ground, places } }, seat)
  }
  const scene = createMemo<Scene | undefined>((before) => reuse(before, draw()))
  const [shownMove, setShownMove] = createSignal<{ readonly seq: number; readonly move: string }>()
  const glow = createMemo(() => {
    const sent = message()
    if (sent === undefined || pressed() !== undefined) return NO_SPOTS
    const { next } = walk(sent.choices, touched())
    // Where finding a move is the game, a throw is still no secret.
    if (game.traits.unaided) {
      const thrown = offeredThrow(seen()?.trays ?? [])
      return thrown !== undefined && next.includes(thrown) ? [thrown] : NO_SPOTS
    }
    const hint = shownMove()
    if (hint === undefined || hint.seq !== sent.seq) return next
    const way = walk(
      sent.choices.filter(({ move }) => move === hint.move),
      touched(),
    ).next
    return way.length > 0 ? way.slice(0, 1) : next
  })

  const live = createMemo(() =>
    game.traits.unaided
      ? undefined
      : [...glow(), ...touched(), ...walk(message()?.choices ?? NO_CHOICES, NO_SPOTS).next],
  )

  const [premove, setPremove] = createSignal<Premove>()
  /** Whether a premove is possible: where clocks run and nothing happens between two turns. */
  const mayPlan = () => {
    const sent = message()
    const { luck, hidden, realtime } = game.traits
    return (
      host.clocked?.() === true &&
      luck === 'none' &&
      !hidden &&
      !realtime &&
      typeof eye() === 'number' &&
      sent !== undefined &&
      sent.result === undefined &&
      sent.choices.length === 0
    )
  }
  /** Whether the player on turn places a piece with one tap. Nothing is hidden, so the view shows it. */
  const isPlacing = (looker: Eye, view: unknown): boolean => {
    const state = game.imagine(view, looker, () => 0)
    const mover = game.turn(state).find((by) => typeof by === 'number')
    return (
      mover !== undefined &&
      game.moves(state, mover).some((move) => game.touches(state, move).some((taps) => taps.length === 1))
    )
  }
  const plan = (seat: Seat, spot: Spot) => {
    const board = seen()?.board
    const placing = isPlacing(seat, message()!.view)
    setPremove((set) => tapAhead(set, spot, { seat, board, placing }))
  }
  createEffect(
    on([message, eye], ([sent, seat]) => {
      const set = untrack(premove)
      if (set === undefined || sent === undefined || typeof seat !== 'number') return
      if (sent.result === undefined && sent.choices.length === 0) return
      setPremove(undefined)
      if (sent.result !== undefined) return
      const move = foreseen(sent.choices, set.path)
      if (!set.ready) setTouched(walk(sent.choices, set.path).next.length > 0 ? set.path : NO_SPOTS)
      else if (move === undefined) setRefusal(notPlayed)
      else void host.play(seat, move, sent.seq).then(setRefusal)
    }),
  )
  const check = blunderCheck(host)
  /** A move that may be a mistake, and the reply to it. */
  const warnedOf = (): readonly Arrow[] => {
    const held = check.held()
    const reply = held?.advice?.other?.reply.find(({ path }) => path !== undefined)?.path
    const own = message()?.choices.find(({ move }) => move === held?.move)?.touches[0]
    if (held?.advice === undefined || own === undefined) return []
    return [
      { kind: 'ahead', spots: own },
      ...(reply === undefined ? [] : [{ kind: 'last', spots: reply } as const]),
    ]
  }
  const arrows = createMemo((): readonly Arrow[] => {
    const set = premove()
    const hint = shownMove()
    const sent = message()
    const shown = hint?.seq === sent?.seq ? sent?.choices.find(({ move }) => move === hint?.move) : undefined
    const way = touched().length === 0 ? shown?.touches[0] : undefined
    const won =
      sent?.result === undefined ? undefined : facts().findLast(({ path }) => path !== undefined)?.path
    return [
      ...warnedOf(),
      ...(refusal() === undefined || tried().length === 0
        ? []
        : [{ kind: 'refused', spots: tried() } as const]),
      ...(host.arrows?.() ?? []),
      ...(won === undefined ? [] : [{ kind: 'last', spots: won } as const]),
      ...(set === undefined ? [] : [{ kind: 'ahead', spots: set.path } as const]),
      ...(way === undefined ? [] : [{ kind: 'hint', spots: way } as const]),
    ]
  })

  const tap = (spot: Spot) => {
    due?.()
    const held = check.held()
    if (held !== undefined && held.advice === undefined) return
    // A player who is asked and taps on has changed their mind.
    check.decide(false)
    const sent = message()
    const seat = eye()
    if (sent === undefined || seat === 'watcher' || seat === undefined || sent.result !== undefined) return
    refuse(undefined, NO_SPOTS)
    if (mayPlan()) {
      const before = premove()
      plan(seat, spot)
      if (before !== undefined || premove() !== undefined) return
    }
    const path = [...touched(), spot]
    const on = walk(sent.choices, path)
    const begins = touched().length > 0 ? walk(sent.choices, [spot]) : undefined
    if (on.move !== undefined) make(seat, on.move, sent.seq, path)
    else if (on.next.length > 0) setTouched(path)
    else if (touched().at(-1) === spot) setTouched(NO_SPOTS)
    else if (begins !== undefined && (begins.move !== undefined || begins.next.length > 0)) {
      setTouched(NO_SPOTS)
      tap(spot)
    } else void attempt(seat, path, sent.seq)
  }
  const make = (seat: Seat, move: string, seen: number, path: readonly Spot[]) => {
    const now = () => {
      if (due !== now) return
      due = undefined
      if (!check.hold(seat, move, end)) end(true)
    }
    const end = (made: boolean) =>
      batch(() => {
        setPressed(undefined)
        setTouched(NO_SPOTS)
        if (made) void host.play(seat, move, seen).then((refused) => refuse(refused, path))
      })
    due = now
    setPressed(path.at(-1))
    afterPaint(now)
  }
  const enter = async (written: string): Promise<boolean> => {
    due?.()
    check.decide(false)
    const sent = message()
    const seat = eye()
    if (sent === undefined || seat === 'watcher' || seat === undefined || sent.result !== undefined)
      return false
    refuse(undefined, NO_SPOTS)
    setTouched(NO_SPOTS)
    const { meantBy } = await import('./notation.ts')
    const move = meantBy(
      written,
      sent.choices.map((choice) => choice.move),
    )
    const sure =
      move === undefined ||
      (await new Promise<boolean>((resolve) => {
        if (!check.hold(seat, move, resolve)) resolve(true)
      }))
    if (!sure) return false
    const refused = await host.play(seat, move ?? written.trim(), sent.seq)
    setRefusal(refused)
    return refused === undefined
  }
  /** No legal move begins like this. The host says which rule forbids it, once it is clear what is tried. */
  const attempt = async (seat: Seat, path: readonly Spot[], seen: number) => {
    const refused = await host.play(seat, path.join('-'), seen)
    if (refused === undefined) return
    if (refused.code !== NO_MOVE) refuse(refused, path)
    setTouched(refused.code === NO_MOVE && path.length === 1 ? path : NO_SPOTS)
  }

  return {
    ...screen,
    voice,
    scene,
    near,
    message,
    glow,
    arrows,
    isSetAhead: () => premove()?.ready === true,
    live,
    touched: createMemo(() => {
      const last = pressed()
      return last === undefined ? touched() : [...touched(), last]
    }),
    facts,
    taken,
    throws,
    refusal,
    tap,
    enter,
    check,
    show: (move) => setShownMove({ seq: host.seq(), move }),
    tell: (answer) => void answer.then(setRefusal),
  }
}
