import { createMemo, createResource, createSignal, For, lazy, onMount, Show, Suspense } from 'solid-js'
import { preloadPages } from '../app/preload.ts'
import { progressiveList } from '../app/progressive-list.ts'
import { Masthead } from '../app/Masthead.tsx'
import { goTo, hrefOf, type Route } from '../app/route.ts'
import type { Box } from '../games/box.ts'
import { boxes } from '../games/catalogue.ts'
import { rematchSize } from '../storage/rematch-players.ts'
import { favourites } from '../storage/favourites.ts'
import { listMatches, type KeptMatch } from '../storage/matches.ts'
import { hasTablesOnline } from '../online/table-storage.ts'
import { sayApp } from '../words/app.ts'
import { inLang } from '../words/lang.ts'
import { sayShelf } from '../words/shelf.ts'
import { BoxCard } from './BoxCard.tsx'
import { BoxRow } from './BoxRow.tsx'
import { DailyEntry, DailyLink } from './DailyEntry.tsx'
import { Filters } from './Filters.tsx'
import { byName } from './order.ts'
import { Recent, type RecentLink } from './Recent.tsx'
import { boxesIn, ROWS, type Row } from './rows.ts'
import { chosenFrom, isFiltering, NO_FILTER, type ShelfFilter } from './shelf-filter.ts'
import './shelf.css'

const OngoingMatches = lazy(() =>
  import('../online/OngoingMatches.tsx').then((m) => ({ default: m.OngoingMatches })),
)

/** How many matches in progress are shown, and how many games in a row. */
const RECENT = 4
const IN_A_ROW = 12

export function ShelfPage() {
  onMount(preloadPages)
  const [filter, setFilter] = createSignal<ShelfFilter>({ ...NO_FILTER, players: rematchSize() })
  const sorted = createMemo(() => byName(boxes, ({ name }) => inLang(name)))
  const shown = createMemo(() => chosenFrom(sorted(), filter()))
  // Row by row, and all games when there are no more rows, so that nothing moves.
  const rows = progressiveList(() => ROWS, { first: 2, more: 1 })
  const below = () => isFiltering(filter()) || rows().length === ROWS.length
  const onScreen = progressiveList(shown, { first: 12, more: 12 })
  const [kept] = createResource(listMatches)
  const [online] = createResource(hasTablesOnline)
  const withBox = (match: KeptMatch, say: string, to: Route): RecentLink[] => {
    const box = boxes.find(({ id }) => id === match.game)
    return box === undefined ? [] : [{ box, say, href: hrefOf(to) }]
  }
  const recent = () =>
    (kept() ?? [])
      .filter(({ over }) => !over)
      .slice(0, RECENT)
      .flatMap((match) => withBox(match, sayShelf('go-on'), { page: 'table', match: match.id }))
  const named = (ids: readonly string[]): Box[] =>
    ids.flatMap((id) => boxes.find((box) => box.id === id) ?? []).slice(0, IN_A_ROW)
  const played = () => named([...new Set((kept() ?? []).filter(({ over }) => over).map(({ game }) => game))])
  const inRow = (row: Row) => boxesIn(sorted(), row)
  const surprise = () => {
    const from = shown().length > 0 ? shown() : sorted()
    const box = from[Math.floor(Math.random() * from.length)]
    if (box !== undefined) goTo({ page: 'opening', game: box.id })
  }
  const title = () => {
    const { row } = filter()
    return sayShelf(row === undefined ? 'all' : `row-${row}`)
  }
  return (
    <div class="shelf-page">
      <Masthead />
      <main>
        <header class="shelf-head">
          <h1>{sayShelf('title')}</h1>
          <div class="row">
            <DailyLink />
            <a class="button" href={hrefOf({ page: 'puzzles' })} data-puzzles>
              {sayApp('puzzles')}
            </a>
            <a class="button" href={hrefOf({ page: 'lobby' })}>
              {sayApp('lobby')}
            </a>
            <button type="button" class="button main" onClick={surprise}>
              {sayShelf('surprise')}
            </button>
          </div>
        </header>
        <DailyEntry />
        <Filters filter={filter()} onFilter={setFilter} />
        <Show when={!isFiltering(filter())}>
          <Show when={online() === true}>
            <Suspense>
              <OngoingMatches />
            </Suspense>
          </Show>
          <Recent id="recent" title={sayShelf('recent')} links={recent()} />
          <BoxRow id="favourites" title={sayShelf('favourites')} boxes={named(favourites())} />
          <BoxRow id="played" title={sayShelf('played')} boxes={played()} />
          <For each={rows()}>
            {(row) => (
              <BoxRow id={`row-${row}`} title={sayShelf(`row-${row}`)} boxes={inRow(row).slice(0, IN_A_ROW)}>
                <Show when={inRow(row).length > IN_A_ROW}>
                  <button
                    type="button"
                    class="button small quiet"
                    onClick={() => setFilter({ ...NO_FILTER, row })}
                  >
                    {sayShelf('whole-row', { n: inRow(row).length })}
                  </button>
                </Show>
              </BoxRow>
            )}
          </For>
        </Show>
        <Show when={below()}>
          <section aria-labelledby="all">
            <h2 id="all">
              {title()} <span class="soft count">{sayShelf('count', { n: shown().length })}</span>
              <Show when={filter().row !== undefined}>
                {' '}
                <button type="button" class="button small" onClick={() => setFilter(NO_FILTER)}>
                  {sayShelf('clear-filters')}
                </button>
              </Show>
            </h2>
            <Show
              when={shown().length > 0}
              fallback={
                <p class="none">
                  {sayShelf('none')}{' '}
                  <button type="button" class="button small" onClick={() => setFilter(NO_FILTER)}>
                    {sayShelf('clear-filters')}
                  </button>
                </p>
              }
            >
              <ul class="boxes">
                <For each={onScreen()}>
                  {(box) => (
                    <li>
                      <BoxCard box={box} main />
                    </li>
                  )}
                </For>
              </ul>
            </Show>
          </section>
        </Show>
      </main>
    </div>
  )
}
