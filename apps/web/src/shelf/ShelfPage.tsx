import { createMemo, createResource, createSignal, For, onMount, Show } from 'solid-js'
import { fetchAhead } from '../app/ahead.ts'
import { littleByLittle } from '../app/little-by-little.ts'
import { Masthead } from '../app/Masthead.tsx'
import { goTo, hrefOf, type Route } from '../app/route.ts'
import { boxes } from '../games/catalogue.ts'
import { listMatches, type KeptMatch } from '../keep/matches.ts'
import { sayApp } from '../words/app.ts'
import { inLang } from '../words/lang.ts'
import { sayShelf } from '../words/shelf.ts'
import { BoxCard } from './BoxCard.tsx'
import { Filters } from './Filters.tsx'
import { byName } from './order.ts'
import { Recent, type RecentLink } from './Recent.tsx'
import { fulfils, NO_WISHES, type Wishes } from './wishes.ts'
import './shelf.css'

/** How many matches still on the table are shown, and how many games played lately. */
const RECENT = 4

export function ShelfPage() {
  onMount(fetchAhead)
  const [wishes, setWishes] = createSignal<Wishes>(NO_WISHES)
  const sorted = createMemo(() => byName(boxes, ({ name }) => inLang(name)))
  const shown = createMemo(() => sorted().filter((box) => fulfils(box, wishes())))
  const onScreen = littleByLittle(shown, { first: 12, more: 12 })
  const [kept] = createResource(listMatches)
  const withBox = (match: KeptMatch, say: string, to: Route): RecentLink[] => {
    const box = boxes.find(({ id }) => id === match.game)
    return box === undefined ? [] : [{ box, say, href: hrefOf(to) }]
  }
  const recent = () =>
    (kept() ?? [])
      .filter(({ over }) => !over)
      .slice(0, RECENT)
      .flatMap((match) => withBox(match, sayShelf('go-on'), { page: 'table', match: match.id }))
  const played = () => {
    const last = new Map((kept() ?? []).filter(({ over }) => over).map((match) => [match.game, match]))
    return [...last.values()]
      .slice(0, RECENT)
      .flatMap((match) => withBox(match, sayShelf('again'), { page: 'opening', game: match.game }))
  }
  const surprise = () => {
    const from = shown().length > 0 ? shown() : sorted()
    const box = from[Math.floor(Math.random() * from.length)]
    if (box !== undefined) goTo({ page: 'opening', game: box.id })
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
        <Recent id="recent" title={sayShelf('recent')} links={recent()} />
        <Recent id="played" title={sayShelf('played')} links={played()} />
        <Filters wishes={wishes()} onWish={setWishes} />
        <section aria-labelledby="all">
          <h2 id="all">
            {sayShelf('all')} <span class="soft count">{sayShelf('count', { n: shown().length })}</span>
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
                    <BoxCard box={box} />
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
