import type { Judgement } from '../bots/position-judge.ts'
import { judgePosition, stopJudging } from '../bots/worker-client.ts'
import type { Draw, Fact, Result, Seat, Spot } from '@spellendoos/kernel'
import { newSeries, starterOf } from '@spellendoos/kernel'
import { createEffect, createMemo, createSignal, on, onCleanup, type Accessor } from 'solid-js'
import type { Arrow } from '../board/arrows.ts'
import type { OpenGame } from '../games/open.ts'
import type { Host, Refused } from '../table/host.ts'
import type { Analysed } from './file.ts'
import { after, messageOf, PositionCache, type TreePosition } from './position.ts'
import { continueWith, type GameTree, type GameEvent, type Path, type TreeCursor } from './tree.ts'

/** An analysis in progress. */
export interface Session {
  readonly game: OpenGame
  readonly host: Host
  readonly names: readonly string[]
  readonly tree: Accessor<GameTree>
  readonly path: Accessor<Path>
  readonly go: (path: Path) => void
  /** Tries an event; returns the rule that forbids it, if any. */
  readonly attempt: (event: GameEvent) => Refused | undefined
  /** Replaces the tree, or the place in it. */
  readonly replace: (place: TreeCursor) => void
  readonly moment: Accessor<TreePosition>
  readonly result: Accessor<Result | undefined>
  /** What chance is asked for here, if anything. */
  readonly isChance: Accessor<boolean>
  readonly draw: (draw: Draw) => void
  /** What the engine knows of this position so far. */
  readonly judgement: Accessor<Judgement | undefined>
  readonly isSearching: Accessor<boolean>
  readonly hasFailed: Accessor<boolean>
  /** What is stored or saved. */
  readonly analysed: () => Analysed
}

/** Stepping through moves quickly starts no search in between. */
const PAUSE = 120

export function openSession(
  game: OpenGame,
  { setup, players, tree: given }: Analysed,
  start: unknown,
  begunAt: Path,
): Session {
  const { options, seats } = setup
  const sides = game.sides(options, seats)
  const moments = new PositionCache(game, start)
  const [place, setPlace] = createSignal<TreeCursor & { readonly seq: number; readonly isNew: boolean }>({
    tree: given,
    path: begunAt,
    seq: 1,
    isNew: false,
  })
  const tree = createMemo(() => place().tree)
  const path = () => place().path
  const seq = () => place().seq
  const moment = createMemo(() => moments.at(place().tree, place().path))
  const result = createMemo(() => game.result(moment().state))
  const isChance = () => result() === undefined && game.turn(moment().state)[0] === 'chance'
  const enter = (next: TreeCursor) => {
    const isNew = next.path.length === path().length + 1 && path().every((nth, i) => next.path[i] === nth)
    setPlace({ tree: next.tree, path: next.path, seq: seq() + 1, isNew })
  }
  const attempt = (event: GameEvent): Refused | undefined => {
    const outcome = after(game, moment().state, event)
    if (!outcome.ok) return outcome.refusal
    enter(continueWith({ tree: tree(), path: path() }, event))
    return undefined
  }

  const [judgement, setJudgement] = createSignal<Judgement>()
  const [isSearching, setSearching] = createSignal(false)
  const [hasFailed, setFailed] = createSignal(false)
  createEffect(
    on(moment, ({ state }) => {
      setJudgement(undefined)
      setFailed(false)
      setSearching(result() === undefined)
      if (result() !== undefined) return
      const left = new AbortController()
      const asked = { game: game.id, version: game.version, state, seats, sides }
      const timer = setTimeout(() => {
        judgePosition(asked, setJudgement, left.signal)
          .catch(() => left.signal.aborted || setFailed(true))
          .finally(() => left.signal.aborted || setSearching(false))
      }, PAUSE)
      onCleanup(() => {
        clearTimeout(timer)
        left.abort()
      })
    }),
  )
  onCleanup(stopJudging)

  const arrows = createMemo((): readonly Arrow[] => {
    const best = judgement()?.analysis?.lines[0]?.moves ?? []
    const seen: Arrow[] = []
    let state = moment().state
    for (const [nth, move] of best.slice(0, 2).entries()) {
      const [by] = game.turn(state)
      if (typeof by !== 'number') break
      const outcome = after(game, state, { by, move })
      if (!outcome.ok) break
      const kind = nth === 0 ? 'hint' : 'ahead'
      seen.push(
        ...waysOf(game, state, by, move, outcome.value.facts).map((spots) => ({ kind, spots }) as const),
      )
      state = outcome.value.state
    }
    return seen
  })
  const message: Host['message'] = (eye) => {
    const { seq, isNew } = place()
    return messageOf(game, seats, moment(), eye, { seq, isNew })
  }
  const host: Host = {
    id: 'analysis',
    game,
    asked: {
      game,
      header: { seats },
      sides,
      view: (eye) => game.view(moment().state, eye),
    },
    players: players.map((name) => ({ name, level: 0 })),
    guided: false,
    study: true,
    series: newSeries(seats, starterOf(game, options)),
    seq,
    message,
    arrows,
    play: (seat, move) => Promise.resolve(attempt({ by: seat, move })),
    act: () => Promise.resolve(undefined),
    canTakeBack: () => false,
    deadlines: () => new Map(),
    played: () => 0,
    verify: () => Promise.resolve({ fair: 'not-provable' }),
    rematch: () => Promise.resolve(undefined),
    leave: () => undefined,
  }
  return {
    game,
    host,
    names: players,
    tree,
    path,
    go: (to) => enter({ tree: tree(), path: to }),
    attempt,
    replace: enter,
    moment,
    result,
    isChance,
    draw: (draw) => void attempt({ by: 'chance', draw }),
    judgement,
    isSearching,
    hasFailed,
    analysed: () => ({ setup, players, tree: tree() }),
  }
}

/** The paths on the board of a move, or its taps if there are none. */
function waysOf(
  game: OpenGame,
  state: unknown,
  seat: Seat,
  written: string,
  facts: readonly Fact[],
): readonly (readonly Spot[])[] {
  const paths = facts.flatMap(({ path, seat: by }) =>
    path === undefined || (by ?? seat) !== seat ? [] : [path],
  )
  if (paths.length > 0) return paths
  const move = game.moves(state, seat).find((each) => game.write(state, each) === written)
  const [taps] = move === undefined ? [] : game.touches(state, move)
  return taps === undefined ? [] : [taps]
}
