import {
  createEffect,
  createMemo,
  createSignal,
  lazy,
  Match,
  on,
  Show,
  Suspense,
  Switch,
  type JSX,
} from 'solid-js'
import { afterPaint } from '../app/after-paint.ts'
import { whenIdle } from '../app/idle.ts'
import { Masthead } from '../app/Masthead.tsx'
import { hrefOf } from '../app/route.ts'
import { Materials } from '../board/Materials.tsx'
import { shake } from '../board/motion.ts'
import { Sheets, spotsOf } from '../board/Sheets.tsx'
import { Trays } from '../board/Trays.tsx'
import { sound, turning } from '../settings/choices.ts'
import { inLang } from '../words/lang.ts'
import { sayTable } from '../words/table.ts'
import { Acts } from './Acts.tsx'
import { stayAwake } from './awake.ts'
import { Coach } from './Coach.tsx'
import { Countdown } from './Countdown.tsx'
import { Curtain } from './Curtain.tsx'
import type { Host } from './host.ts'
import { SeatStrip } from './SeatStrip.tsx'
import { SittingBoard } from './SittingBoard.tsx'
import { sitDown } from './sitting.ts'
import { Timer } from './Timer.tsx'
import './table.css'

const sounds = () => import('../board/sound.ts')
const Guide = lazy(() => import('../learn/Guide.tsx').then((m) => ({ default: m.Guide })))
const Warning = lazy(() => import('../help/Warning.tsx').then((m) => ({ default: m.Warning })))
const Record = lazy(() => import('./Record.tsx').then((m) => ({ default: m.Record })))
const ResultSheet = lazy(() => import('./ResultSheet.tsx').then((m) => ({ default: m.ResultSheet })))
const FlatTable = lazy(() => import('./FlatTable.tsx').then((m) => ({ default: m.FlatTable })))
const EdgeTable = lazy(() => import('./EdgeTable.tsx').then((m) => ({ default: m.EdgeTable })))

interface TableViewProps {
  readonly host: Host
  /** What is added above, and what is said below, where people are far apart. */
  readonly above?: JSX.Element
  readonly below?: JSX.Element
}

/**
 * The table as this match needs it: round, where several people at this screen hide and act at once, or where it lies
 * flat between them.
 */
export function TableView(props: TableViewProps) {
  const { traits } = props.host.game
  const people = () =>
    props.host.own === undefined
      ? props.host.message('watcher').bots.filter((level) => level === 0).length
      : 1
  stayAwake(() => props.host.message('watcher').result === undefined)
  return (
    <Switch fallback={<OneSide {...props} />}>
      <Match when={traits.realtime && traits.hidden && people() > 1}>
        <EdgeTable host={props.host} />
      </Match>
      <Match when={turning.chosen() === 'flat' && !traits.hidden && people() > 1}>
        <FlatTable host={props.host} />
      </Match>
    </Switch>
  )
}

/** The table: one page for all games, fed by scenes and taps only. */
function OneSide(props: TableViewProps) {
  const host = props.host
  const sitting = sitDown(host)
  const [reading, setReading] = createSignal(false)
  let middle!: HTMLElement
  createEffect(on(sitting.refusal, (refused) => refused !== undefined && shake(middle), { defer: true }))
  const board = createMemo(() => sitting.scene()?.board)
  const sheets = createMemo(() => sitting.scene()?.sheets ?? [])
  // A board keeps its size when a tray comes and goes: one that jumps is hard to tap, and costs a long moment.
  const trayed = createMemo<boolean>((was) => was || (sitting.scene()?.trays ?? []).length > 0, false)
  const glow = createMemo(() => new Set(sitting.glow()))
  const onBoard = createMemo(() => board()?.places.some(({ id }) => glow().has(id)) === true)
  const onPaper = createMemo(() => spotsOf(sheets()).some((spot) => glow().has(spot)))
  // Who came here by a tap may be played to; nobody waits for the instruments at the first move then.
  if (sound.chosen() === 'on' && navigator.userActivation.hasBeenActive) {
    whenIdle(() => void sounds().then((m) => m.tune()))
  }
  createEffect(
    on(
      sitting.facts,
      (facts) => {
        const scene = sitting.scene()
        if (sound.chosen() === 'on' && scene !== undefined && facts.length > 0) {
          // What is seen comes first.
          afterPaint(() => void sounds().then((m) => m.play(m.soundsOf(facts, scene))))
        }
      },
      { defer: true },
    ),
  )
  return (
    <div
      class="table-page"
      classList={{
        boardless: board() === undefined,
        papered: sheets().length > 0,
        guided: host.guided,
        afar: host.own !== undefined,
        reading: reading(),
      }}
    >
      <Materials />
      <Masthead>
        <a class="button quiet small" href={hrefOf({ page: 'rules', game: host.game.id })}>
          {sayTable('rules')}
        </a>
        <button
          type="button"
          class="button quiet small"
          aria-expanded={reading()}
          aria-controls="record"
          onClick={() => setReading(!reading())}
        >
          {sayTable('log')}
        </button>
        {props.above}
      </Masthead>
      <main>
        <h1 class="unseen">{inLang(host.game.words.name)}</h1>
        <Show when={sitting.expected() === undefined} fallback={<Curtain sitting={sitting} />}>
          <SeatStrip host={host} sitting={sitting} />
          <div
            class="tabletop"
            classList={{ trayed: trayed(), filling: onPaper(), 'paper-first': onPaper() && !onBoard() }}
          >
            <section class="middle" ref={middle}>
              <SittingBoard sitting={sitting} />
            </section>
            <aside class="side">
              <Trays
                trays={sitting.scene()?.trays ?? []}
                voice={sitting.voice()}
                glow={sitting.glow()}
                touched={sitting.touched()}
                facts={sitting.facts()}
                onTap={sitting.tap}
              />
              <Sheets
                sheets={sheets()}
                voice={sitting.voice()}
                glow={sitting.glow()}
                touched={sitting.touched()}
                onTap={sitting.tap}
              />
            </aside>
          </div>
          <footer class="foot">
            {props.below}
            <Show when={host.game.traits.solo}>
              <Timer host={host} />
            </Show>
            <Countdown host={host} />
            <Show when={host.guided}>
              <Suspense>
                <Guide host={host} sitting={sitting} />
              </Suspense>
            </Show>
            <Coach host={host} sitting={sitting} />
            <Acts host={host} sitting={sitting} />
          </footer>
          <Suspense>
            <Show when={host.warn !== undefined && host.players.some(({ warned }) => warned !== undefined)}>
              <Warning host={host} sitting={sitting} />
            </Show>
            <Show when={reading()}>
              <Record host={host} sitting={sitting} />
            </Show>
            <Show when={sitting.message()?.result}>
              <ResultSheet host={host} sitting={sitting} />
            </Show>
          </Suspense>
        </Show>
      </main>
    </div>
  )
}
