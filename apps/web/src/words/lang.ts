import { LANGS, LANGUAGES, type Lang, type Say, type Text, type TextWith } from '@spellendoos/kernel'
import { speak } from '@spellendoos/scene'
import { createEffect, createSignal } from 'solid-js'
import { readNote, writeNote } from '../storage/notes.ts'
import { fetchPageTexts, fetchTexts } from './text-loader.ts'

export const isLang = (code: string | undefined): code is Lang => LANGS.some((each) => each === code)

/** The language chosen here before, else the first of the browser's that we speak, else English. */
function firstLang(): Lang {
  const kept = readNote('lang')
  if (isLang(kept)) return kept
  // A test on Node has no browser around it.
  const theirs = globalThis.navigator?.languages ?? []
  return theirs.map((code) => code.slice(0, 2).toLowerCase()).find(isLang) ?? 'en'
}

const [lang, speakIn] = createSignal<Lang>(firstLang())
export { lang }

let chosen = lang()

/** The language changes once everything that is open has its texts. The last choice counts. */
export async function setLang(next: Lang): Promise<void> {
  chosen = next
  await fetchPageTexts(next)
  // Last, so that nothing can be opened between this and the change.
  await fetchTexts(next)
  if (chosen === next) speakIn(next)
}

/** How the language writes dates and numbers. */
export const locale = (): string => LANGUAGES[lang()].locale

/** Sets the language of the page, and remembers it. */
export function applyLanguage(): void {
  createEffect(() => {
    document.documentElement.lang = lang()
    writeNote('lang', lang())
  })
}

/** One text in the player's language. */
export const inLang = (text: Text): string => text[lang()]

type Filling = Say[string]
/** The arguments that a text needs, if any. */
type Given<T> =
  T extends TextWith<infer Name>
    ? string extends Name
      ? [fillings?: Readonly<Record<string, Filling>>]
      : [fillings: Readonly<Record<Name, Filling>>]
    : never

/** The texts of one area of the page, by key, with arguments as in a scene. */
export const voiceOf =
  <Says extends Readonly<Record<string, Text>>>(says: Says) =>
  <Key extends keyof Says & string>(key: Key, ...[fillings = {}]: Given<Says[Key]>): string =>
    speak({ says }, { ...fillings, say: key }, lang())
