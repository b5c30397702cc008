import { seededRng, type Result } from '@spellendoos/kernel'
import { For } from 'solid-js'
import { keepTry } from '../storage/best.ts'
import { locale } from '../words/lang.ts'
import { sayResult } from '../words/result.ts'
import { sayTable } from '../words/table.ts'
import type { Host } from './host.ts'
import { clockFace } from './time.ts'

/** The best results of a puzzle in this browser, this try included. */
export function BestTries(props: { readonly host: Host; readonly result: Result }) {
  const { host, result } = props
  const { game } = host
  const score = result.scores?.[0] ?? 0
  const milliseconds = host.played(Date.now())
  const worth = game.worth?.(game.imagine(host.message(0).view, 0, seededRng(1))) ?? score
  const best = keepTry(game.id, { match: host.id, score, worth, milliseconds, at: Date.now() })
  const date = (at: number) => new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(at)
  return (
    <table class="standing" data-best>
      <caption>{sayResult('best')}</caption>
      <thead>
        <tr>
          <th scope="col">{sayTable('score')}</th>
          <th scope="col">{sayTable('time')}</th>
          <th scope="col">{sayResult('date')}</th>
        </tr>
      </thead>
      <tbody>
        <For each={best}>
          {(tried) => (
            <tr classList={{ now: tried.match === host.id }}>
              <td>{new Intl.NumberFormat(locale()).format(tried.score)}</td>
              <td>{clockFace(tried.milliseconds)}</td>
              <td>{date(tried.at)}</td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  )
}
