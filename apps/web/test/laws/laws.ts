import '@spellendoos/kernel/node'
import { gameById } from '@spellendoos/games'
import type { SeenBox, Seen } from './seen.ts'
import type { Jump } from './shifts.ts'
import { foreignTexts } from './words.ts'

/**
 * The laws of a table: it turns to you; what it asks for can be reached; nothing moves; nothing is cut off, covered or
 * wider than the screen; targets are large enough; no word is missing or foreign; no button is pointless; a tap never
 * spends what nobody meant to spend.
 */
export type Law = 'facing' | 'reach' | 'still' | 'whole' | 'targets' | 'words' | 'buttons' | 'taps'

export interface Broken {
  readonly law: Law
  readonly what: string
}

/** A finger needs this much. */
const LEAST = 24
const NEAR = 1
/** A little less than half, for men that stand in the middle. */
const MIDDLE = 0.49

const at = ([x, y, w, h]: SeenBox) => `${Math.round(x)},${Math.round(y)} ${Math.round(w)}×${Math.round(h)}`
const moved = (a: SeenBox, b: SeenBox) => a.some((side, i) => Math.abs(side - b[i]!) > NEAR)
const isSmall = ([, , w, h]: SeenBox) => Math.min(w, h) < LEAST
const allOf = (law: Law, what: readonly string[]): Broken[] => what.map((each) => ({ law, what: each }))

/** What is broken on one picture of any page. */
export function brokenOnPage({ width, wide, asked, targets, loupe, cut, covered }: Seen): Broken[] {
  // What can be tapped in two places, on the board and on paper, has to be seen in one.
  const inSight = new Set(asked.filter(({ shown }) => shown >= 0.98).map(({ spot }) => spot))
  const hidden = asked.filter(({ spot }) => !inSight.has(spot))
  const under = asked.filter((each) => each.shown >= 0.98 && each.under !== undefined)
  const smallAsked = asked.filter(({ board, box }) => isSmall(box) && !(board && loupe))
  const small = targets.filter(({ box }) => isSmall(box))
  return [
    ...allOf(
      'reach',
      hidden.map(({ spot, box }) => `${spot} at ${at(box)} is not on the screen`),
    ),
    ...allOf('whole', [
      ...(wide > width ? [`the page is ${wide} wide`] : []),
      ...cut.filter(({ scrolls }) => !scrolls).map(({ what }) => what),
      ...covered,
      ...under.map((each) => `${each.spot} lies under ${each.under}`),
    ]),
    ...allOf('targets', [
      ...smallAsked.map(({ spot, box }) => `${spot} is ${at(box)}`),
      ...small.map(({ name, box }) => `${name} is ${at(box)}`),
    ]),
  ]
}

/** What is broken on one picture of a table, where nothing may have to be scrolled sideways either, nor the page at all. */
export const brokenAtTable = (seen: Seen): Broken[] => [
  ...brokenOnPage(seen),
  ...allOf('whole', [
    ...(seen.tall > seen.height ? [`the page is ${seen.tall} high`] : []),
    ...seen.cut.filter(({ scrolls }) => scrolls).map(({ what }) => what),
  ]),
]

/** What moved between two pictures of one match at one size and in one language. */
export function movedBetween(before: Seen, now: Seen): Broken[] {
  const regions = Object.entries(now.regions).flatMap(([name, box]): string[] => {
    const was = before.regions[name]
    return was === undefined || !moved(was, box) ? [] : [`${name} went from ${at(was)} to ${at(box)}`]
  })
  const buttons = now.asked.flatMap(({ spot, edge, button, box }): string[] => {
    // Numbers to choose from are a choice, not a control.
    const was =
      button && !/^\d/.test(spot)
        ? before.asked.find((each) => each.spot === spot && each.edge === edge && each.button)
        : undefined
    return was === undefined || !moved(was.box, box)
      ? []
      : [`button ${spot} went from ${at(was.box)} to ${at(box)}`]
  })
  return allOf('still', [...regions, ...buttons])
}

/** What the browser saw jump while a match was played at one size. */
export const jumped = (jumps: readonly Jump[]): Broken[] =>
  allOf(
    'still',
    jumps.map(({ what, from, to }) => `${what} jumped from ${from} to ${to}`),
  )

/** Whether a seat that has just come to the table has its men near. */
export function turnedFrom(seat: number, { men }: Seen): Broken[] {
  const height = men[String(seat)]
  return height === undefined || height >= MIDDLE
    ? []
    : allOf('facing', [`the men of seat ${seat + 1} are ${Math.round(height * 100)} % down the board`])
}

/** `game`: the one whose words may be spoken; any, where none is named. */
export const badWords = (
  { texts }: Seen,
  game: string | undefined,
  names: readonly string[] = [],
): Broken[] => allOf('words', foreignTexts(texts, game, names))

/** Buttons that can never do anything in this game, or nothing now. */
export function pointless({ acts }: Seen, id: string, hasMoved: boolean): Broken[] {
  const game = gameById(id)!
  const { traits, words } = game
  const drawn = 'scores' in game || words.rules.some(({ text }) => /\bdraw/i.test(text.en))
  const wrong = {
    offer:
      (traits.luck !== 'none' || !drawn) && 'a draw is offered where luck decides or somebody always wins',
    undo: acts['undo'] === true && !hasMoved && 'a move can be taken back before there is one',
    hint: traits.luck === 'all' && 'a hint is given where nothing can be chosen',
    verify: !('chance' in game) && 'chance is checked where there is none',
  }
  return allOf(
    'buttons',
    Object.entries(wrong).flatMap(([name, what]) => (name in acts && what !== false ? [what] : [])),
  )
}
