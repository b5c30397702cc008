import type { Spot } from '@spellendoos/kernel'
import { isTapCell, type Cell, type Label, type Sheet, type Sign } from '@spellendoos/scene'
import { createMemo, Index, Match, Show, Switch } from 'solid-js'
import { sayBoard } from '../words/board.ts'
import { labelOfCell } from './labels.ts'
import { paintSign } from './paint/signs.ts'
import { SeatMark } from './SeatMark.tsx'
import type { Voice } from './voice.ts'
import './sheets.css'

interface SheetsProps {
  readonly sheets: readonly Sheet[]
  readonly voice: Voice
  readonly glow: readonly Spot[]
  readonly touched: readonly Spot[]
  readonly onTap: (spot: Spot) => void
}

/** What can be tapped on paper. */
export const spotsOf = (sheets: readonly Sheet[]): Spot[] =>
  sheets.flatMap(({ rows }) => rows.flat()).flatMap((cell) => (isTapCell(cell) ? [cell.spot] : []))

/** Letters of the longest word that heads a row. */
const longestHead = ({ head, rows }: Sheet, voice: Voice): number =>
  Math.max(
    ...[head, ...rows]
      .flatMap((row) => row?.slice(0, 1) ?? [])
      .flatMap((cell) => (isTapCell(cell) ? [] : voice.say(cell).split(' ')))
      .map((word) => word.length),
    0,
  )

/** Tables on paper: score sheets, betting tables, forms. */
export function Sheets(props: SheetsProps) {
  return (
    <div class="sheets">
      <Index each={props.sheets}>{(sheet) => <OneSheet sheet={sheet()} {...props} />}</Index>
    </div>
  )
}

function OneSheet(props: { readonly sheet: Sheet } & Omit<SheetsProps, 'sheets'>) {
  /** Paper that can be tapped has rows large enough for a finger, even while nothing can be tapped. */
  const isTapped = createMemo<boolean>(
    (before) => before || props.sheet.tappable === true || spotsOf([props.sheet]).length > 0,
    false,
  )
  return (
    <div
      class="sheet"
      classList={{ tapped: isTapped() }}
      style={{ '--rows': props.sheet.rows.length, '--longest': longestHead(props.sheet, props.voice) }}
      tabIndex={0}
      role="group"
      aria-label={props.sheet.title === undefined ? sayBoard('sheet') : props.voice.say(props.sheet.title)}
    >
      <table>
        <Show when={props.sheet.title}>{(title) => <caption>{props.voice.say(title())}</caption>}</Show>
        <Show when={props.sheet.head}>
          {(head) => (
            <thead>
              <tr>
                <Index each={head()}>
                  {(label, nth) => (
                    <HeadCell label={label()} sign={props.sheet.signs?.[nth - 1]} voice={props.voice} />
                  )}
                </Index>
              </tr>
            </thead>
          )}
        </Show>
        <tbody>
          <Index each={props.sheet.rows}>
            {(row) => (
              <tr>
                <Index each={row()}>
                  {(cell, nth) => <OneCell {...props} cell={cell()} row={row()} first={nth === 0} />}
                </Index>
              </tr>
            )}
          </Index>
        </tbody>
      </table>
    </div>
  )
}

/** Whose name a label is. */
function seatNamedBy(label: Label, voice: Voice): number | undefined {
  const seat = typeof label === 'object' ? label['seat'] : undefined
  return typeof seat === 'number' && voice.name(seat) === voice.say(label) ? seat : undefined
}

/** With many columns, a player's column shows only their mark; screen readers read the name. */
function HeadCell(props: { readonly label: Label; readonly sign: Sign | undefined; readonly voice: Voice }) {
  const text = () => props.voice.say(props.label)
  const seat = () => seatNamedBy(props.label, props.voice)
  return (
    <Show when={text() !== ''} fallback={<td />}>
      <th scope="col">
        <Switch fallback={text()}>
          <Match when={props.sign}>{(sign) => <SignedWord sign={sign()} word={text()} />}</Match>
          <Match when={seat() !== undefined}>
            <SeatMark seat={seat()!} />
            <span class="whose" aria-hidden="true">
              {text()}
            </span>
            <span class="unseen">{text()}</span>
          </Match>
        </Switch>
      </th>
    </Show>
  )
}

/** What is longer is a word: its cross is before it, so that it stays readable. */
const LONGEST_FIGURE = 3

const SignedWord = (props: { readonly sign: Sign; readonly word: string }) => (
  <>
    <svg
      class="sign-of"
      viewBox="-40 -40 80 80"
      aria-hidden="true"
      innerHTML={paintSign(props.sign, 'currentColor')}
    />
    <span class="unseen">{props.word}</span>
  </>
)

interface OneCellProps extends Omit<SheetsProps, 'sheets'> {
  readonly sheet: Sheet
  readonly row: readonly Cell[]
  readonly cell: Cell
  readonly first: boolean
}

function OneCell(props: OneCellProps) {
  const tap = () => (isTapCell(props.cell) ? props.cell : undefined)
  const text = () => {
    const cell = props.cell
    return props.voice.say(isTapCell(cell) ? cell.show : cell)
  }
  const isName = () => !isTapCell(props.cell) && seatNamedBy(props.cell, props.voice) !== undefined
  return (
    <Show
      when={tap()}
      fallback={
        <Show when={props.first && text() !== ''} fallback={<td>{text()}</td>}>
          <th scope="row" classList={{ named: isName() }}>
            {text()}
          </th>
        </Show>
      }
    >
      {(tap) => (
        <td class="tap">
          <button
            type="button"
            data-spot={tap().spot}
            data-glow={props.glow.includes(tap().spot) ? '' : undefined}
            classList={{
              glowing: props.glow.includes(tap().spot),
              chosen: props.touched.includes(tap().spot),
              word: text().length > LONGEST_FIGURE,
              ringed: tap().ringed === true,
            }}
            aria-label={labelOfCell(tap(), props.row, props.sheet.head, props.voice)}
            onClick={() => props.onTap(tap().spot)}
          >
            {text()}
            <Show when={tap().marked}>
              <svg class="pencil" viewBox="0 0 20 20" aria-hidden="true">
                <path d="M4 5C8 9 12 12 16 16M16 4C12 8 8 12 4 16" />
              </svg>
            </Show>
          </button>
        </td>
      )}
    </Show>
  )
}
