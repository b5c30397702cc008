import type { Spot } from '@spellendoos/kernel'
import { EMPTY, readStacks, stackAfter, writeStack, type Kind } from './format.ts'
import { withPieceMoved } from './piece-move.ts'
import { cutAfter, followed, joined, type PositionReader, type PositionSyntax } from './position-syntax.ts'

/** A position as it is being set up. */
export interface Draft {
  readonly text: string
  /** The place whose piece is to be moved. */
  readonly held?: Spot
  /** A piece could not be moved where it was wanted. */
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

/** Where the game refuses it, what follows the board (whose turn it is, what was counted) goes along if that helps. */
function settled({ head, tails }: PositionSyntax, look: PositionReader, text: string): string {
  if (look(text) !== undefined) return text
  const [board] = cutAfter(text, head)
  return tails.map((tail) => joined(board, tail)).find((each) => look(each) !== undefined) ?? text
}
