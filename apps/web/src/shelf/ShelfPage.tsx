import { createMemo, createResource, createSignal, For, lazy, onMount, Show, Suspense } from 'solid-js'
import { fetchAhead } from '../app/ahead.ts'
import { littleByLittle } from '../app/little-by-little.ts'
import { Masthead } from '../app/Masthead.tsx'
import { goTo, hrefOf, type Route } from '../app/route.ts'
import type { Box } from '../games/box.ts'
import { boxes } from '../games/catalogue.ts'
import { favourites } from '../keep/favourites.ts'
import { listMatches, type KeptMatch } from '../keep/matches.ts'
import { hasTablesOnline } from '../online/keeping.ts'
import { sayApp } from '../words/app.ts'
import { inLang } from '../words/lang.ts'
import { sayShelf } from '../words/shelf.ts'
import { BoxCard } from './BoxCard.tsx'
import { BoxRow } from './BoxRow.tsx'
import { Filters } from './Filters.tsx'
import { byName } from './order.ts'
import { Recent, type RecentLink } from './Recent.tsx'
import { boxesIn, ROWS, type Row } from './rows.ts'
import { chosenFrom, hasWishes, NO_WISHES, type Wishes } from './wishes.ts'
import './shelf.css'

const OnlineNow = lazy(() => import('../online/OnlineNow.tsx').then((m) => ({ default: m.OnlineNow })))

/** How many matches still on the table are shown, and how many games in a row. */
const RECENT = 4
const IN_A_ROW = 12

export function ShelfPage() {
  onMount(fetchAhead)
  const [wishes, setWishes] = createSignal<Wishes>(NO_WISHES)
  const sorted = createMemo(() => byName(boxes, ({ name }) => inLang(name)))
  const shown = createMemo(() => chosenFrom(sorted(), wishes()))
  const onScreen = littleByLittle(shown, { first: 12, more: 12 })
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
    const { row } = wishes()
    return sayShelf(row === undefined ? 'all' : `row-${row}`)
  }
  return (
    <div class="shelf-page">
      <Masthead />
      <main>
        <header class="shelf-head">
          <h1>{sayShelf('title')}</h1>
          <div class="row">
            <a class="button" href={hrefOf({ page: 'lobby' })}>
              {sayApp('lobby')}
            </a>
            <button type="button" class="button main" onClick={surprise}>
              {sayShelf('surprise')}
            </button>
          </div>
        </header>
        <Filters wishes={wishes()} onWish={setWishes} />
        <Show when={!hasWishes(wishes())}>
          <Show when={online() === true}>
            <Suspense>
              <OnlineNow />
            </Suspense>
          </Show>
          <Recent id="recent" title={sayShelf('recent')} links={recent()} />
          <BoxRow id="favourites" title={sayShelf('favourites')} boxes={named(favourites())} />
          <BoxRow id="played" title={sayShelf('played')} boxes={played()} />
          <For each={ROWS}>
            {(row) => (
              <BoxRow id={`row-${row}`} title={sayShelf(`row-${row}`)} boxes={inRow(row).slice(0, IN_A_ROW)}>
                <Show when={inRow(row).length > IN_A_ROW}>
                  <button
                    type="button"
                    class="button small quiet"
                    onClick={() => setWishes({ ...NO_WISHES, row })}
                  >
                    {sayShelf('whole-row', { n: inRow(row).length })}
                  </button>
                </Show>
              </BoxRow>
            )}
          </For>
        </Show>
        <section aria-labelledby="all">
          <h2 id="all">
            {title()} <span class="soft count">{sayShelf('count', { n: shown().length })}</span>
            <Show when={wishes().row !== undefined}>
              {' '}
              <button type="button" class="button small" onClick={() => setWishes(NO_WISHES)}>
                {sayShelf('clear-filters')}
              </button>
            </Show>
          </h2>
          <Show
            when={shown().length > 0}
            fallback={
              <p class="none">
                {sayShelf('none')}{' '}
                <button type="button" class="button small" onClick={() => setWishes(NO_WISHES)}>
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
      </main>
    </div>
  )
}
