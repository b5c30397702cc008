import { createEffect, createSignal } from 'solid-js'
import { readNote, writeNote } from '../storage/notes.ts'

/** Light or dark as the device says, unless the player chose. */
export type Theme = 'device' | 'light' | 'dark'
export const THEMES: readonly Theme[] = ['device', 'light', 'dark']

const kept = readNote('theme')
const [theme, setTheme] = createSignal<Theme>(THEMES.find((each) => each === kept) ?? 'device')

export { theme, setTheme }

/** Sets the chosen theme on the page, and remembers it. */
export function applyTheme(): void {
  createEffect(() => {
    const chosen = theme()
    writeNote('theme', chosen)
    if (chosen === 'device') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = chosen
  })
}
