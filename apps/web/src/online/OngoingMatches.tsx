import { createMemo, createResource, For, onCleanup, Show } from 'solid-js'
import { showTabBadge } from '../app/tab-badge.ts'
import { hrefOf } from '../app/route.ts'
import { boxOf, nameOfGame } from '../games/boxes.ts'
import { sayShelf } from '../words/shelf.ts'
import { awaits, summarizeTables, type TableSummary } from './table-summaries.ts'
import { namesOf } from './players.ts'
import { timeLeft } from './time.ts'

/** How often the tables are refreshed, in milliseconds. */
const AGAIN = 15_000

/**
 * Online matches in progress, those that wait for this player first: the opponents, whose turn it is, and the time
 * left.
 */
export function OngoingMatches() {
  const [tables, { refetch }] = createResource(summarizeTables)
  const timer = setInterval(() => document.visibilityState === 'visible' && void refetch(), AGAIN)
  onCleanup(() => clearInterval(timer))
  const running = createMemo(() =>
    (tables.latest ?? [])
      .filter(({ standing }) => standing !== 'over' && standing !== 'gone')
      .toSorted((a, b) => Number(awaits(b)) - Number(awaits(a))),
  )
  const awaited = () => running().filter(awaits).length
  showTabBadge(awaited)
  return (
    <Show when={running().length > 0}>
      <section aria-labelledby="online-now">
        <h2 id="online-now">{sayShelf('online-now')}</h2>
        <ul class="recent">
          <For each={running()}>
            {(summary) => (
              <li>
                <a
                  class="paper lifted"
                  classList={{ awaited: awaits(summary) }}
                  href={hrefOf({ page: 'at', match: summary.own.match, key: summary.own.key })}
                  data-online={summary.standing}
                >
                  <img src={boxOf(summary.own.game)?.cover ?? './icon.svg'} alt="" width="44" height="50" />
                  <span>
                    <strong>{nameOfGame(summary.own.game)}</strong>
                    <span class="soft">{othersOf(summary)}</span>
                    <span>
                      {summary.says()}
                      <Show when={leftOf(summary)}>{(left) => <> · {left()}</>}</Show>
                    </span>
                  </span>
                </a>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  )
}

/** The people and computer players on the other side of the table. */
function othersOf({ own: { you }, table }: TableSummary): string {
  if (table === undefined) return ''
  const others = table.players.flatMap(({ name, level }, seat) =>
    seat === you || (name === '' && level === 0) ? [] : [seat],
  )
  return namesOf(table, others)
}

/** The time left to the player whom the table waits for, if there is a clock. */
function leftOf({ own: { you }, standing, table }: TableSummary): string | undefined {
  const left = table?.left
  if (left === undefined || (standing !== 'your-turn' && standing !== 'their-turn')) return undefined
  const theirs = left.filter((_, seat) => seat !== you)
  const time = standing === 'your-turn' && typeof you === 'number' ? left[you]! : Math.min(...theirs)
  return timeLeft(time)
}
