/** The languages of every text: what each is called in itself, and how its numbers are written. */
export const LANGUAGES = {
  nl: { name: 'Nederlands', locale: 'nl' },
  en: { name: 'English', locale: 'en-GB' },
  de: { name: 'Deutsch', locale: 'de' },
  fr: { name: 'Français', locale: 'fr' },
  es: { name: 'Español', locale: 'es' },
} as const
export type Lang = keyof typeof LANGUAGES
export const LANGS = Object.keys(LANGUAGES) as readonly Lang[]

/** One text in all languages, before its fillings are inserted (fill.ts). */
export type Text = Readonly<Record<Lang, string>>
/** A text with the names of what it is filled with. */
export type TextWith<Name extends string> = Text & { readonly needs?: Name }

/** Plain JSON data: what states, views, moves and facts are made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/**
 * Something to say, as data and in no language: the key of one of the game's texts, and its fillings. A filling can
 * itself be something to say ('{horse} wins' with `horse: { say: 'albino' }`).
 */
export interface Say {
  readonly say: string
  readonly [filling: string]: string | number | Say
}

/** What is wrong with an input: a kebab-case code for programs and a sentence for people. */
export interface Problem {
  readonly code: string
  readonly text: Text
}

/** What a reader returns: the value, or the problem. Readers never throw. */
export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem }

export const value = <T>(value: T): Read<T> => ({ ok: true, value })
export const problem = (code: string, text: Text): { readonly ok: false; readonly problem: Problem } => ({
  ok: false,
  problem: { code, text },
})
