import type { Tray } from '@spellendoos/scene'
import { createMemo } from 'solid-js'
import { isButton, isPlayed, keepPlaces, partsOf } from '../board/tray-parts.ts'
import { Trays } from '../board/Trays.tsx'
import type { TableModel } from './table-model.ts'

interface BarProps {
  readonly model: TableModel
  /** Whether dice and hands lie here too, because a board has their place. */
  readonly things: boolean
}

/** More buttons than this are numbers to choose from, and need more room. */
const MANY = 6

/** What can be done now, always in the same place: dice and hands, and then buttons. */
export function Bar(props: BarProps) {
  const { model } = props
  const trays = createMemo(() => model.scene()?.trays ?? [])
  const offered = createMemo(() => partsOf(trays(), isButton))
  const grid = createMemo<Tray['grid']>(
    (before) => offered().find((tray) => tray.grid !== undefined)?.grid ?? before,
  )
  const buttons = createMemo<Tray['items']>((before) => {
    const items = offered().flatMap((tray) => tray.items)
    return grid() === undefined ? keepPlaces(before, items) : items
  }, [])
  const things = createMemo(() =>
    props.things ? partsOf(trays(), (item, tray) => !isButton(item) && isPlayed(tray)) : [],
  )
  const row = createMemo((): Tray[] => {
    const places = grid()
    if (places !== undefined) return [{ id: 'buttons', grid: places, items: buttons() }]
    return buttons().length === 0 ? [] : [{ id: 'buttons', items: buttons() }]
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
    <section class="bar" classList={{ choosing: buttons().length > MANY }}>
      <Row trays={things()} />
      <Row trays={row()} />
    </section>
  )
}
