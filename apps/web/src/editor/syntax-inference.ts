import { BY_THE_BOOK, chooseOptions, seededRng, type Json } from '@spellendoos/kernel'
import type { OpenGame } from '../games/open.ts'
import { sampleMatch } from '../lessons/sample.ts'
import { EMPTY, stacksOn } from './format.ts'
import { findFormat, type Sample } from './formats.ts'
import { boardFrom, positionReader } from './position-board.ts'
import { withPieceMoved } from './piece-move.ts'
import {
  cutAfter,
  headOf,
  isTrail,
  listedHead,
  type EditMode,
  type PositionReader,
  type PositionSyntax,
} from './position-syntax.ts'

/** The number of positions examined, and the number of decisions between them. */
const SAMPLES = 60
const MATCHES = 4
const APART = 9
/** How much of the rest of the text is remembered: less where there are more combinations to try. */
const MOST_TAILS = { put: 240, move: 40, follow: 0 }
/** After this many failed attempts to move a piece it is clear that none can be moved. */
const TRIED_MOVES = 12

/**
 * Finds out how a game writes its board, from positions that the game itself wrote: which items name places, or, where
 * every place has a sign of its own, which place changes when a sign is changed; otherwise whether pieces can be moved by
 * writing another place. Nothing comes back where that teaches nothing.
 */
export function inferSyntax(game: OpenGame, seats: number): PositionSyntax | undefined {
  const chosen = chooseOptions(game, BY_THE_BOOK, {})
  if (game.position === undefined || !chosen.ok) return undefined
  const texts = new Set<string>()
  const samples = samplesOf(game, chosen.value, seats, texts)
  const [first] = samples
  if (first === undefined) return undefined
  const look = positionReader(game, chosen.value, seats)
  const withHand = (hand: EditMode, head: number): PositionSyntax => {
    const tails = new Set([...texts].map((text) => cutAfter(text, head)[1]))
    return { hand, head, tails: [...tails].slice(0, MOST_TAILS[hand.how]) }
  }
  const places = new Set(first.stacks.keys())
  if (samples.every(({ text }) => isTrail(text, places))) return withHand({ how: 'follow' }, 1)
  const format = findFormat(samples, look)
  if (format !== undefined) return withHand({ how: 'put', format }, headOf(format, first.text))
  const moving = withHand({ how: 'move', codes: codesOf(samples) }, listedHead(first.text))
  return canMove(moving, samples, look) ? moving : undefined
}

function samplesOf(
  game: OpenGame,
  options: Readonly<Record<string, Json>>,
  seats: number,
  texts: Set<string>,
): Sample[] {
  const samples: Sample[] = []
  for (let nth = 1; nth <= MATCHES; nth++) {
    let decisions = 0
    for (const { state } of sampleMatch(game, { options, seats }, seededRng(nth))) {
      const text = game.position!.write(state)
      texts.add(text)
      if (decisions++ % APART !== 0) continue
      const board = boardFrom(game, state)
      if (board !== undefined) samples.push({ text, board, stacks: stacksOn(board) })
      if (samples.length >= (nth * SAMPLES) / MATCHES) break
    }
  }
  return samples
}

/** All words in the parts that describe the board, and the numbers up to the number of places. */
function codesOf(samples: readonly Sample[]): string[] {
  const [{ text, board }] = samples as readonly [Sample, ...Sample[]]
  const head = listedHead(text)
  const words = samples.flatMap((each) => cutAfter(each.text, head)[0].split(/[:/ ,]/))
  return [...new Set([...words, ...board.places.map((_, i) => String(i))])]
}

/** Whether some piece can be moved to some free place. */
function canMove(syntax: PositionSyntax, samples: readonly Sample[], look: PositionReader): boolean {
  const { hand } = syntax
  if (hand.how !== 'move') return false
  return samples.slice(0, TRIED_MOVES).some(({ text, stacks }, nth) => {
    const free = [...stacks].flatMap(([spot, stack]) => (stack === EMPTY ? [spot] : []))
    const from = [...stacks].find(([, stack]) => stack !== EMPTY)?.[0]
    const to = free[(nth * APART) % Math.max(1, free.length)]
    return (
      from !== undefined &&
      to !== undefined &&
      withPieceMoved(syntax, hand.codes, look, text, [from, to]) !== undefined
    )
  })
}
