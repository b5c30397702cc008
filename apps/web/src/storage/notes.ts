/** Small things that this browser remembers: the language, the theme, the last names. Losing them does no harm. */
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
    // A browser that stores nothing can still play.
  }
}

/** A note that is a list of words; empty if there is none, or none that can be read. */
export function readList(name: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(readNote(name) ?? '[]')
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : []
  } catch {
    return []
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
