import { BY_THE_BOOK, chooseOptions, type Result } from '@spellendoos/kernel'
import { For } from 'solid-js'
import type { OpenGame } from '../games/open.ts'
import { keepTry } from '../keep/best.ts'
import { lang } from '../words/lang.ts'
import { sayTable } from '../words/table.ts'
import type { Host } from './host.ts'
import { clockFace } from './time.ts'

/** The best that this browser saw of a puzzle, this try included. */
export function BestTries(props: { readonly host: Host; readonly result: Result }) {
  const { host, result } = props
  const { game } = host
  const score = result.scores?.[0] ?? 0
  const milliseconds = host.played(Date.now())
  // A puzzle that ends with less than it began with is about what is left.
  const fewest = score < begunWith(game)
  const best = keepTry(game.id, { match: host.id, score, milliseconds, at: Date.now() }, fewest)
  const date = (at: number) => new Intl.DateTimeFormat(lang(), { dateStyle: 'medium' }).format(at)
  return (
    <table class="standing" data-best>
      <caption>{sayTable('best')}</caption>
      <thead>
        <tr>
          <th scope="col">{sayTable('score')}</th>
          <th scope="col">{sayTable('time')}</th>
          <th scope="col">{sayTable('date')}</th>
        </tr>
      </thead>
      <tbody>
        <For each={best}>
          {(tried) => (
            <tr classList={{ now: tried.match === host.id }}>
              <td>{new Intl.NumberFormat(lang()).format(tried.score)}</td>
              <td>{clockFace(tried.milliseconds)}</td>
              <td>{date(tried.at)}</td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  )
}

function begunWith(game: OpenGame): number {
  const options = chooseOptions(game, BY_THE_BOOK, {})
  return (options.ok ? game.scores?.(game.setup(options.value, 1))[0] : undefined) ?? 0
}
