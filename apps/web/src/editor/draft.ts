import type { Spot } from '@spellendoos/kernel'
import { EMPTY, readStacks, stackAfter, writeStack, type Kind } from './format.ts'
import { withPieceMoved } from './piece-move.ts'
import { cutAfter, followed, joined, type PositionReader, type PositionSyntax } from './position-syntax.ts'

/** A position as it is being set up. */
export interface Draft {
  readonly text: string
  /** The place of the piece that will be moved. */
  readonly held?: Spot
  /** A piece could not be moved there. */
  readonly refused?: boolean
}

/** What a tap makes of a position, with a piece chosen or with an empty hand. */
export function afterTap(
  syntax: PositionSyntax,
  look: PositionReader,
  { text, held }: Draft,
  spot: Spot,
  chosen: Kind | undefined,
): Draft {
  const { hand } = syntax
  if (hand.how === 'follow') return { text: followed(text, spot) }
  if (hand.how === 'put') {
    const before = readStacks(hand.format, text).get(spot) ?? EMPTY
    const after = stackAfter(hand.format, before, chosen)
    return { text: settled(syntax, look, writeStack(hand.format, text, spot, after)) }
  }
  if (held === undefined) return (look(text)?.get(spot) ?? EMPTY) === EMPTY ? { text } : { text, held: spot }
  if (held === spot) return { text }
  const next = withPieceMoved(syntax, hand.codes, look, text, [held, spot])
  return next === undefined ? { text, refused: true } : { text: next }
}

/** If the game refuses it, the rest of the position text (whose turn it is, counters) is changed too, if that helps. */
function settled({ head, tails }: PositionSyntax, look: PositionReader, text: string): string {
  if (look(text) !== undefined) return text
  const [board] = cutAfter(text, head)
  return tails.map((tail) => joined(board, tail)).find((each) => look(each) !== undefined) ?? text
}
