/** What a page looks like at one moment, measured in the browser. */
export interface Seen {
  readonly width: number
  readonly height: number
  /** How wide the page is, scrolled parts included. */
  readonly wide: number
  /** How high it is, scrolled parts included. */
  readonly tall: number
  /** The language that the page says it speaks. */
  readonly lang: string
  /** Parts that keep their place for as long as a match lasts. */
  readonly regions: Readonly<Record<string, SeenBox>>
  /** What the page asks for now. */
  readonly asked: readonly Asked[]
  /** Everything else that can be tapped. */
  readonly targets: readonly Target[]
  /** Whether fields that are too small for a finger can be seen larger. */
  readonly loupe: boolean
  /** What does not fit its box. */
  readonly cut: readonly Cut[]
  /** Text that is under something else. */
  readonly covered: readonly string[]
  /** Everything that is read or read aloud. */
  readonly texts: readonly Said[]
  /** How far down the board each seat's men are on average, from 0 to 1; empty where the board has no sides. */
  readonly men: Readonly<Record<string, number>>
  /** What players may do at any table, by name, and whether it can be done now. */
  readonly acts: Readonly<Record<string, boolean>>
}
export type SeenBox = readonly [x: number, y: number, w: number, h: number]
interface Target {
  readonly name: string
  readonly box: SeenBox
}
interface Asked {
  readonly spot: string
  /** Whose edge of a screen that lies flat it is at. */
  readonly edge: string | undefined
  /** A button of its own beside the board, which stays where it is. */
  readonly button: boolean
  /** On the board, where a tap nearby finds it. */
  readonly board: boolean
  readonly box: SeenBox
  /** The part of it that is on the screen, from 0 to 1. */
  readonly shown: number
  /** What is over its middle. */
  readonly under: string | undefined
}
interface Cut {
  readonly what: string
  /** What is cut off can be scrolled into sight. */
  readonly scrolls: boolean
}
export interface Said {
  readonly text: string
  readonly lang: string
}

/** Runs in the page. What is on top of it hides the rest. */
export function look(): Seen {
  const root: Element = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  const all = (css: string) => [...root.querySelectorAll<HTMLElement>(css)]
  const isSeen = (node: Element) =>
    node.checkVisibility({ visibilityProperty: true }) && node.getClientRects().length > 0
  const boxOf = (node: Element): SeenBox => {
    const { x, y, width, height } = node.getBoundingClientRect()
    return [x, y, width, height].map((side) => Math.round(side * 2) / 2) as unknown as SeenBox
  }
  const nameOf = (node: Element) =>
    `${node.tagName.toLowerCase()}${[...node.classList].map((each) => `.${each}`).join('')}`
  const startOf = (node: HTMLElement) => `‘${(node.innerText || node.ariaLabel || '').trim().slice(0, 30)}’`
  /** The edges of a box that its scrolling parents and the screen let through. */
  const windowOf = (node: Element): [x0: number, y0: number, x1: number, y1: number] => {
    const { left, top, right, bottom } = node.getBoundingClientRect()
    let [x0, y0, x1, y1] = [
      Math.max(left, 0),
      Math.max(top, 0),
      Math.min(right, innerWidth),
      Math.min(bottom, innerHeight),
    ]
    for (let parent = node.parentElement; parent !== null; parent = parent.parentElement) {
      const { overflow, display } = getComputedStyle(parent)
      if (overflow === 'visible' || display === 'contents' || parent === document.body) continue
      const clip = parent.getBoundingClientRect()
      ;[x0, y0, x1, y1] = [
        Math.max(x0, clip.left),
        Math.max(y0, clip.top),
        Math.min(x1, clip.right),
        Math.min(y1, clip.bottom),
      ]
    }
    return [x0, y0, x1, y1]
  }
  const shownOf = (node: Element): number => {
    const { width, height } = node.getBoundingClientRect()
    const [x0, y0, x1, y1] = windowOf(node)
    const whole = width * height
    return whole === 0 ? 0 : (Math.max(0, x1 - x0) * Math.max(0, y1 - y0)) / whole
  }
  const overAt = (node: Element, x: number, y: number): Element | undefined => {
    const over = document.elementFromPoint(x, y)
    return over === null || node.contains(over) || over.contains(node) ? undefined : over
  }
  const coverOf = (node: Element): string | undefined => {
    const { left, top, width, height } = node.getBoundingClientRect()
    const over = overAt(node, left + width / 2, top + height / 2)
    return over === undefined ? undefined : nameOf(over)
  }
  const scrollerOf = (node: Element): Element => {
    for (let parent = node.parentElement; parent !== null; parent = parent.parentElement)
      if (/auto|scroll/.test(getComputedStyle(parent).overflowY) && parent.scrollHeight > parent.clientHeight)
        return parent
    return document.documentElement
  }
  /** A bar that stays while its page or sheet is scrolled covers only what cannot be scrolled away from under it. */
  const isPassing = (over: Element, bottom: number): boolean => {
    for (let node: Element | null = over; node !== null; node = node.parentElement) {
      const { position } = getComputedStyle(node)
      if (position !== 'fixed' && position !== 'sticky') continue
      const scroller = position === 'fixed' ? document.documentElement : scrollerOf(node)
      const top = scroller === document.documentElement ? 0 : scroller.getBoundingClientRect().top
      const { height } = node.getBoundingClientRect()
      const lowest = scroller.scrollHeight - height + 1
      return bottom - top + scroller.scrollTop <= lowest && scroller.scrollHeight > scroller.clientHeight
    }
    return false
  }

  const regions: Record<string, SeenBox> = {}
  // On a screen that lies flat each player is asked at their own edge.
  const edgeOf = (node: Element) => node.closest<HTMLElement>('[data-edge]')?.dataset['edge']
  for (const name of ['board', 'seats', 'coach', 'acts', 'masthead'])
    for (const node of document.querySelectorAll(`.table-page .${name}`))
      if (node.getClientRects().length > 0) regions[`${name} ${edgeOf(node) ?? ''}`.trim()] ??= boxOf(node)
  // In a player's card each part begins where it began, whatever is written in it.
  for (const [at, card] of document.querySelectorAll('.table-page .seat-card').entries())
    for (const name of ['seat-mark', 'name', 'note']) {
      const part = card.querySelector(`.${name}`)
      if (part === null) continue
      const [x, y] = boxOf(part)
      regions[`${name} of seat ${at + 1}`] = [x, y, 0, 0]
    }
  const ASKED =
    '.table-page [data-glow], [data-take-screen], [data-begin], dialog[open] .button, .offer .button'
  const asked = [...document.querySelectorAll<HTMLElement>(ASKED)]
    .filter((node) => root.contains(node) && isSeen(node))
    .map((node): Asked => ({
      spot: node.dataset['spot'] ?? startOf(node),
      edge: edgeOf(node),
      button: node.classList.contains('button') && node.dataset['spot'] !== undefined,
      board: node.classList.contains('spot'),
      box: boxOf(node),
      shown: shownOf(node),
      under: coverOf(node),
    }))

  const targets = all('button, a[href], input, select, textarea, summary, [role=slider]').flatMap(
    (node): Target[] => {
      const target = node.closest('label') ?? node
      const inText =
        node.matches('a, button') &&
        getComputedStyle(node).display === 'inline' &&
        node.parentElement !== null
      if (inText || node.closest('.spots, .unseen, [data-glow]') !== null || !isSeen(target)) return []
      return [{ name: `${nameOf(node)} ${startOf(node)}`, box: boxOf(target) }]
    },
  )

  const names = new Set(
    [...document.querySelectorAll(':is(.seat, .own) .name')].map(({ textContent }) => textContent),
  )
  const isName = (node: Element) => node.matches('.name') || names.has(node.textContent)
  const cut: Cut[] = []
  const covered: string[] = []
  for (const node of all('*')) {
    // What is typed into a field may be longer than the field.
    if (node.closest('svg, .unseen, .spots, input') !== null || !isSeen(node)) continue
    const style = getComputedStyle(node)
    const own = [...node.childNodes].find(
      (child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim() !== '',
    )
    // People call themselves what they like: a name that is too long ends in dots. Nothing else does.
    const ends = style.textOverflow === 'ellipsis' && isName(node)
    const scrolls = style.overflowX === 'auto' || style.overflowX === 'scroll'
    const missing = node.scrollWidth - node.clientWidth
    if (!ends && node.clientWidth > 0 && missing > 1 && (own !== undefined || style.overflowX !== 'visible'))
      cut.push({ what: `${nameOf(node)} ${startOf(node)} is ${missing} px too narrow`, scrolls })
    const low = node.scrollHeight - node.clientHeight
    const hides = style.overflowY === 'hidden' || style.overflowY === 'clip'
    if (hides && !ends && node.clientHeight > 0 && low > 1 && node !== root)
      cut.push({ what: `${nameOf(node)} ${startOf(node)} is ${low} px too low`, scrolls: false })
    if (own === undefined) continue
    const range = document.createRange()
    range.selectNodeContents(own)
    const line = range.getClientRects()[0]
    if (line === undefined) continue
    const [x, y] = [line.x + line.width / 2, line.y + line.height / 2]
    const [x0, y0, x1, y1] = windowOf(node)
    if (x < x0 || x > x1 || y < y0 || y > y1) continue
    const over = overAt(node, x, y)
    if (over !== undefined && !isPassing(over, line.bottom))
      covered.push(`${nameOf(node)} ${startOf(node)} lies under ${nameOf(over)}`)
  }

  const lang = document.documentElement.lang
  const texts: Said[] = []
  const say = (node: Element, text: string | null) => {
    const own = node.closest<HTMLElement>('[lang]')?.lang
    if (text !== null && text.trim() !== '') texts.push({ text: text.trim(), lang: own ?? lang })
  }
  const isHeard = (node: Element) =>
    isSeen(node) || (node instanceof HTMLOptionElement && isSeen(node.closest('select')!))
  for (const node of root.querySelectorAll('*')) {
    // A chapter of a book keeps its name.
    if (node.matches('script, style, cite, datalist *') || !isHeard(node)) continue
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) say(node, node.getAttribute(name))
    for (const child of node.childNodes) if (child.nodeType === Node.TEXT_NODE) say(node, child.textContent)
  }
  say(document.documentElement, document.title)

  const men: Record<string, number> = {}
  const board = document.querySelector('.table-page .board')?.getBoundingClientRect()
  if (board !== undefined && document.querySelector('[data-turn-board]') !== null) {
    const heights = new Map<string, number[]>()
    for (const piece of document.querySelectorAll<SVGElement>('.table-page .board .piece[data-seat]')) {
      const { y, height } = piece.getBoundingClientRect()
      const seat = piece.dataset['seat']!
      heights.set(seat, [...(heights.get(seat) ?? []), (y + height / 2 - board.y) / board.height])
    }
    for (const [seat, each] of heights) men[seat] = each.reduce((sum, h) => sum + h, 0) / each.length
  }
  const acts: Record<string, boolean> = {}
  for (const name of ['offer', 'undo', 'hint', 'verify'])
    for (const node of all(`[data-${name}]`))
      if (isSeen(node)) acts[name] = !(node as HTMLButtonElement).disabled

  return {
    width: innerWidth,
    height: innerHeight,
    wide: document.documentElement.scrollWidth,
    tall: document.documentElement.scrollHeight,
    lang,
    regions,
    asked,
    targets,
    loupe: document.querySelector('.board[data-loupe], .board [data-loupe], [data-loupe] .board') !== null,
    cut,
    covered,
    texts,
    men,
    acts,
  }
}
