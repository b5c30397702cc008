import type { Fact, Spot } from '@spellendoos/kernel'
import type { Item, Label, Tray } from '@spellendoos/scene'
import { createEffect, createMemo, createSignal, For, Index, on, Show } from 'solid-js'
import { Dialog } from '../app/Dialog.tsx'
import { sayBoard } from '../words/board.ts'
import { labelOfThing } from './labels.ts'
import { u } from './paint/pencil.ts'
import { paintThing, sizeOf, thingOf } from './paint/piece.ts'
import { colourOf, seatColour } from './paint/tones.ts'
import { SeatMark } from './SeatMark.tsx'
import { throwDie } from './thrown-die.ts'
import { slotsOf } from './tray-parts.ts'
import type { Voice } from './voice.ts'
import './trays.css'

interface TraysProps {
  readonly trays: readonly Tray[]
  readonly voice: Voice
  readonly glow: readonly Spot[]
  readonly touched: readonly Spot[]
  readonly facts: readonly Fact[]
  readonly onTap: (spot: Spot) => void
}

/** What is beside the board: dice, hands of cards, buttons. */
export function Trays(props: TraysProps) {
  return (
    <div class="trays">
      <Index each={props.trays.filter(({ items, grid }) => items.length > 0 || grid !== undefined)}>
        {(tray) => (
          <section
            class="tray"
            classList={{
              buttons: isForButtons(tray()),
            }}
            aria-label={titleOf(tray(), props.voice)}
            style={{
              ...(tray().seat === undefined ? {} : { '--own': seatColour(tray().seat!) }),
              ...(tray().grid === undefined ? {} : { '--columns': tray().grid![0] }),
            }}
          >
            <Show when={tray().title}>{(title) => <h2>{props.voice.say(title())}</h2>}</Show>
            <Show
              when={tray().grid}
              fallback={
                <div class="items">
                  {/* Other dice are laid out again. */}
                  <For each={[countOfDice(tray())]}>
                    {() => (
                      <Index each={tray().items}>
                        {(item, nth) => <OneItem item={item()} nth={nth} {...props} />}
                      </Index>
                    )}
                  </For>
                </div>
              }
            >
              {(grid) => (
                <div class="items grid">
                  <Index each={slotsOf(tray().items, grid())}>
                    {(item, nth) => <Slot item={item()} nth={nth} {...props} />}
                  </Index>
                </div>
              )}
            </Show>
          </section>
        )}
      </Index>
    </div>
  )
}

/** A slot in a grid. A different thing in it is a new element, not a changed one. */
function Slot(props: { readonly item: Item | undefined; readonly nth: number } & Omit<TraysProps, 'trays'>) {
  const lies = () => (props.item === undefined ? [] : [props.item.spot ?? props.item.look])
  return (
    <For each={lies()} fallback={<span class="free" />}>
      {() => {
        const item = createMemo<Item>((before) => props.item ?? before, props.item!)
        return <OneItem {...props} item={item()} />
      }}
    </For>
  )
}

const countOfDice = ({ items }: Tray) => items.filter(({ look }) => look === 'die').length

/** A tray without a name that has nothing but buttons, or nothing at all now. */
const isForButtons = ({ title, seat, items }: Tray) =>
  (items.length > 0 || (title === undefined && seat === undefined)) &&
  items.every(({ look }) => look === 'button')

const titleOf = ({ title, seat }: Tray, voice: Voice) =>
  title !== undefined ? voice.say(title) : seat === undefined ? undefined : voice.name(seat)

function OneItem(props: { readonly item: Item; readonly nth: number } & Omit<TraysProps, 'trays'>) {
  let drawing!: HTMLSpanElement
  const [asking, setAsking] = createSignal(false)
  const spot = () => props.item.spot
  const glows = createMemo(() => spot() !== undefined && props.glow.includes(spot()!))
  const chosen = () => props.item.chosen === true || (spot() !== undefined && props.touched.includes(spot()!))
  createEffect(
    on(
      () => props.facts,
      (facts, before) => {
        if (before === undefined || props.item.look !== 'die') return
        if (facts.some(({ dice }) => dice !== undefined)) throwDie(drawing, props.item, props.nth)
      },
    ),
  )
  const inside = () => <Drawing item={props.item} voice={props.voice} ref={(node) => (drawing = node)} />
  return (
    <Show
      when={spot()}
      fallback={
        <span
          class={`item ${props.item.look}`}
          classList={{ spent: props.item.spent === true, held: props.item.held === true }}
          role="img"
          aria-label={labelOfThing(props.item, props.voice)}
        >
          {inside()}
        </span>
      }
    >
      {(spot) => (
        <>
          <button
            type="button"
            class={`item ${props.item.look}`}
            classList={{ spent: props.item.spent === true, glowing: glows() }}
            data-spot={spot()}
            data-glow={glows() ? '' : undefined}
            aria-pressed={chosen() ? 'true' : undefined}
            aria-label={labelOfThing(props.item, props.voice)}
            onClick={() => (props.item.weighty === true ? setAsking(true) : props.onTap(spot()))}
          >
            {inside()}
          </button>
          <Sure
            asking={asking()}
            what={labelOfThing(props.item, props.voice)}
            onSure={() => props.onTap(spot())}
            onClose={() => setAsking(false)}
          />
        </>
      )}
    </Show>
  )
}

/** Asks for confirmation before something that cannot easily be undone. */
const Sure = (props: {
  readonly asking: boolean
  readonly what: string
  readonly onSure: () => void
  readonly onClose: () => void
}) => (
  <Dialog open={props.asking} onClose={() => props.onClose()} label={props.what}>
    <h2>{props.what}</h2>
    <div class="row">
      <button
        type="button"
        class="button main"
        data-sure
        onClick={() => {
          props.onClose()
          props.onSure()
        }}
      >
        {sayBoard('sure')}
      </button>
      <button type="button" class="button" onClick={() => props.onClose()}>
        {sayBoard('not-sure')}
      </button>
    </div>
  </Dialog>
)

/** A thing from a tray as a drawing, a button as its words. */
export function Drawing(props: {
  readonly item: Item
  readonly voice: Voice
  readonly ref?: (node: HTMLSpanElement) => void
}) {
  const thing = createMemo(() => thingOf(props.item))
  const said = (label: Label | undefined) => (label === undefined ? '' : props.voice.say(label))
  const box = () => {
    const [w, h] = sizeOf(thing()!.look)
    return [-w / 2, -h / 2, w, h].map((side, i) => u(side + (i < 2 ? -0.04 : 0.08))).join(' ')
  }
  return (
    <span
      class="drawing"
      ref={(node) => props.ref?.(node)}
      style={props.item.look === 'slip' ? { '--edge': colourOf(props.item.paint ?? 'line') } : {}}
    >
      <Show
        when={thing()}
        fallback={
          <>
            {said(props.item.face)}
            <Show when={props.item.small}>
              <small>
                <Show when={props.item.seat !== undefined}>
                  <SeatMark seat={props.item.seat!} />
                </Show>
                {said(props.item.small)}
              </small>
            </Show>
          </>
        }
      >
        {(thing) => (
          <svg
            viewBox={box()}
            aria-hidden="true"
            innerHTML={paintThing(thing(), (label) => props.voice.say(label))}
          />
        )}
      </Show>
    </span>
  )
}
