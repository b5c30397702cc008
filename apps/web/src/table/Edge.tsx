import type { Seat, Spot } from '@spellendoos/kernel'
import type { Item } from '@spellendoos/scene'
import { createEffect, createMemo, Index, on, onCleanup, onMount, Show } from 'solid-js'
import { labelOfThing } from '../board/labels.ts'
import { shake } from '../board/motion.ts'
import { seatColour } from '../board/paint/tones.ts'
import { SeatMark } from '../board/SeatMark.tsx'
import { isButton } from '../board/tray-parts.ts'
import { Drawing } from '../board/Trays.tsx'
import { Coach } from './Coach.tsx'
import type { Host } from './host.ts'
import { keyring } from './keys.ts'
import { tableModel, type TableModel } from './table-model.ts'

interface EdgeProps {
  readonly host: Host
  readonly seat: Seat
  readonly side: string
  readonly keys: string
  /** What everyone at the table sees. */
  readonly common: TableModel
}

/** One person's edge of the table: their own things, facing them, each with a key of the keyboard. */
export function Edge(props: EdgeProps) {
  const { host, seat, common } = props
  const model = tableModel(host, seat)
  const items = createMemo(() => [...ownPlaces(model, common), ...ownItems(model)])
  const ring = keyring(props.keys)
  const keys = createMemo(() => ring([...new Set(items().map(({ spot }) => spot!))]))
  const note = () => common.scene()?.seats[seat]?.note
  let edge!: HTMLDivElement
  createEffect(on(model.refusal, (refused) => refused !== undefined && shake(edge), { defer: true }))
  onMount(() => {
    const press = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.altKey || event.metaKey) return
      for (const [spot, key] of keys()) if (key === event.key.toLowerCase()) model.tap(spot)
    }
    addEventListener('keydown', press)
    onCleanup(() => removeEventListener('keydown', press))
  })
  return (
    <section
      class={`edge ${props.side}`}
      data-edge={seat}
      aria-label={model.voice().name(seat)}
      style={{ '--own': seatColour(seat) }}
    >
      <div class="own paper" ref={edge}>
        <p class="who">
          <SeatMark seat={seat} />
          <strong>{model.voice().name(seat)}</strong>
          <Show when={note()}>{(note) => <span class="soft">{model.voice().say(note())}</span>}</Show>
        </p>
        <div class="items">
          <Index each={items()}>
            {(item) => (
              <button
                type="button"
                class={`item ${item().look}`}
                classList={{
                  spent: item().spent === true,
                  glowing: model.glow().includes(item().spot!),
                }}
                data-spot={item().spot}
                data-glow={model.glow().includes(item().spot!) ? '' : undefined}
                aria-label={labelOfThing(item(), model.voice())}
                aria-keyshortcuts={keys().get(item().spot!)}
                // Several fingers at once cause no clicks; a click without a finger comes from a keyboard.
                onPointerDown={() => model.tap(item().spot!)}
                onClick={(event) => event.detail === 0 && model.tap(item().spot!)}
              >
                <Drawing item={item()} voice={model.voice()} />
                <Show when={keys().get(item().spot!)}>{(key) => <kbd aria-hidden="true">{key()}</kbd>}</Show>
              </button>
            )}
          </Index>
        </div>
        <Coach host={host} model={model} />
      </div>
    </section>
  )
}

/** What can be tapped in this seat's trays. Buttons come first: a hand that grows and shrinks does not move them. */
const ownItems = (model: TableModel): Item[] =>
  (model.scene()?.trays ?? [])
    .flatMap(({ items }) => items.filter(({ spot }) => spot !== undefined))
    .toSorted((a, b) => Number(isButton(b)) - Number(isButton(a)))

/** The places that only this seat's board has, such as a stack to draw from: each with what is on top. */
function ownPlaces(model: TableModel, common: TableModel): Item[] {
  const board = model.scene()?.board
  if (board === undefined) return []
  const shared = new Set<Spot>(common.scene()?.board?.places.map(({ id }) => id))
  return board.places
    .filter(({ id }) => !shared.has(id))
    .map(({ id, name }): Item => {
      const top = board.pieces.findLast(({ on }) => on === id)
      const { seat, paint, face } = top ?? {}
      return {
        spot: id,
        look: top?.look === 'card' || top?.look === 'die' || top?.look === 'chip' ? top.look : 'piece',
        ...(seat === undefined ? {} : { seat }),
        ...(paint === undefined ? {} : { paint }),
        ...(face === undefined ? {} : { face }),
        ...(name === undefined ? {} : { name }),
        ...(top === undefined ? { spent: true } : {}),
      }
    })
}
