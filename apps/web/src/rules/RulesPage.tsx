import { createEffect, createResource, For, Show } from 'solid-js'
import { Masthead } from '../app/Masthead.tsx'
import { Notice } from '../app/Notice.tsx'
import { openGame } from '../games/open.ts'
import { sayApp } from '../words/app.ts'
import { inLang } from '../words/lang.ts'
import { sayRules } from '../words/rules.ts'
import './rules.css'

/** A game's rules, numbered, each marked by the book or settled by us; `rule` is the one to look at. */
export function RulesPage(props: { readonly game: string; readonly rule: string | undefined }) {
  const [game] = createResource(() => props.game, openGame)
  createEffect(() => {
    const rule = props.rule
    if (game() !== undefined && rule !== undefined) document.getElementById(rule)?.scrollIntoView()
  })
  return (
    <Show when={game()} fallback={<Notice text={sayApp(game.loading ? 'opening' : 'no-such-game')} />}>
      {(game) => (
        <div class="rules">
          <Masthead />
          <main>
            <h1>{inLang(game().words.name)}</h1>
            <p class="soft">{inLang(game().words.about)}</p>
            <ol class="paper">
              <For each={game().words.rules}>
                {(rule) => (
                  <li id={rule.id} classList={{ pointed: rule.id === props.rule }}>
                    <p>{inLang(rule.text)}</p>
                    <p class="source">{sayRules(rule.source)}</p>
                  </li>
                )}
              </For>
            </ol>
          </main>
        </div>
      )}
    </Show>
  )
}
