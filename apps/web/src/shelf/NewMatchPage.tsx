import { createResource, lazy, Show, Suspense } from 'solid-js'
import { Icon } from '../app/Icon.tsx'
import { Masthead } from '../app/Masthead.tsx'
import { Notice } from '../app/Notice.tsx'
import { hrefOf } from '../app/route.ts'
import { Materials } from '../board/Materials.tsx'
import { boxes } from '../games/catalogue.ts'
import { openGame } from '../games/open.ts'
import { canReview } from '../help/review-support.ts'
import { favourites, markFavourite } from '../storage/favourites.ts'
import { sayApp } from '../words/app.ts'
import { inLang } from '../words/lang.ts'
import { sayNewMatch } from '../words/new-match.ts'
import { sayShelf } from '../words/shelf.ts'
import { seatsOf } from './BoxCard.tsx'
import { NewMatchForm } from './NewMatchForm.tsx'
import './shelf.css'

const NewTableForm = lazy(() =>
  import('../online/NewTableForm.tsx').then((m) => ({ default: m.NewTableForm })),
)

/** A hand that points. */
const HAND =
  'M9 11V4.5a1.5 1.5 0 0 1 3 0V10m0-1.5a1.5 1.5 0 0 1 3 0V11m0-1a1.5 1.5 0 0 1 3 0v1m0 0a1.5 1.5 0 0 1 3 0v3a7 7 0 0 1-7 7h-1c-2.5 0-4-1-5.3-2.8L4.4 13.8a1.6 1.6 0 0 1 2.5-2L9 14'

/** A game's page before a match: what it is, and the form for a match at this screen or online. */
export function NewMatchPage(props: { readonly game: string; readonly online: boolean }) {
  const box = () => boxes.find(({ id }) => id === props.game)
  const isFavourite = () => favourites().includes(props.game)
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
              <div class="title">
                <h1>{inLang(box().name)}</h1>
                <button
                  type="button"
                  class="button quiet small star"
                  aria-pressed={isFavourite()}
                  aria-label={sayNewMatch(isFavourite() ? 'favourite-not' : 'favourite')}
                  title={sayNewMatch(isFavourite() ? 'favourite-not' : 'favourite')}
                  data-favourite
                  onClick={() => markFavourite(props.game, !isFavourite())}
                >
                  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                    <path d="M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z" />
                  </svg>
                </button>
              </div>
              <p class="about">{game() === undefined ? '' : inLang(game()!.words.about)}</p>
              <p class="soft">
                {seatsOf(box())} · {sayShelf('minutes', { n: box().traits.minutes })} ·{' '}
                {sayShelf(`luck-${box().traits.luck}`)}
              </p>
              <a class="button inviting" href={hrefOf({ page: 'learn', game: box().id })} data-learn>
                <Icon path={HAND} />
                {sayApp('learn')}
              </a>
              <div class="row">
                <a class="button small" href={hrefOf({ page: 'rules', game: box().id })}>
                  {sayNewMatch('rules')}
                </a>
                <a
                  class="button small"
                  href={hrefOf({ page: 'learn', game: box().id, film: true })}
                  data-film-of
                >
                  {sayApp('film')}
                </a>
                <Show when={box().practice}>
                  <a class="button small" href={hrefOf({ page: 'puzzles', game: box().id })} data-puzzles>
                    {sayApp('puzzles')}
                  </a>
                </Show>
                <Show when={!box().traits.hidden && canReview(box())}>
                  <a class="button small" href={hrefOf({ page: 'analyse', game: box().id })} data-analyse>
                    {sayApp('analyse')}
                  </a>
                </Show>
                <Show when={game()?.position}>
                  <a class="button small" href={hrefOf({ page: 'position', game: box().id })} data-set-up>
                    {sayApp('position')}
                  </a>
                </Show>
              </div>
            </section>
            <Show when={game()} keyed>
              {(game) => (
                <div class="match-setup">
                  <Show when={game.seats.some((n) => n > 1)}>
                    <nav class="row" aria-label={sayNewMatch('where')}>
                      <a
                        class="button small"
                        href={hrefOf({ page: 'opening', game: game.id })}
                        aria-current={props.online ? undefined : 'page'}
                      >
                        {sayNewMatch('here')}
                      </a>
                      <a
                        class="button small"
                        href={hrefOf({ page: 'opening', game: game.id, online: true })}
                        aria-current={props.online ? 'page' : undefined}
                        data-play-online
                      >
                        {sayNewMatch('afar')}
                      </a>
                    </nav>
                  </Show>
                  <Show when={props.online} fallback={<NewMatchForm game={game} />}>
                    <Suspense>
                      <NewTableForm game={game} />
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
