import { createMemo, createResource, createSignal, For, Show } from 'solid-js'
import { Masthead } from '../app/Masthead.tsx'
import { goTo, hrefOf } from '../app/route.ts'
import { boxes } from '../games/catalogue.ts'
import { listMatches } from '../keep/matches.ts'
import { inLang, lang } from '../words/lang.ts'
import { sayShelf } from '../words/shelf.ts'
import { BoxCard } from './BoxCard.tsx'
import { Filters } from './Filters.tsx'
import { fulfils, NO_WISHES, type Wishes } from './wishes.ts'
import './shelf.css'

/** How many matches still on the table are shown. */
const RECENT = 4

export function ShelfPage() {
  const [wishes, setWishes] = createSignal<Wishes>(NO_WISHES)
  const sorted = createMemo(() => {
    const order = new Intl.Collator(lang(), { numeric: true })
    return boxes.toSorted((a, b) => order.compare(inLang(a.name), inLang(b.name)))
  })
  const shown = createMemo(() => sorted().filter((box) => fulfils(box, wishes())))
  const [kept] = createResource(listMatches)
  const recent = () =>
    (kept() ?? [])
      .filter(({ over }) => !over)
      .slice(0, RECENT)
      .flatMap((match) => {
        const box = boxes.find(({ id }) => id === match.game)
        return box === undefined ? [] : [{ match, box }]
      })
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
          <button type="button" class="button main" onClick={surprise}>
            {sayShelf('surprise')}
          </button>
        </header>
        <Show when={recent().length > 0}>
          <section aria-labelledby="recent">
            <h2 id="recent">{sayShelf('recent')}</h2>
            <ul class="recent">
              <For each={recent()}>
                {({ match, box }) => (
                  <li>
                    <a class="paper lifted" href={hrefOf({ page: 'table', match: match.id })}>
                      <img src={box.cover} alt="" width="44" height="50" />
                      <span>
                        <strong>{inLang(box.name)}</strong>
                        <span class="soft">{sayShelf('go-on')}</span>
                      </span>
                    </a>
                  </li>
                )}
              </For>
            </ul>
          </section>
        </Show>
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
              <For each={shown()}>
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
