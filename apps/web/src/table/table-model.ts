import { walk, type Choice, type Eye, type Seat, type Spot } from '@spellendoos/kernel'
import { offeredThrow } from '@spellendoos/scene'
import { batch, createMemo, createSignal, type Accessor } from 'solid-js'
import { afterPaint } from '../app/after-paint.ts'
import type { Arrow } from '../board/arrows.ts'
import { namesAt, voiceAt, writtenMove, type Voice } from '../board/voice.ts'
import { blunderCheck, type BlunderCheck } from '../help/blunder-check.ts'
import { t } from '../words/texts.ts'
import type { Host, Refused } from './host.ts'
import { latestFacts, type LatestFacts } from './latest-facts.ts'
import { nearScene, type NearScene } from './near-scene.ts'
import { premovePlan } from './premove-plan.ts'
import { shareScreen, type Screen } from './screen.ts'

/** A person (or several) at this screen: whose view is shown, what they see, and the move in the making. */
export interface TableModel extends Omit<Screen, 'wanted'>, LatestFacts, Pick<NearScene, 'near' | 'scene'> {
  readonly voice: Accessor<Voice>
  readonly message: Accessor<ReturnType<Host['message']> | undefined>
  readonly glow: Accessor<readonly Spot[]>
  /** Where a tap does something; not shown where finding out is the game. */
  readonly live: Accessor<readonly Spot[] | undefined>
  readonly touched: Accessor<readonly Spot[]>
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
const NO_CHOICES: readonly Choice[] = []
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
  const { eye } = screen

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
  const { facts, taken, throws } = latestFacts(host, eye)
  const { seen, near, scene } = nearScene(host, { own, screen, message, touched })
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

  const { premove, tap: tapBeforeTurn } = premovePlan(host, {
    eye,
    message,
    seen,
    setTouched,
    play: (seat, move, seen) => {
      if (move === undefined) setRefusal(notPlayed)
      else void host.play(seat, move, seen).then(setRefusal)
    },
  })
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
    if (tapBeforeTurn(seat, spot)) return
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
    const moves = sent.choices.map((choice) => choice.move)
    // A word is typed as the log and the buttons say it.
    const said = written.trim().toLowerCase()
    const move =
      moves.find((each) => writtenMove(game.words, each).toLowerCase() === said) ?? meantBy(written, moves)
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
