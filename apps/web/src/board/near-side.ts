import type { Seat } from '@spellendoos/kernel'
import { hasSides, turnFor, type Board } from '@spellendoos/scene'
import { createSignal, type Accessor } from 'solid-js'

/** The side of the board that is near. */
export interface NearSide {
  readonly seat: Accessor<Seat>
  /** Whether the board has sides at all. */
  readonly canTurn: Accessor<boolean>
  /** Turns the board to the next side. */
  readonly turnOn: () => void
}

/** The viewer's own side until the board is turned by hand; then that many seats further. */
export function nearTo(usual: Accessor<Seat>, board: Accessor<Pick<Board, 'facing'> | undefined>): NearSide {
  const [further, setFurther] = createSignal(0)
  const seats = () => board()?.facing?.length ?? 0
  const seat = () => (seats() === 0 ? usual() : (usual() + further()) % seats())
  const canTurn = () => hasSides(board() ?? {})
  return {
    seat,
    canTurn,
    turnOn: () => {
      const sides = board()
      if (sides === undefined || !canTurn()) return
      const now = turnFor(sides, seat())
      let next = further() + 1
      while (turnFor(sides, (usual() + next) % seats()) === now) next++
      setFurther(next % seats())
    },
  }
}
