import type { Eye, Seat, Spot } from '@spellendoos/kernel'
import { facing, type Scene } from '@spellendoos/scene'
import { createMemo, type Accessor } from 'solid-js'
import { nearTo, type NearSide } from '../board/near-side.ts'
import { reuse } from '../board/structural-equality.ts'
import { turning } from '../settings/choices.ts'
import { delayed } from './delayed-signal.ts'
import { liesFlat } from './flat-screen.ts'
import type { Host } from './host.ts'
import type { Screen } from './screen.ts'

/** The picture of a table, turned to the side that is near. */
export interface NearScene {
  /** The picture as the game draws it for this viewer. */
  readonly seen: Accessor<Scene | undefined>
  /** The side of the board that is near. */
  readonly near: NearSide
  /** The picture with that side near. */
  readonly scene: Accessor<Scene | undefined>
}

interface Viewing {
  /** The viewer for whom it is always drawn, if not for the player on turn. */
  readonly own: Eye | undefined
  readonly screen: Pick<Screen, 'people' | 'wanted' | 'eye'>
  readonly message: Accessor<ReturnType<Host['message']> | undefined>
  readonly touched: Accessor<readonly Spot[]>
}

const NO_SPOTS: readonly Spot[] = []

export function nearScene(host: Host, { own, screen, message, touched }: Viewing): NearScene {
  const { game } = host
  const { people, wanted, eye } = screen
  const isFlat = liesFlat(host)
  /** A board that does not turn faces the first person, whoever is on turn. Watchers look from the first seat. */
  const faced = createMemo((): Seat => {
    if (host.study === true) return 0
    const looker = own ?? wanted()
    const stays = isFlat() || (turning.chosen() === 'still' && !game.traits.hidden && own === undefined)
    return (!stays && looker !== 'watcher' ? looker : people()[0]) ?? 0
  })
  // The board turns once the move has been seen.
  const turned = delayed(faced)
  const seen = createMemo(() => {
    const looker = eye()
    const sent = message()
    return looker === undefined || sent === undefined ? undefined : game.scene(sent.view, looker, touched())
  })
  const near = nearTo(turned, () => seen()?.board)
  const draw = () => {
    const shown = seen()
    const sent = message()
    if (shown?.board === undefined || sent === undefined) return shown
    const seat = near.seat()
    if (seat === eye() || game.traits.hidden) return facing(shown, seat)
    // What is printed on the board is upright for the near player.
    const { ground, places } = game.scene(sent.view, seat, NO_SPOTS).board ?? shown.board
    return facing({ ...shown, board: { ...shown.board, ground, places } }, seat)
  }
  const scene = createMemo<Scene | undefined>((before) => reuse(before, draw()))
  return { seen, near, scene }
}
