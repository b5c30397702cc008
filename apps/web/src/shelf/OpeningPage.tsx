import { createResource, lazy, Show, Suspense } from 'solid-js'
import { Masthead } from '../app/Masthead.tsx'
import { Notice } from '../app/Notice.tsx'
import { hrefOf } from '../app/route.ts'
import { Materials } from '../board/Materials.tsx'
import { boxes } from '../games/catalogue.ts'
import { openGame } from '../games/open.ts'
import { sayApp } from '../words/app.ts'
import { inLang } from '../words/lang.ts'
import { sayOpening } from '../words/opening.ts'
import { sayShelf } from '../words/shelf.ts'
import { seatsOf } from './BoxCard.tsx'
import { OpeningForm } from './OpeningForm.tsx'
import './shelf.css'

const LayForm = lazy(() => import('../online/LayForm.tsx').then((m) => ({ default: m.LayForm })))

/** A box taken from the shelf: what it is, and the form that lays out a match at this screen or from afar. */
export function OpeningPage(props: { readonly game: string; readonly afar: boolean }) {
  const box = () => boxes.find(({ id }) => id === props.game)
  const [game] = createResource(() => props.game, openGame)
  return (
    <Show when={box()} fallback={<Notice text={sayApp('no-such-game')} />}>
      {(box) => (
        <div class="opening-page">
          <Materials />
          <Masthead />
          <main>
            <section class="lid">
              <img src={box().cover} alt="" width="300" height="340" />
              <h1>{inLang(box().name)}</h1>
              <p>{inLang(box().about)}</p>
              <p class="soft">
                {seatsOf(box())} · {sayShelf('minutes', { n: box().traits.minutes })} ·{' '}
                {sayShelf(`luck-${box().traits.luck}`)}
              </p>
              <div class="row">
                <a class="button small" href={hrefOf({ page: 'rules', game: box().id })}>
                  {sayOpening('rules')}
                </a>
                <a class="button small" href={hrefOf({ page: 'learn', game: box().id })} data-learn>
                  {sayApp('learn')}
                </a>
                <Show when={game()?.position}>
                  <a class="button small" href={hrefOf({ page: 'position', game: box().id })} data-set-up>
                    {sayApp('position')}
                  </a>
                </Show>
              </div>
            </section>
            <Show when={game()} keyed>
              {(game) => (
                <div class="laying">
                  <Show when={game.seats.some((n) => n > 1)}>
                    <nav class="row" aria-label={sayOpening('where')}>
                      <a
                        class="button small"
                        href={hrefOf({ page: 'opening', game: game.id })}
                        aria-current={props.afar ? undefined : 'page'}
                      >
                        {sayOpening('here')}
                      </a>
                      <a
                        class="button small"
                        href={hrefOf({ page: 'opening', game: game.id, afar: true })}
                        aria-current={props.afar ? 'page' : undefined}
                        data-afar
                      >
                        {sayOpening('afar')}
                      </a>
                    </nav>
                  </Show>
                  <Show when={props.afar} fallback={<OpeningForm game={game} />}>
                    <Suspense>
                      <LayForm game={game} />
                    </Suspense>
                  </Show>
                </div>
              )}
            </Show>
          </main>
        </div>
      )}
    </Show>
  )
}
