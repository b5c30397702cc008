import type { Rng } from '@spellendoos/kernel'

/** A hand (or pile) that nobody sees: how many cards it has, and bits of the kinds that it is known not to have. */
export interface ClosedHand {
  readonly cards: number
  readonly lacks: number
}

/** Kinds that are equivalent for a hand and all hands after it, grouped together. */
interface Level {
  readonly hand: number
  readonly cards: number
  /** The group of each kind. */
  readonly groupOf: readonly number[]
  /** The groups that this hand may contain. */
  readonly allowed: readonly number[]
  /** The group at the next level that contains each group. */
  readonly next: readonly number[]
  /** Cached results of `ways`. */
  readonly known: Map<string, number>
}

const MOST_CARDS = 64
/** Pascal's triangle: `CHOOSE[n][k]` ways to choose k of n. */
const CHOOSE: readonly (readonly number[])[] = pascal()

function pascal(): number[][] {
  const rows: number[][] = [[1]]
  for (let n = 1; n <= MOST_CARDS; n++) {
    const above = rows[n - 1]!
    rows.push(Array.from({ length: n + 1 }, (_, k) => (above[k - 1] ?? 0) + (above[k] ?? 0)))
  }
  return rows
}

/**
 * Deals the unseen cards (counted by kind) to the closed hands, so that every possible deal of distinct cards is
 * equally likely, and returns the counts by kind of each hand.
 *
 * The hands with the most known gaps are filled first. A hand affects the others only by how many cards of each group
 * are left, so the number of ways to fill the rest is counted once per such remainder. If the gaps are nested, which is
 * usual, a hand takes from one group only and nothing needs to be counted at all.
 */
export function dealUnseen(unseen: readonly number[], hands: readonly ClosedHand[], rng: Rng): number[][] {
  const levels = levelsFor(
    unseen.length,
    hands.map((hand) => ({ cards: hand.cards, lacks: missed(hand, unseen) })),
  )
  const left = unseen.slice()
  const dealt = hands.map(() => new Array<number>(unseen.length).fill(0))
  for (let depth = 0; depth < levels.length; depth++) {
    const level = levels[depth]!
    const totals = groupTotals(level, left)
    const takes = chooseTakes(levels, depth, totals, rng)
    for (const [i, group] of level.allowed.entries()) {
      takeCards(left, dealt[level.hand]!, level.groupOf, group, takes[i]!, rng)
    }
  }
  return dealt
}

/** The gaps that matter: an empty hand lacks nothing, and nobody lacks a kind that is used up. */
function missed(hand: ClosedHand, unseen: readonly number[]): number {
  let lacks = 0
  for (const [kind, count] of unseen.entries()) if (count > 0) lacks |= hand.lacks & (1 << kind)
  return hand.cards > 0 ? lacks : 0
}

function levelsFor(kinds: number, hands: readonly ClosedHand[]): Level[] {
  const order = [...hands.keys()].toSorted((a, b) => gaps(hands[b]!.lacks) - gaps(hands[a]!.lacks))
  const groupings = order.map((_, depth) => groupKinds(kinds, order.slice(depth), hands))
  groupings.push(new Array<number>(kinds).fill(0))
  return order.map((hand, depth) => {
    const groupOf = groupings[depth]!
    const next: number[] = []
    const allowed: number[] = []
    for (let kind = 0; kind < kinds; kind++) {
      const group = groupOf[kind]!
      next[group] = groupings[depth + 1]![kind]!
      if (((hands[hand]!.lacks >> kind) & 1) === 0 && !allowed.includes(group)) allowed.push(group)
    }
    return { hand, cards: hands[hand]!.cards, groupOf, allowed, next, known: new Map() }
  })
}

function gaps(lacks: number): number {
  let count = 0
  for (let bits = lacks; bits > 0; bits >>= 1) count += bits & 1
  return count
}

/** Kinds that are missing in the same hands are one group. */
function groupKinds(kinds: number, order: readonly number[], hands: readonly ClosedHand[]): number[] {
  const groupOf: number[] = []
  const distinct: number[] = []
  for (let kind = 0; kind < kinds; kind++) {
    let pattern = 0
    for (const hand of order) pattern = 2 * pattern + ((hands[hand]!.lacks >> kind) & 1)
    if (!distinct.includes(pattern)) distinct.push(pattern)
    groupOf.push(distinct.indexOf(pattern))
  }
  return groupOf
}

function groupTotals(level: Level, left: readonly number[]): number[] {
  const totals = new Array<number>(level.next.length).fill(0)
  for (const [kind, count] of left.entries()) totals[level.groupOf[kind]!]! += count
  return totals
}

/** In how many ways the hands from this depth on can be filled from what is left of each group. */
function ways(levels: readonly Level[], depth: number, totals: readonly number[]): number {
  const level = levels[depth]
  if (level === undefined) return 1
  const key = totals.join()
  const known = level.known.get(key)
  if (known !== undefined) return known
  let sum = 0
  eachTake(levels, depth, totals, (_, weight) => {
    sum += weight
    return false
  })
  level.known.set(key, sum)
  return sum
}

/**
 * How many cards this hand takes from each allowed group; each choice is as likely as the number of deals that it leads
 * to.
 */
function chooseTakes(levels: readonly Level[], depth: number, totals: readonly number[], rng: Rng): number[] {
  const { allowed, cards } = levels[depth]!
  if (allowed.length === 1 && cards <= totals[allowed[0]!]!) return [cards]
  let rest = fraction(rng) * ways(levels, depth, totals)
  let chosen: number[] = []
  eachTake(levels, depth, totals, (takes, weight) => {
    if (weight > 0) chosen = takes.slice()
    rest -= weight
    return rest < 0 && chosen.length > 0
  })
  if (chosen.length === 0) throw new Error('voetbal-toto: no deal is consistent with what is known')
  return chosen
}

/** Visits every way to fill this hand by groups, with its number of deals, until the visitor stops. */
function eachTake(
  levels: readonly Level[],
  depth: number,
  totals: readonly number[],
  visit: (takes: readonly number[], weight: number) => boolean,
): void {
  const { allowed, cards, next } = levels[depth]!
  const takes = new Array<number>(allowed.length).fill(0)
  const fill = (i: number, wanted: number, weight: number): boolean => {
    const group = allowed[i]!
    const available = totals[group]!
    if (i === allowed.length - 1) {
      if (wanted > available) return false
      takes[i] = wanted
      const rest = remainder(totals, allowed, takes, next)
      return visit(takes, weight * CHOOSE[available]![wanted]! * ways(levels, depth + 1, rest))
    }
    for (let take = Math.min(wanted, available); take >= 0; take--) {
      takes[i] = take
      if (fill(i + 1, wanted - take, weight * CHOOSE[available]![take]!)) return true
    }
    return false
  }
  fill(0, cards, 1)
}

/** What is left of each group of the next level. */
function remainder(
  totals: readonly number[],
  allowed: readonly number[],
  takes: readonly number[],
  next: readonly number[],
): number[] {
  const rest = new Array<number>(Math.max(...next) + 1).fill(0)
  for (const [group, total] of totals.entries()) rest[next[group]!]! += total
  for (const [i, group] of allowed.entries()) rest[next[group]!]! -= takes[i]!
  return rest
}

/** Takes this many cards of a group, all cards alike. */
function takeCards(
  left: number[],
  hand: number[],
  groupOf: readonly number[],
  group: number,
  count: number,
  rng: Rng,
): void {
  let available = 0
  for (const [kind, cards] of left.entries()) if (groupOf[kind] === group) available += cards
  for (let i = 0; i < count; i++, available--) {
    let card = rng(available)
    let kind = 0
    while (groupOf[kind] !== group || card >= left[kind]!) {
      if (groupOf[kind] === group) card -= left[kind]!
      kind++
    }
    left[kind]!--
    hand[kind]!++
  }
}

/** A uniform number from 0 up to 1, of 53 bits. */
const fraction = (rng: Rng): number => (rng(2 ** 26) * 2 ** 27 + rng(2 ** 27)) / 2 ** 53
