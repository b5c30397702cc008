import { createEffect, createMemo, createResource, onCleanup, Show } from 'solid-js'
import { hrefOf } from '../app/route.ts'
import { showTabBadge } from '../app/tab-badge.ts'
import { nameOfGame } from '../games/boxes.ts'
import { MatchRows } from '../replay/MatchRows.tsx'
import { sayApp } from '../words/app.ts'
import { sayOnline } from '../words/online.ts'
import { sayReplay } from '../words/replay.ts'
import { NotificationField } from './NotificationField.tsx'
import { notify } from './notifications.ts'
import { subscribeToPush, unsubscribeFromPush } from './push-subscription.ts'
import { awaits, summarizeTables, type TableSummary } from './table-summaries.ts'
import { forgetTable, type OwnTable } from './table-storage.ts'
import './lobby.css'

/** How often the tables are refreshed while this page is open, in milliseconds. */
const AGAIN = 20_000
/** The online tables at which this browser has a seat, and those where it is on turn. */
export function MyTables() {
  const [tables, { refetch }] = createResource(summarizeTables)
  const timer = setInterval(() => void refetch(), AGAIN)
  onCleanup(() => clearInterval(timer))
  const shown = createMemo(() => tables.latest ?? [])
  const running = () => shown().filter(({ standing }) => standing !== 'over')
  const over = () => shown().filter(({ standing }) => standing === 'over')
  showTabBadge(() => running().filter(awaits).length)
  const told = new Set<string>()
  createEffect(() => {
    for (const summary of shown()) {
      const { own, says } = summary
      if (!awaits(summary)) told.delete(own.match)
      else if (!told.has(own.match)) {
        told.add(own.match)
        notify(own.match, nameOfGame(own.game), says())
      }
    }
  })
  createEffect(() => {
    for (const { own, standing } of running())
      if (standing !== 'gone') void subscribeToPush(own.match, own.key)
  })
  const forget = async ({ match, key }: OwnTable) => {
    await Promise.all([forgetTable(match), unsubscribeFromPush(match, key)])
    await refetch()
  }
  return (
    <>
      <Tables title={sayOnline('mine')} tables={running()} onForget={(own) => void forget(own)} />
      <Show when={running().length > 0}>
        <NotificationField />
      </Show>
      <Tables title={sayOnline('mine-over')} tables={over()} onForget={(own) => void forget(own)} />
      <p>
        <a class="button small" href={hrefOf({ page: 'lobby' })}>
          {sayApp('lobby')}
        </a>
      </p>
    </>
  )
}

interface TablesProps {
  readonly title: string
  readonly tables: readonly TableSummary[]
  readonly onForget: (own: OwnTable) => void
}

const Tables = (props: TablesProps) => (
  <MatchRows
    title={props.title}
    matches={props.tables}
    about={(summary) => {
      const { game, match, key, at } = summary.own
      return {
        game,
        told: summary.says(),
        at,
        href: hrefOf({ page: 'at', match, key }),
        doing: sayReplay('go-on'),
        awaited: awaits(summary),
      }
    }}
    marks={({ standing }) => ({ 'data-at': standing })}
    forget={sayOnline('forget')}
    onForget={({ own }) => props.onForget(own)}
  />
)
