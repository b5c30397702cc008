import type { LobbyTable } from '@spellendoos/wire'
import { createResource, createSignal, For, Match, onCleanup, Show, Switch } from 'solid-js'
import { Dialog } from '../app/Dialog.tsx'
import { Masthead } from '../app/Masthead.tsx'
import { hrefOf } from '../app/route.ts'
import { boxOf, nameOfGame } from '../games/boxes.ts'
import { sayApp } from '../words/app.ts'
import { inLang } from '../words/lang.ts'
import { sayOnline } from '../words/online.ts'
import { openTables } from './api.ts'
import { sitDownAt } from './join.ts'
import { NameForm } from './NameForm.tsx'
import { paceInWords } from './time.ts'
import './lobby.css'

/** How often the list is refreshed, in milliseconds. */
const AGAIN = 5000

/** Tables that anyone may join. */
export function LobbyPage() {
  const [answer, { refetch }] = createResource(openTables)
  const timer = setInterval(() => document.visibilityState === 'visible' && void refetch(), AGAIN)
  onCleanup(() => clearInterval(timer))
  const [chosen, setChosen] = createSignal<LobbyTable>()
  const tables = () => {
    const last = answer.latest
    return last?.ok === true ? last.value : undefined
  }
  const problem = () => {
    const last = answer.latest
    return last?.ok === false ? last.problem : undefined
  }
  return (
    <div class="lobby-page">
      <Masthead />
      <main>
        <h1>{sayApp('lobby')}</h1>
        <Switch fallback={<p class="soft">{sayApp('opening')}</p>}>
          <Match when={problem()}>
            {(problem) => (
              <p role="status" data-no-server>
                {inLang(problem().text)}
              </p>
            )}
          </Match>
          <Match when={tables()}>
            {(tables) => (
              <ul>
                <For
                  each={tables()}
                  fallback={
                    <li class="none">
                      {sayOnline('lobby-none')}{' '}
                      <a class="button small" href={hrefOf({ page: 'shelf' })}>
                        {sayApp('shelf')}
                      </a>
                    </li>
                  }
                >
                  {(table) => (
                    <li class="paper" data-open-table={table.match}>
                      <img src={boxOf(table.game)?.cover ?? './icon.svg'} alt="" width="44" height="50" />
                      <span>
                        <strong>{nameOfGame(table.game)}</strong>
                        <span>{sayOnline('lobby-host', { name: table.host })}</span>
                        <span class="soft">
                          {sayOnline('lobby-seats', { free: table.free, n: table.seats })} ·{' '}
                          {paceInWords(table.pace)}
                        </span>
                      </span>
                      <button
                        type="button"
                        class="button"
                        aria-label={sayApp('labelled', {
                          name: sayOnline('join'),
                          what: `${nameOfGame(table.game)}, ${sayOnline('lobby-host', { name: table.host })}`,
                        })}
                        data-join
                        onClick={() => setChosen(table)}
                      >
                        {sayOnline('join')}
                      </button>
                    </li>
                  )}
                </For>
              </ul>
            )}
          </Match>
        </Switch>
        <Dialog open={chosen() !== undefined} onClose={() => setChosen(undefined)} label={sayOnline('join')}>
          <Show when={chosen()} keyed>
            {(table) => (
              <div class="joining">
                <h2>{nameOfGame(table.game)}</h2>
                <p>{sayOnline('welcome', { name: table.host })}</p>
                <NameForm doing={sayOnline('sit')} onName={(name) => sitDownAt(table.match, name)} />
              </div>
            )}
          </Show>
        </Dialog>
      </main>
    </div>
  )
}
