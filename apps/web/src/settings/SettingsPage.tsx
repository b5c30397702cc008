import { LANGS, LANGUAGES } from '@spellendoos/kernel'
import { Show } from 'solid-js'
import { Masthead } from '../app/Masthead.tsx'
import { hrefOf } from '../app/route.ts'
import { setTheme, theme, THEMES } from '../look/theme.ts'
import { sayApp } from '../words/app.ts'
import { lang, setLang } from '../words/lang.ts'
import { saySettings } from '../words/settings.ts'
import { BlockedField } from './BlockedField.tsx'
import { Chooser } from './Chooser.tsx'
import {
  buzzing,
  coordinates,
  isCalm,
  isHandheld,
  motion,
  pace,
  shaking,
  sound,
  turning,
  warning,
} from './choices.ts'
import { KeepingField } from './KeepingField.tsx'
import { NamesField } from './NamesField.tsx'
import { OfflineField } from './OfflineField.tsx'
import './settings.css'

export function SettingsPage() {
  return (
    <div class="settings">
      <Masthead />
      <main>
        <h1>{sayApp('settings')}</h1>
        <section class="paper">
          <Chooser
            title={sayApp('language')}
            words={LANGS}
            chosen={lang()}
            say={(each) => LANGUAGES[each].name}
            langOf={(each) => each}
            onChoose={(each) => void setLang(each)}
          />
          <Chooser
            title={sayApp('theme')}
            words={THEMES}
            chosen={theme()}
            say={(each) => sayApp(`theme-${each}`)}
            onChoose={setTheme}
          />
        </section>
        <section class="paper">
          <Chooser
            title={saySettings('sound')}
            words={sound.words}
            chosen={sound.chosen()}
            say={(each) => saySettings(`sound-${each}`)}
            onChoose={sound.choose}
          />
          <Chooser
            title={saySettings('motion')}
            words={motion.words}
            chosen={motion.chosen()}
            say={(each) => saySettings(`motion-${each}`)}
            onChoose={motion.choose}
          />
          <Show when={isHandheld && !isCalm()}>
            <Chooser
              title={saySettings('buzzing')}
              words={buzzing.words}
              chosen={buzzing.chosen()}
              say={(each) => saySettings(`buzzing-${each}`)}
              onChoose={buzzing.choose}
            />
            <Chooser
              title={saySettings('shaking')}
              words={shaking.words}
              chosen={shaking.chosen()}
              say={(each) => saySettings(`shaking-${each}`)}
              onChoose={shaking.choose}
            />
          </Show>
          <Chooser
            title={saySettings('coordinates')}
            words={coordinates.words}
            chosen={coordinates.chosen()}
            say={(each) => saySettings(`coordinates-${each}`)}
            onChoose={coordinates.choose}
          />
          <Chooser
            title={saySettings('turning')}
            words={turning.words}
            chosen={turning.chosen()}
            say={(each) => saySettings(`turning-${each}`)}
            onChoose={turning.choose}
          />
          <Chooser
            title={saySettings('pace')}
            words={pace.words}
            chosen={pace.chosen()}
            say={(each) => saySettings(`pace-${each}`)}
            onChoose={pace.choose}
          />
          <Chooser
            title={saySettings('warning')}
            words={warning.words}
            chosen={warning.chosen()}
            say={(each) => saySettings(`warning-${each}`)}
            onChoose={warning.choose}
          />
        </section>
        <section class="paper">
          <NamesField />
          <BlockedField />
        </section>
        <section class="paper">
          <OfflineField />
          <KeepingField />
          <p>
            <a href={hrefOf({ page: 'privacy' })}>{sayApp('privacy')}</a>
          </p>
        </section>
      </main>
    </div>
  )
}
