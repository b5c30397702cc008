import { walk, type Choice, type Rng, type RuleId, type Seat, type Spot } from '@spellendoos/kernel'
import { isTapCell, type Scene } from '@spellendoos/scene'
import type { OpenGame } from '../games/open.ts'

/** Taps that no legal move begins with, and the rule that forbids them. */
export interface LessonTry {
  readonly path: readonly Spot[]
  readonly rule: RuleId
}

/** What a player sees and may do. */
export interface Looking {
  readonly view: unknown
  readonly seat: Seat
  readonly choices: readonly Choice[]
}

export const lookingFrom = (game: OpenGame, s: unknown, seat: Seat): Looking => ({
  view: game.view(s, seat),
  seat,
  choices: choicesOf(game, s, seat),
})

export const choicesOf = (game: OpenGame, s: unknown, seat: Seat): Choice[] =>
  game.moves(s, seat).map((move) => ({ move: game.write(s, move), touches: game.touches(s, move) }))

export const begins = (choices: readonly Choice[]): readonly Spot[] => walk(choices, []).next

/** Everything in a picture that can be tapped. */
function spotsOn({ board, trays, sheets }: Scene): Spot[] {
  const places = board?.places.map(({ id }) => id) ?? []
  const items = trays.flatMap((tray) => tray.items.flatMap(({ spot }) => (spot === undefined ? [] : [spot])))
  const cells = sheets.flatMap(({ rows }) =>
    rows.flat().flatMap((cell) => (isTapCell(cell) ? [cell.spot] : [])),
  )
  return [...new Set([...places, ...items, ...cells])]
}

/**
 * Up to `most` things a player could tap here and may not, each with its rule: one tap, or one tap more than a
 * move that was begun. They are tried as a table would take them, so that tapping them gives just this refusal.
 */
export function* refusedTries(
  game: OpenGame,
  { view, seat, choices }: Looking,
  rng: Rng,
  most: number,
): Generator<LessonTry, void> {
  const scene = game.scene(view, seat, [])
  const spots = likelyFirst(shuffled(spotsOn(scene), rng), scene, seat)
  const starts = new Set(begins(choices))
  const ruleFor = (path: readonly Spot[]) => game.explain(view, seat, path.join('-'))
  let asked = 0
  const begun: (readonly Spot[])[] = []
  for (const spot of spots) {
    if (starts.has(spot)) {
      begun.push(...prefixes(choices, spot))
      continue
    }
    if (asked++ > most) return
    const rule = ruleFor([spot])
    if (rule === undefined) begun.push([spot])
    else yield { path: [spot], rule }
  }
  for (const prefix of shuffled(begun, rng)) {
    const open = walk(choices, prefix).next
    for (const spot of shuffled(spots, rng).slice(0, Math.max(4, Math.floor(most / 8)))) {
      if (spot === prefix.at(-1) || open.includes(spot) || starts.has(spot)) continue
      if (asked++ > most) return
      const path = [...prefix, spot]
      const rule = ruleFor(path)
      if (rule !== undefined) yield { path, rule }
    }
  }
}

/** What a player is likely to try first: one of their own pieces, then any other piece. */
function likelyFirst(spots: readonly Spot[], { board }: Scene, seat: Seat): Spot[] {
  const own = new Set(board?.pieces.filter((piece) => piece.seat === seat).map(({ on }) => on))
  const held = new Set(board?.pieces.map(({ on }) => on))
  const rank = (spot: Spot) => (own.has(spot) ? 0 : held.has(spot) ? 1 : 2)
  return spots.toSorted((a, b) => rank(a) - rank(b))
}

/** The half-made moves that begin on a spot, a few of them. */
function prefixes(choices: readonly Choice[], spot: Spot): (readonly Spot[])[] {
  const found = new Map<string, readonly Spot[]>()
  for (const { touches } of choices) {
    for (const path of touches) {
      if (path[0] !== spot) continue
      for (let length = 1; length < path.length; length++) {
        const prefix = path.slice(0, length)
        found.set(prefix.join('-'), prefix)
        if (found.size >= MOST_PREFIXES) return [...found.values()]
      }
    }
  }
  return [...found.values()]
}
const MOST_PREFIXES = 12

function shuffled<T>(list: readonly T[], rng: Rng): T[] {
  const mixed = [...list]
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = rng(i + 1)
    ;[mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!]
  }
  return mixed
}
