import { LANGS } from '@spellendoos/kernel'
import { For } from 'solid-js'
import { Masthead } from '../app/Masthead.tsx'
import { setTheme, theme, THEMES } from '../look/theme.ts'
import { sayApp } from '../words/app.ts'
import { LANG_NAMES, lang, setLang } from '../words/lang.ts'
import './settings.css'

export function SettingsPage() {
  return (
    <div class="settings">
      <Masthead />
      <main>
        <h1>{sayApp('settings')}</h1>
        <fieldset class="paper">
          <legend>{sayApp('language')}</legend>
          <For each={LANGS}>
            {(each) => (
              <button
                type="button"
                class="button"
                lang={each}
                aria-pressed={lang() === each}
                onClick={() => setLang(each)}
              >
                {LANG_NAMES[each]}
              </button>
            )}
          </For>
        </fieldset>
        <fieldset class="paper">
          <legend>{sayApp('theme')}</legend>
          <For each={THEMES}>
            {(each) => (
              <button
                type="button"
                class="button"
                aria-pressed={theme() === each}
                onClick={() => setTheme(each)}
              >
                {sayApp(`theme-${each}`)}
              </button>
            )}
          </For>
        </fieldset>
      </main>
    </div>
  )
}
