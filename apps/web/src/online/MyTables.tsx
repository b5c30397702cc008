import { createEffect, createMemo, createResource, onCleanup, Show } from 'solid-js'
import { hrefOf } from '../app/route.ts'
import { nameOfGame } from '../games/boxes.ts'
import { MatchRows } from '../replay/MatchRows.tsx'
import { sayApp } from '../words/app.ts'
import { sayOnline } from '../words/online.ts'
import { sayReplay } from '../words/replay.ts'
import { glanceAt } from './api.ts'
import { BellField } from './BellField.tsx'
import { ringBell } from './bell.ts'
import { callMeAt, hushAt } from './calling.ts'
import { forgetTable, keepTable, ownTables, type OwnTable } from './keeping.ts'
import './lobby.css'

/** How often the tables are looked at while this page is open, in milliseconds. */
const AGAIN = 20_000
/** Finished tables are cleared on the server after so long; then they are no longer shown here either. */
const CLEARED = 90 * 86_400_000

type Standing = 'your-turn' | 'their-turn' | 'still-gathering' | 'over' | 'gone' | 'no-news'
interface Glanced {
  readonly own: OwnTable
  readonly standing: Standing
}

/** The tables far away at which this browser has a seat, and where it is awaited. */
export function MyTables() {
  const [tables, { refetch }] = createResource(glanceAll)
  const timer = setInterval(() => void refetch(), AGAIN)
  onCleanup(() => clearInterval(timer))
  const shown = createMemo(() => tables.latest ?? [])
  const running = () => shown().filter(({ standing }) => standing !== 'over')
  const over = () => shown().filter(({ standing }) => standing === 'over')
  const told = new Set<string>()
  createEffect(() => {
    for (const { own, standing } of shown()) {
      if (standing !== 'your-turn') told.delete(own.match)
      else if (!told.has(own.match)) {
        told.add(own.match)
        ringBell(own.match, nameOfGame(own.game), sayOnline('your-turn'))
      }
    }
  })
  createEffect(() => {
    for (const { own, standing } of running()) if (standing !== 'gone') void callMeAt(own.match, own.key)
  })
  const forget = async ({ match, key }: OwnTable) => {
    await Promise.all([forgetTable(match), hushAt(match, key)])
    await refetch()
  }
  return (
    <>
      <Tables title={sayOnline('mine')} tables={running()} onForget={(own) => void forget(own)} />
      <Show when={running().length > 0}>
        <BellField />
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
  readonly tables: readonly Glanced[]
  readonly onForget: (own: OwnTable) => void
}

const Tables = (props: TablesProps) => (
  <MatchRows
    title={props.title}
    matches={props.tables}
    about={({ own: { game, match, key, at }, standing }) => ({
      game,
      told: sayOnline(standing),
      at,
      href: hrefOf({ page: 'at', match, key }),
      doing: sayReplay('go-on'),
      awaited: standing === 'your-turn',
    })}
    marks={({ standing }) => ({ 'data-at': standing })}
    forget={sayOnline('forget')}
    onForget={({ own }) => props.onForget(own)}
  />
)

async function glanceAll(): Promise<readonly Glanced[]> {
  const tables = await ownTables()
  const old = tables.filter(({ over, at }) => over && Date.now() - at > CLEARED)
  await Promise.all(old.map(({ match }) => forgetTable(match)))
  const kept = tables.filter((table) => !old.includes(table))
  return Promise.all(kept.map(async (own) => ({ own, standing: await standingOf(own) })))
}

async function standingOf({ match, key, over }: OwnTable): Promise<Standing> {
  if (over) return 'over'
  const answer = await glanceAt(match, key)
  if (!answer.ok) return answer.passing ? 'no-news' : 'gone'
  const { table, waits } = answer.value
  if (table.phase === 'over') await keepTable(match, { over: true })
  if (table.phase === 'over') return 'over'
  if (table.phase !== 'playing') return 'still-gathering'
  return waits ? 'your-turn' : 'their-turn'
}
