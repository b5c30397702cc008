import type { Page } from '@playwright/test'

/** Something that the browser saw jump. */
export interface Jump {
  readonly what: string
  readonly from: string
  readonly to: string
}
/** A layout shift as browsers report it; the types of the web do not know it yet. */
interface Shift extends PerformanceEntry {
  readonly sources: readonly {
    readonly node?: Node
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}
interface Watched extends Window {
  jumps?: Jump[]
}

/** Lets the browser tell of everything that jumps at a table, after a tap as well as without one. */
export const watchJumps = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const at = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map((side) => Math.round(side)).join(' ')
    const jumps: Jump[] = []
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as Shift[]) {
        for (const { node, previousRect, currentRect } of sources) {
          const element = node instanceof Element ? node : node?.parentElement
          if (element === undefined || element === null || element.closest('.table-page') === null) continue
          // What is on a board travels, a log is scrolled to its end, and the coach says something else.
          if (element.closest('.board, .record, .coach p') !== null) continue
          // What comes or goes away does not jump.
          if (previousRect.width === 0 || currentRect.width === 0) continue
          // Other words in the same place do not jump.
          const isNear = (a: number, b: number) => Math.abs(a - b) < 4
          const isRewritten =
            element.childElementCount === 0 &&
            isNear(previousRect.left + previousRect.right, currentRect.left + currentRect.right) &&
            isNear(previousRect.top + previousRect.bottom, currentRect.top + currentRect.bottom)
          if (isRewritten) continue
          const classes = [...element.classList].map((each) => `.${each}`).join('')
          const what = `${element.tagName.toLowerCase()}${classes}`
          jumps.push({ what, from: at(previousRect), to: at(currentRect) })
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
    ;(window as Watched).jumps = jumps
  })

/** What jumped since this was last asked. */
export const jumpsSince = (page: Page): Promise<readonly Jump[]> =>
  page.evaluate(() => (window as Watched).jumps?.splice(0) ?? [])
