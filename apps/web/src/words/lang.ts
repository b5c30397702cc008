import { LANGS, type Lang, type Say, type Text } from '@spellendoos/kernel'
import { speak } from '@spellendoos/scene'
import { createEffect, createSignal } from 'solid-js'
import { readNote, writeNote } from '../keep/notes.ts'

export const isLang = (code: string | undefined): code is Lang => LANGS.some((each) => each === code)

/** The language chosen here before, else the first of the browser's that we speak, else English. */
function firstLang(): Lang {
  const kept = readNote('lang')
  if (isLang(kept)) return kept
  return navigator.languages.map((code) => code.slice(0, 2).toLowerCase()).find(isLang) ?? 'en'
}

const [lang, setLang] = createSignal<Lang>(firstLang())
export { lang, setLang }

/** Languages in their own words. */
export const LANG_NAMES: Readonly<Record<Lang, string>> = {
  nl: 'Nederlands',
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
}

/** Tells the page which language it speaks, and remembers it. */
export function speakPage(): void {
  createEffect(() => {
    document.documentElement.lang = lang()
    writeNote('lang', lang())
  })
}

/** One text in the player's language. */
export const inLang = (text: Text): string => text[lang()]

/** The voice of one area of the page: its texts by key, filled in as a scene's are. */
export const voiceOf =
  <Key extends string>(says: Readonly<Record<Key, Text>>) =>
  (key: Key, fillings: Omit<Say, 'say'> = {}): string =>
    speak({ says }, { ...fillings, say: key }, lang())
