import type { Seat } from '@spellendoos/kernel'
import type { Tray } from '@spellendoos/scene'
import { createEffect, createMemo, For, lazy, on, Show, Suspense, untrack } from 'solid-js'
import { Masthead } from '../app/Masthead.tsx'
import { Backdrop } from '../board/Backdrop.tsx'
import { Materials } from '../board/Materials.tsx'
import { shake } from '../board/motion.ts'
import { seatColour } from '../board/paint/tones.ts'
import { SeatMark } from '../board/SeatMark.tsx'
import { Sheets } from '../board/Sheets.tsx'
import { isButton, lyingIn, partsOf } from '../board/tray-parts.ts'
import { Trays } from '../board/Trays.tsx'
import { RulesLink } from '../rules/RulesLink.tsx'
import { inLang } from '../words/lang.ts'
import { Acts } from './Acts.tsx'
import { Coach } from './Coach.tsx'
import { Countdown } from './Countdown.tsx'
import type { Host } from './host.ts'
import { withThrow } from './last-throws.ts'
import { LastThrow } from './SeatStrip.tsx'
import { sideOf, sidesTaken } from './sides.ts'
import { TableBoard } from './TableBoard.tsx'
import { tableModel, type TableModel } from './table-model.ts'
import { LatestEventsAtTable } from './LatestEvents.tsx'
import './edges.css'
import './flat.css'

const ResultSheet = lazy(() => import('./ResultSheet.tsx').then((m) => ({ default: m.ResultSheet })))
const Warning = lazy(() => import('../help/Warning.tsx').then((m) => ({ default: m.Warning })))

/** So many buttons fit beside what is said to a player: on any screen, and on a large one. */
const FEW_ON_PHONE = 5
const FEW = 8

/** A screen that lies flat: the board in the middle, and each player's controls along their edge, facing them. */
export function FlatTable(props: { readonly host: Host }) {
  const { host } = props
  const model = tableModel(host)
  const wasOver = untrack(() => host.message('watcher').result) !== undefined
  let middle!: HTMLElement
  createEffect(on(model.refusal, (refused) => refused !== undefined && shake(middle), { defer: true }))
  const seats = Array.from({ length: host.players.length }, (_, seat): Seat => seat)
  const trays = createMemo(() => model.scene()?.trays ?? [])
  const common = createMemo(() =>
    (model.scene()?.board === undefined ? lyingIn : partsOf)(trays(), (item) => !isButton(item)),
  )
  const buttons = createMemo(() => partsOf(trays(), isButton))
  const onTurn = () => model.eye()
  // If something is thrown or played, every edge has space for its buttons from the start.
  const played = untrack(() => host.game.traits.luck !== 'none' || trays().length > 0)
  /** What lies beside the board once has its place for the whole match. */
  const beside = createMemo<boolean>(
    (before) => before || common().length > 0 || (model.scene()?.sheets ?? []).length > 0,
    false,
  )
  return (
    <div class="table-page edge-page flat-page" classList={{ played }}>
      <Materials />
      <Masthead>
        <RulesLink game={host.game.id} />
      </Masthead>
      <main class="edges" classList={sidesTaken(seats.length)}>
        <h1 class="unseen">{inLang(host.game.words.name)}</h1>
        <section
          class="middle"
          classList={{
            beside: beside(),
            boarded: model.scene()?.board !== undefined,
            scenic: model.scene()?.backdrop !== undefined,
          }}
          ref={middle}
        >
          <Backdrop name={model.scene()?.backdrop} />
          <Countdown host={host} />
          <TableBoard model={model} />
          <div class="common">
            <Trays
              trays={common()}
              voice={model.voice()}
              glow={model.glow()}
              touched={model.touched()}
              facts={model.facts()}
              onTap={model.tap}
            />
            <Sheets
              sheets={model.scene()?.sheets ?? []}
              voice={model.voice()}
              glow={model.glow()}
              touched={model.touched()}
              onTap={model.tap}
            />
          </div>
        </section>
        <For each={seats}>
          {(seat) => (
            <div class={`edge ${sideOf(seat, seats.length)}`}>
              <OwnEdge host={host} model={model} seat={seat} active={onTurn() === seat} buttons={buttons()} />
            </div>
          )}
        </For>
        <Suspense>
          <Show when={model.message()?.result}>
            <ResultSheet host={host} model={model} wasOver={wasOver} />
          </Show>
        </Suspense>
      </main>
    </div>
  )
}

interface OwnEdgeProps {
  readonly host: Host
  readonly model: TableModel
  readonly seat: Seat
  /** The table waits for this player. */
  readonly active: boolean
  readonly buttons: readonly Tray[]
}

/** A player's name and score, and on their turn their controls, all facing them. */
function OwnEdge(props: OwnEdgeProps) {
  const { host, model } = props
  const line = () => withThrow(model.scene()?.seats[props.seat] ?? {}, props.seat, model.throws(), true)
  const number = (n: number) => model.voice().say(n)
  const points = () => [line().money ?? line().score ?? []].flat()
  const layout = createMemo(() => {
    const trays = props.active ? props.buttons : []
    if (trays.some(({ items }) => items.length > FEW)) return 'choosing'
    const isCrowded = ({ items, grid }: Tray) => grid === undefined && items.length > FEW_ON_PHONE
    return trays.some(isCrowded) ? 'crowded' : 'plain'
  })
  return (
    <section
      class="own paper"
      classList={{ 'on-turn': props.active, [layout()]: true }}
      data-edge={props.seat}
      aria-label={model.voice().name(props.seat)}
      style={{ '--own': seatColour(props.seat) }}
    >
      <p class="who">
        <SeatMark seat={props.seat} />
        <strong class="name">{model.voice().name(props.seat)}</strong>
        <For each={points()}>{(points) => <span class="score">{number(points)}</span>}</For>
      </p>
      <Show when={line().note}>{(note) => <p class="note soft">{model.voice().say(note())}</p>}</Show>
      <LastThrow line={line()} voice={model.voice()} />
      <Show when={props.active}>
        {/* Many to choose from are laid out in another place. */}
        <For each={[layout()]}>
          {() => (
            <Trays
              trays={props.buttons}
              voice={model.voice()}
              glow={model.glow()}
              touched={model.touched()}
              facts={[]}
              onTap={model.tap}
            />
          )}
        </For>
        <LatestEventsAtTable host={host} model={model} />
        <Coach host={host} model={model} />
        <Suspense>
          <Show when={host.players[props.seat]?.warned}>
            <Warning host={host} model={model} />
          </Show>
        </Suspense>
        <Acts host={host} model={model} />
      </Show>
    </section>
  )
}
