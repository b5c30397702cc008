import { walk } from '@spellendoos/kernel'
import { offeredThrow, type Sheet } from '@spellendoos/scene'
import {
  createEffect,
  createMemo,
  createSignal,
  lazy,
  Match,
  on,
  onCleanup,
  Show,
  Suspense,
  Switch,
  untrack,
  type JSX,
} from 'solid-js'
import { afterPaint } from '../app/after-paint.ts'
import { whenIdle } from '../app/idle.ts'
import { matching } from '../app/media.ts'
import { Masthead } from '../app/Masthead.tsx'
import { Backdrop } from '../board/Backdrop.tsx'
import { Materials } from '../board/Materials.tsx'
import { shake } from '../board/motion.ts'
import { ratioOf } from '../board/paint/ground.ts'
import { Sheets, spotsOf } from '../board/Sheets.tsx'
import { isButton, isPlayed, lyingIn, partsOf } from '../board/tray-parts.ts'
import { Trays } from '../board/Trays.tsx'
import { TurnButton } from '../board/TurnButton.tsx'
import { buzzing, isCalm, isHandheld, shaking, sound } from '../settings/choices.ts'
import { RulesLink } from '../rules/RulesLink.tsx'
import { inLang } from '../words/lang.ts'
import { sayTable } from '../words/table.ts'
import { Acts } from './Acts.tsx'
import { stayAwake } from './wake-lock.ts'
import { Bar } from './Bar.tsx'
import { Coach } from './Coach.tsx'
import { Countdown } from './Countdown.tsx'
import type { Host } from './host.ts'
import { LogButton } from './LogButton.tsx'
import { SeatStrip } from './SeatStrip.tsx'
import { onKey } from './shortcut.ts'
import { liesFlat, peopleHere } from './flat-screen.ts'
import { TableBoard } from './TableBoard.tsx'
import { tableModel, type TableModel } from './table-model.ts'
import { LatestEventsAtTable } from './LatestEvents.tsx'
import './table.css'
import './playing.css'

const sounds = () => import('../board/sound.ts')
const CallButtons = lazy(() => import('./CallButtons.tsx').then((m) => ({ default: m.CallButtons })))
const Curtain = lazy(() => import('./Curtain.tsx').then((m) => ({ default: m.Curtain })))
const Timer = lazy(() => import('./Timer.tsx').then((m) => ({ default: m.Timer })))
const Guide = lazy(() => import('../learn/Guide.tsx').then((m) => ({ default: m.Guide })))
const Warning = lazy(() => import('../help/Warning.tsx').then((m) => ({ default: m.Warning })))
const MatchLog = lazy(() => import('./MatchLog.tsx').then((m) => ({ default: m.MatchLog })))
const ResultSheet = lazy(() => import('./ResultSheet.tsx').then((m) => ({ default: m.ResultSheet })))
const FlatTable = lazy(() => import('./FlatTable.tsx').then((m) => ({ default: m.FlatTable })))
const EdgeTable = lazy(() => import('./EdgeTable.tsx').then((m) => ({ default: m.EdgeTable })))

/** Vibration pattern of a throw, in milliseconds: a rattle, then rest. */
const BUZZ = [18, 40, 18, 60, 30]

/** Rows of paper that leave space for the log. */
const LONG_PAPER = 6
/** A sheet with so many rows makes the board on a phone smaller. */
const HIGH_SHEET = 6

interface TableViewProps {
  readonly host: Host
  /** Additions above and below the table for online matches. */
  readonly above?: JSX.Element
  readonly below?: JSX.Element
  /** Replaces messages, actions and the result in a lesson. */
  readonly foot?: (model: TableModel) => JSX.Element
  /** Replaces the log, where there still is one. */
  readonly record?: (model: TableModel) => JSX.Element
}

/**
 * The table as this match needs it: round, where several people at this screen hide and act at once, or where it lies
 * flat between them.
 */
export function TableView(props: TableViewProps) {
  const { traits } = props.host.game
  const isFlat = liesFlat(props.host)
  stayAwake(() => props.host.message('watcher').result === undefined)
  return (
    <Switch fallback={<OneSide {...props} />}>
      <Match when={traits.realtime && traits.hidden && peopleHere(props.host) > 1}>
        <EdgeTable host={props.host} />
      </Match>
      <Match when={isFlat()}>
        <FlatTable host={props.host} />
      </Match>
    </Switch>
  )
}

/** The table: one page for all games, which knows only scenes and taps. */
function OneSide(props: TableViewProps) {
  const host = props.host
  const model = tableModel(host)
  const wasOver = untrack(() => host.message('watcher').result) !== undefined
  const roomy = matching('(min-width: 1100px) and (min-height: 600px)')
  const high = matching('(min-height: 1000px)')
  const [wished, setReading] = createSignal<boolean>()
  /** What happened is shown beside the board if there is space, unless it was closed or a guide uses that space. */
  const hasRecord = props.foot === undefined || props.record !== undefined
  const reading = (): boolean =>
    wished() ?? (roomy() && (high() || !longPaper()) && !host.guided && hasRecord)
  const [writing, setWriting] = createSignal(0)
  onKey('/', () => {
    setReading(true)
    setWriting((times) => times + 1)
  })
  let middle!: HTMLElement
  createEffect(on(model.refusal, (refused) => refused !== undefined && shake(middle), { defer: true }))
  const board = createMemo(() => model.scene()?.board)
  const sheets = createMemo(() => model.scene()?.sheets ?? [])
  /** Whether paper beside the board would be cut off if the log were below it; constant during the match. */
  const longPaper = createMemo<boolean | undefined>((before) => {
    if (before !== undefined || model.scene() === undefined) return before
    return board() !== undefined && sheets().reduce((sum, { rows }) => sum + rows.length, 0) > LONG_PAPER
  })
  const ratio = () => {
    const shown = board()
    return shown === undefined ? 1 : ratioOf(shown)
  }
  /** What is on the table and not in the bar: dice where there is no board, and things that are only shown. */
  const lying = createMemo(() => {
    const trays = model.scene()?.trays ?? []
    return board() === undefined
      ? lyingIn(trays, (item) => !isButton(item))
      : partsOf(trays, (item, tray) => !isButton(item) && !isPlayed(tray))
  })
  // The bar has its space from the start, so that a board keeps its place and size.
  const { luck, hidden } = host.game.traits
  const played = untrack(() => luck !== 'none' || hidden || (model.scene()?.trays ?? []).length > 0)
  /** How many rows of things keep their places in the bar. */
  const rows = createMemo<number>(
    (before) =>
      Math.max(
        before,
        ...(model.scene()?.trays ?? []).map(({ grid, items }) =>
          items.some(isButton) ? 1 : (grid?.[1] ?? 1),
        ),
      ),
    1,
  )
  /** Where moves begin, whatever has been tapped since. */
  const begins = createMemo(() => new Set(walk(model.message()?.choices ?? [], []).next))
  /** Paper that is filled in while nothing can be done on the board covers it. */
  const onBoard = createMemo(() =>
    board()?.places.some(({ id }) => begins().has(id)) === false
      ? sheets().filter((sheet) => spotsOf([sheet]).some((spot) => begins().has(spot)))
      : [],
  )
  const aside = createMemo(() => sheets().filter((sheet) => !onBoard().includes(sheet)))
  // Browsers allow sound only after a tap. Loading it now means the first move does not wait for it.
  if (sound.chosen() === 'on' && navigator.userActivation.hasBeenActive) {
    whenIdle(() => void sounds().then((m) => m.tune()))
  }
  createEffect(
    on(
      model.facts,
      (facts) => {
        const scene = model.scene()
        const isThrown = facts.some(
          ({ dice, seat }) => dice !== undefined && seat !== undefined && model.people().includes(seat),
        )
        if (isThrown && buzzing.chosen() === 'on' && isHandheld && !isCalm()) navigator.vibrate?.(BUZZ)
        if (sound.chosen() === 'on' && scene !== undefined && facts.length > 0) {
          // What is visible comes first.
          afterPaint(() => void sounds().then((m) => m.play(m.soundsOf(facts, scene))))
        }
      },
      { defer: true },
    ),
  )
  createEffect(() => {
    if (luck === 'none' || shaking.chosen() === 'off' || !isHandheld || isCalm()) return
    if (!('DeviceMotionEvent' in window)) return
    const away = new AbortController()
    onCleanup(() => away.abort())
    void import('./shake-listener.ts').then(({ throwOnShake }) => {
      if (away.signal.aborted) return
      const stop = throwOnShake({
        offered: () =>
          document.querySelector('dialog[open]') === null
            ? offeredThrow(model.scene()?.trays ?? [])
            : undefined,
        onShake: model.tap,
        onDenied: () => shaking.choose('off'),
      })
      away.signal.addEventListener('abort', stop)
    })
  })
  const Paper = (shown: { readonly sheets: readonly Sheet[] }) => (
    <Show when={shown.sheets.length > 0}>
      <Sheets
        sheets={shown.sheets}
        voice={model.voice()}
        glow={model.glow()}
        touched={model.touched()}
        onTap={model.tap}
      />
    </Show>
  )
  return (
    <div
      class="table-page playing"
      style={{ '--ratio': ratio(), '--rows': rows() }}
      classList={{
        boardless: board() === undefined,
        scenic: model.scene()?.backdrop !== undefined,
        papered: sheets().length > 0,
        'high-sheet': aside().some(({ rows }) => rows.length >= HIGH_SHEET),
        alone: lying().length === 0 && aside().length === 0,
        played: played && board() !== undefined,
        'over-four': host.players.length > 4,
        'over-six': host.players.length > 6,
        tasked: !hasRecord,
        guided: host.guided,
        remote: host.own !== undefined,
        reading: reading(),
      }}
    >
      <Materials />
      <Masthead>
        <RulesLink game={host.game.id} />
        <Show when={hasRecord}>
          <LogButton text={sayTable('log')} open={reading()} onToggle={() => setReading(!reading())} />
          <TurnButton near={model.near} />
        </Show>
        {props.above}
      </Masthead>
      <main>
        <h1 class="unseen">{inLang(host.game.words.name)}</h1>
        <Show
          when={model.expected() === undefined}
          fallback={
            <Suspense>
              <Curtain model={model} />
            </Suspense>
          }
        >
          <SeatStrip host={host} model={model} />
          {/* Before the board in reading and focus order, wherever it is shown. */}
          <Bar model={model} things={board() !== undefined} />
          <div class="tabletop">
            <section class="middle" ref={middle} classList={{ covered: onBoard().length > 0 }}>
              <TableBoard model={model} />
              <Paper sheets={onBoard()} />
            </section>
            <aside class="side">
              <Trays
                trays={lying()}
                voice={model.voice()}
                glow={model.glow()}
                touched={model.touched()}
                facts={model.facts()}
                onTap={model.tap}
              />
              <Paper sheets={aside()} />
            </aside>
            <Backdrop name={model.scene()?.backdrop} />
          </div>
          <footer class="foot">
            <Show when={props.foot === undefined} fallback={props.foot?.(model)}>
              {props.below}
              <Show when={host.game.traits.solo}>
                <Suspense>
                  <Timer host={host} />
                </Suspense>
              </Show>
              <Show when={host.guided}>
                <Suspense>
                  <Guide host={host} model={model} />
                </Suspense>
              </Show>
              <Show when={model.callers().length > 0 || model.isCalling()}>
                <Suspense>
                  <CallButtons model={model} />
                </Suspense>
              </Show>
              <LatestEventsAtTable host={host} model={model} onLog={() => setReading(true)} />
              <div class="saying">
                <Coach host={host} model={model} />
                <Countdown host={host} />
              </div>
              <Acts host={host} model={model} />
            </Show>
          </footer>
          <Suspense>
            <Show when={host.warn !== undefined && host.players.some(({ warned }) => warned !== undefined)}>
              <Warning host={host} model={model} />
            </Show>
            <Show when={reading()}>
              {props.record?.(model) ?? <MatchLog host={host} model={model} writing={writing()} />}
            </Show>
            <Show when={props.foot === undefined && model.message()?.result}>
              <ResultSheet host={host} model={model} wasOver={wasOver} />
            </Show>
          </Suspense>
        </Show>
      </main>
    </div>
  )
}
