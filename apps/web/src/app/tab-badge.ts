import { createEffect, createSignal, on, onCleanup } from 'solid-js'

/** What waits for the person at this page: the number of tables, and a text. */
interface TabBadge {
  readonly tables: number
  readonly why?: string | undefined
}

const NOTHING: TabBadge = { tables: 0 }
const [awaited, setAwaited] = createSignal(NOTHING)

/** The tab's title, with what waits first. */
export function withBadge(page: string): string {
  const { tables, why } = awaited()
  if (tables === 0) return page
  return [`(${tables})`, ...(why === undefined ? [] : [why]), page].join(' ')
}

/** While this part of the page exists, the tab's title and badge show what waits. */
export function showTabBadge(tables: () => number, why: () => string | undefined = () => undefined): void {
  createEffect(
    on([tables, why], ([tables, why]) => {
      setAwaited({ tables, why })
      badge(tables)
    }),
  )
  onCleanup(() => {
    setAwaited(NOTHING)
    badge(0)
  })
}

function badge(tables: number): void {
  void (tables > 0 ? navigator.setAppBadge?.(tables) : navigator.clearAppBadge?.())?.catch(() => undefined)
}
