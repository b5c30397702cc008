import type { Spot } from '@spellendoos/kernel'
import type { Piece, Place } from '@spellendoos/scene'
import type { BoardProps } from './BoardView.tsx'
import { labelOfPlace, labelOfStanding } from './labels.ts'
import { stacksOf } from './piece-layout.ts'
import { same } from './structural-equality.ts'
import type { Voice } from './voice.ts'

interface Called {
  readonly place: Place
  readonly stack: readonly Piece[]
  readonly voice: Voice
  readonly label: string
}

const NOTHING: readonly Piece[] = []

/** Labels places by their contents and what can be done there. Only changed labels are computed again. */
export function spotLabeller(): (
  seen: Pick<BoardProps, 'board' | 'voice' | 'glow' | 'touched' | 'last'>,
  places: Iterable<Place>,
) => ReadonlyMap<Spot, string> {
  const before = new Map<Spot, Called>()
  const callPlace = (place: Place, stack: readonly Piece[], voice: Voice) => {
    const known = before.get(place.id)
    if (known?.voice === voice && known.place === place && same(known.stack, stack)) return known.label
    const label = labelOfPlace(place, stack, voice)
    before.set(place.id, { place, stack, voice, label })
    return label
  }
  return ({ board, voice, glow, touched, last }, places) => {
    const stacks = stacksOf(board)
    const [glowing, chosen, moved] = [new Set(glow), new Set(touched), new Set(last)]
    return new Map(
      Array.from(places, (place) => {
        const { id } = place
        const label = callPlace(place, stacks.get(id) ?? NOTHING, voice)
        const standing = { glowing: glowing.has(id), touched: chosen.has(id), last: moved.has(id) }
        return [id, label + labelOfStanding(standing)]
      }),
    )
  }
}
