import type { Item, Tray } from '@spellendoos/scene'
import { createMemo, Show } from 'solid-js'
import { isButton, isPlayed, keepPlaces, lyingIn, partsOf } from '../board/tray-parts.ts'
import { Trays } from '../board/Trays.tsx'
import type { TableModel } from './table-model.ts'

interface BarProps {
  readonly model: TableModel
  /** Whether dice and hands are here too, because a board takes their place. */
  readonly things: boolean
}

/** A button that keeps its space while another is shown. */
const withoutSpot = ({ look, face }: Item): Item => ({ look, ...(face === undefined ? {} : { face }) })

/** What can be done now, always in the same place: dice and hands, then buttons. */
export function Bar(props: BarProps) {
  const { model } = props
  const trays = createMemo(() => model.scene()?.trays ?? [])
  const offered = createMemo(() => partsOf(trays(), isButton))
  const grid = createMemo<Tray['grid']>(
    (before) => offered().find((tray) => tray.grid !== undefined)?.grid ?? before,
  )
  const buttons = createMemo<ReturnType<typeof keepPlaces>>(
    ({ kept }) => {
      const chosen = offered().filter(({ choice }) => choice === true)
      const items = offered().flatMap((tray) => (tray.choice === true ? [] : tray.items))
      if (chosen.length > 0) return { kept, numbers: chosen.flatMap((tray) => tray.items) }
      return grid() === undefined ? keepPlaces(kept, items) : { kept: items, numbers: [] }
    },
    { kept: [], numbers: [] },
  )
  const isChoosing = createMemo(() => buttons().numbers.length > 0)
  const choice = createMemo(() =>
    buttons()
      .numbers.map(({ spot }) => spot)
      .join(' '),
  )
  /** What was played with stays here, even when nothing is left of it. */
  const played = createMemo<ReadonlySet<string>>(
    (before) => new Set([...before, ...trays().flatMap((tray) => (isPlayed(tray) ? [tray.id] : []))]),
    new Set(),
  )
  const things = createMemo(() =>
    props.things
      ? lyingIn(
          trays().filter((tray) => isPlayed(tray) || (tray.items.length === 0 && played().has(tray.id))),
          (item) => !isButton(item),
        )
      : [],
  )
  /** Pale, if a tap on it does nothing now, or is for somebody else. */
  const asOffered = (item: Item): Item => {
    const live = model.live()
    const isOffered = live === undefined || item.spot === undefined || live.includes(item.spot)
    return isOffered ? item : { ...item, spent: true }
  }
  const row = createMemo((): Tray[] => {
    const places = grid()
    const items = buttons().kept.map(asOffered)
    if (places !== undefined) return [{ id: 'buttons', grid: places, items }]
    if (items.length === 0) return []
    return [{ id: 'buttons', items: isChoosing() ? items.map(withoutSpot) : items }]
  })
  const Row = (shown: { readonly trays: readonly Tray[] }) => (
    <Trays
      trays={shown.trays}
      voice={model.voice()}
      glow={model.glow()}
      touched={model.touched()}
      facts={model.facts()}
      onTap={model.tap}
    />
  )
  return (
    <>
      <section class="bar">
        <Row trays={things()} />
        <Row trays={row()} />
      </section>
      {/* Another choice is laid out anew. */}
      <Show when={choice()} keyed>
        <section class="bar choosing">
          <Row trays={[{ id: 'buttons', items: buttons().numbers }]} />
        </section>
      </Show>
    </>
  )
}
