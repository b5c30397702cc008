import type { Fact, Spot } from '@spellendoos/kernel'
import type { Item, Tray } from '@spellendoos/scene'
import { createEffect, createMemo, Index, on, Show } from 'solid-js'
import { labelOfThing } from './labels.ts'
import { tumble } from './motion.ts'
import { u } from './paint/pencil.ts'
import { paintThing, sizeOf, thingOf } from './paint/piece.ts'
import { seatColour } from './paint/tones.ts'
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

/** What lies beside the board: dice, hands of cards, buttons. */
export function Trays(props: TraysProps) {
  return (
    <div class="trays">
      <Index each={props.trays.filter(({ items }) => items.length > 0)}>
        {(tray) => (
          <section
            class="tray"
            classList={{ buttons: tray().items.every(({ look }) => look === 'button') }}
            aria-label={titleOf(tray(), props.voice)}
            style={tray().seat === undefined ? {} : { '--own': seatColour(tray().seat!) }}
          >
            <Show when={tray().title}>{(title) => <h2>{props.voice.say(title())}</h2>}</Show>
            <div class="items">
              <Index each={tray().items}>
                {(item, nth) => <OneItem item={item()} nth={nth} {...props} />}
              </Index>
            </div>
          </section>
        )}
      </Index>
    </div>
  )
}

const titleOf = ({ title, seat, id }: Tray, voice: Voice) =>
  title !== undefined ? voice.say(title) : seat === undefined ? id : voice.name(seat)

function OneItem(props: { readonly item: Item; readonly nth: number } & Omit<TraysProps, 'trays'>) {
  let drawing!: HTMLSpanElement
  const spot = () => props.item.spot
  const glows = createMemo(() => spot() !== undefined && props.glow.includes(spot()!))
  const chosen = () => spot() !== undefined && props.touched.includes(spot()!)
  createEffect(
    on(
      () => props.facts,
      (facts, before) => {
        if (before === undefined || props.item.look !== 'die') return
        if (facts.some(({ dice }) => dice !== undefined)) tumble(drawing, props.nth)
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
          classList={{ spent: props.item.spent === true }}
          role="img"
          aria-label={labelOfThing(props.item, props.voice)}
        >
          {inside()}
        </span>
      }
    >
      {(spot) => (
        <button
          type="button"
          class={`item ${props.item.look}`}
          classList={{ spent: props.item.spent === true, glowing: glows() }}
          data-spot={spot()}
          data-glow={glows() ? '' : undefined}
          aria-pressed={chosen() ? 'true' : undefined}
          aria-label={labelOfThing(props.item, props.voice)}
          onClick={() => props.onTap(spot())}
        >
          {inside()}
        </button>
      )}
    </Show>
  )
}

/** A thing from a tray as a drawing, a button as its words. */
export function Drawing(props: {
  readonly item: Item
  readonly voice: Voice
  readonly ref?: (node: HTMLSpanElement) => void
}) {
  const thing = createMemo(() => thingOf(props.item))
  const box = () => {
    const [w, h] = sizeOf(thing()!.look)
    return [-w / 2, -h / 2, w, h].map((side, i) => u(side + (i < 2 ? -0.04 : 0.08))).join(' ')
  }
  return (
    <span class="drawing" ref={(node) => props.ref?.(node)}>
      <Show when={thing()} fallback={props.item.face === undefined ? '' : props.voice.say(props.item.face)}>
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
