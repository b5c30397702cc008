import type { Review } from '@spellendoos/bots'
import type { Seat, Traits } from '@spellendoos/kernel'
import { For } from 'solid-js'
import { SeatMark } from '../../board/SeatMark.tsx'
import { sayLookback } from '../../words/lookback.ts'
import { change, figuresOf, percent, type Figures } from './figures.ts'

interface SeatAccountProps {
  readonly seat: Seat
  readonly name: string
  readonly luckiness: Traits['luck']
  readonly review: Review
}

/** The result of one player, in a sentence and in figures. */
export function SeatAccount(props: SeatAccountProps) {
  const figures = () => figuresOf(props.review, props.seat, props.luckiness)
  return (
    <article data-account={props.seat}>
      <h3>
        <SeatMark seat={props.seat} /> {props.name}
      </h3>
      <p>{storyOf(props.name, figures(), props.review.fortunes?.[props.seat])}</p>
      <table>
        <tbody>
          <For each={rowsOf(figures())}>
            {([part, text]) => (
              <tr data-part={part}>
                <th scope="row">{sayLookback(part)}</th>
                <td>{text}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </article>
  )
}

/** How lucky a player was, what the mistakes cost, and in games of pure luck how rare that luck is. */
function storyOf(who: string, { luck, own, doubt }: Figures, fortune: number | undefined): string {
  const told: string[] = []
  if (luck !== undefined) {
    if (Math.abs(luck) <= doubt.luck) told.push(sayLookback('even', { who }))
    else told.push(sayLookback(luck > 0 ? 'lucky' : 'unlucky', { who, n: change(luck) }))
  }
  if (own === 0) told.push(sayLookback('flawless'))
  else if (own !== undefined)
    told.push(sayLookback(own < 0 ? 'cost' : 'brought', { n: percent(Math.abs(own)) }))
  if (fortune !== undefined) told.push(sayLookback('fortune', { n: Math.round(fortune * 100) }))
  return told.join(' ')
}

type Part = Exclude<keyof Figures, 'doubt'>

/** The figures that the game has, in the order in which they are added up. */
function rowsOf({ start, luck, own, others, rest, end, doubt }: Figures) {
  const sampled = (n: number, off: number) => (off === 0 ? change(n) : `${change(n)} ± ${percent(off)}`)
  const rows: (readonly [part: Part, text: string])[] = [['start', percent(start)]]
  if (luck !== undefined) rows.push(['luck', sampled(luck, doubt.luck)])
  if (own !== undefined) rows.push(['own', sampled(own, doubt.own)])
  if (others !== undefined) rows.push(['others', change(others)])
  if (rest !== 0) rows.push(['rest', change(rest)])
  rows.push(['end', percent(end)])
  return rows
}
