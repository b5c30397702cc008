/** Small things this browser remembers: the language, the theme, the last names. Losing them hurts nobody. */
const PREFIX = 'spellendoos.'

export function readNote(name: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + name) ?? undefined
  } catch {
    return undefined
  }
}

export function writeNote(name: string, text: string): void {
  try {
    localStorage.setItem(PREFIX + name, text)
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Every note by its name. */
export function allNotes(): Record<string, string> {
  try {
    const kept = Object.entries(localStorage).filter(([key]) => key.startsWith(PREFIX))
    return Object.fromEntries(kept.map(([key, text]) => [key.slice(PREFIX.length), String(text)]))
  } catch {
    return {}
  }
}
