import { createSignal } from 'solid-js'

/** The current page. Addresses are in the hash, so that any static server or file can hold the page. */
export type Route =
  | { readonly page: 'shelf' }
  /** `online`: each player has their own screen. */
  | { readonly page: 'opening'; readonly game: string; readonly online?: true }
  | { readonly page: 'table'; readonly match: string }
  /** An online table, with the key that opens it. */
  | { readonly page: 'at'; readonly match: string; readonly key: string }
  /** An online table at which this browser has a seat, opened from a notification that does not contain the key. */
  | { readonly page: 'own'; readonly match: string }
  /** The lobby: tables that anyone may join. */
  | { readonly page: 'lobby' }
  | { readonly page: 'privacy' }
  | { readonly page: 'rules'; readonly game: string; readonly rule?: string }
  /** A lesson, and a first match after it. `film`: the lesson plays itself. */
  | { readonly page: 'learn'; readonly game: string; readonly film?: true }
  /** Puzzles and decisions to practise: of all games, of one game, or a single one. */
  | { readonly page: 'puzzles'; readonly game?: string; readonly puzzle?: string }
  /** The position editor; `text` is the position in the address. */
  | { readonly page: 'position'; readonly game: string; readonly text?: string; readonly seats?: number }
  /** The analysis board: a position in the address, or an analysis stored in this browser. */
  | {
      readonly page: 'analyse'
      readonly game: string
      readonly text?: string
      readonly seats?: number
      readonly kept?: string
    }
  | { readonly page: 'settings' }
  | { readonly page: 'matches' }
  /** Statistics of this browser's matches. */
  | { readonly page: 'figures' }
  /** The challenges of today, or of an earlier day. */
  | { readonly page: 'daily'; readonly date?: string }
  /** The puzzle of the day, on its board. */
  | { readonly page: 'puzzle-of-day'; readonly date: string }
  /** A finished match of this browser; `show` opens a part of the page at once. */
  | { readonly page: 'replay'; readonly match: string; readonly show?: ShownInReplay }
  /** A match encoded in the address, with its game, so that the game loads at once. */
  | { readonly page: 'link'; readonly packed: string; readonly game: string }
  /** A match from a file. */
  | { readonly page: 'file' }
  | { readonly page: 'nowhere' }

/** What a replay opens with: the turning points, sharing, or the analysis board in its place. */
export type ShownInReplay = (typeof SHOWN_IN_REPLAY)[number]
const SHOWN_IN_REPLAY = ['turning', 'share', 'analyse'] as const

/** Pages whose name is their whole address. */
const PLAIN = ['settings', 'matches', 'figures', 'file', 'lobby', 'privacy'] as const
const isPlain = (page: string): page is (typeof PLAIN)[number] => PLAIN.some((each) => each === page)

function readRoute(hash: string): Route {
  const [page = '', what, part, more] = hash.replace(/^#\/?/, '').split('/').map(decoded)
  if (page === '') return { page: 'shelf' }
  if (isPlain(page)) return { page }
  if (page === 'daily') {
    if (what === undefined || what === '') return { page }
    return part === 'puzzle' ? { page: 'puzzle-of-day', date: what } : { page, date: what }
  }
  if (page === 'puzzles') {
    if (what === undefined || what === '') return { page }
    return { page, game: what, ...(part === undefined ? {} : { puzzle: part }) }
  }
  if (what === undefined || what === '') return { page: 'nowhere' }
  // Old links say 'afar'.
  if (page === 'game')
    return { page: 'opening', game: what, ...(part === 'online' || part === 'afar' ? { online: true } : {}) }
  if (page === 'at')
    return part === undefined ? { page: 'own', match: what } : { page, match: what, key: part }
  if (page === 'position') {
    const text = part === undefined ? {} : { text: part }
    return { page, game: what, ...text, ...(more === undefined ? {} : { seats: Number(more) }) }
  }
  if (page === 'analyse') {
    if (part === 'kept' && more !== undefined) return { page, game: what, kept: more }
    const text = part === undefined ? {} : { text: part }
    return { page, game: what, ...text, ...(more === undefined ? {} : { seats: Number(more) }) }
  }
  if (page === 'learn') return { page, game: what, ...(part === 'film' ? { film: true } : {}) }
  if (page === 'table') return { page, match: what }
  if (page === 'replay') {
    const show = SHOWN_IN_REPLAY.find((each) => each === part)
    return { page, match: what, ...(show === undefined ? {} : { show }) }
  }
  // Old links do not name the game; the match does.
  if (page === 'link') return { page, packed: part ?? what, game: part === undefined ? '' : what }
  if (page === 'rules') return { page: 'rules', game: what, ...(part === undefined ? {} : { rule: part }) }
  return { page: 'nowhere' }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** A position as a part of an address. */
const positionParts = ({
  game,
  text,
  seats,
}: {
  readonly game: string
  readonly text?: string
  readonly seats?: number
}): string =>
  [game, ...(text === undefined ? [] : [text, ...(seats === undefined ? [] : [String(seats)])])]
    .map(encodeURIComponent)
    .join('/')

export function hrefOf(route: Route): string {
  switch (route.page) {
    case 'opening':
      return `#/game/${encodeURIComponent(route.game)}${route.online === true ? '/online' : ''}`
    case 'at':
      return `#/at/${encodeURIComponent(route.match)}/${encodeURIComponent(route.key)}`
    case 'own':
      return `#/at/${encodeURIComponent(route.match)}`
    case 'position':
      return `#/position/${positionParts(route)}`
    case 'analyse': {
      const { game, kept } = route
      if (kept !== undefined) return `#/analyse/${encodeURIComponent(game)}/kept/${encodeURIComponent(kept)}`
      return `#/analyse/${positionParts(route)}`
    }
    case 'learn':
      return `#/learn/${encodeURIComponent(route.game)}${route.film === true ? '/film' : ''}`
    case 'daily':
      return `#/daily${route.date === undefined ? '' : `/${encodeURIComponent(route.date)}`}`
    case 'puzzle-of-day':
      return `#/daily/${encodeURIComponent(route.date)}/puzzle`
    case 'puzzles':
      return `#/${['puzzles', route.game, route.puzzle].flatMap((part) => (part === undefined ? [] : encodeURIComponent(part))).join('/')}`
    case 'table':
      return `#/table/${encodeURIComponent(route.match)}`
    case 'rules': {
      const rule = route.rule === undefined ? '' : `/${encodeURIComponent(route.rule)}`
      return `#/rules/${encodeURIComponent(route.game)}${rule}`
    }
    case 'replay':
      return `#/replay/${encodeURIComponent(route.match)}${route.show === undefined ? '' : `/${route.show}`}`
    case 'link':
      return `#/link/${encodeURIComponent(route.game)}/${route.packed}`
    case 'settings':
    case 'matches':
    case 'figures':
    case 'file':
    case 'lobby':
    case 'privacy':
      return `#/${route.page}`
    case 'shelf':
    case 'nowhere':
      return '#/'
  }
}

const [route, setRoute] = createSignal<Route>(readRoute(location.hash))
window.addEventListener('hashchange', () => setRoute(readRoute(location.hash)))

export { route }

export function goTo(to: Route): void {
  location.hash = hrefOf(to)
}
