import { createEffect } from 'solid-js'
import { TableView } from '../table/TableView.tsx'
import { keepAttempt, standingAt } from './attempts.ts'
import type { PuzzleHost } from './puzzle-host.ts'
import { PuzzleTask } from './PuzzleTask.tsx'

interface PuzzleTableProps {
  readonly host: PuzzleHost
  /** Where to continue. */
  readonly next: string
  readonly onNext: () => void
}

/** One puzzle. Its first outcome is stored: solved at once, or not. */
export function PuzzleTable(props: PuzzleTableProps) {
  const { host } = props
  const { game, puzzle } = host
  const before = standingAt(game.id).rating.rating
  const isRated = !standingAt(game.id).seen.has(puzzle.id)
  let isKept = false
  const keep = (solved: boolean) => {
    if (isKept) return
    isKept = true
    keepAttempt(game.id, { puzzle: puzzle.id, grade: puzzle.grade, solved })
  }
  createEffect(() => {
    if (host.hasFailed()) keep(false)
    else if (host.phase() === 'solved') keep(true)
  })
  return (
    <TableView
      host={host}
      foot={(model) => (
        <PuzzleTask
          host={host}
          model={model}
          before={isRated ? before : undefined}
          next={props.next}
          onNext={() => props.onNext()}
        />
      )}
    />
  )
}
