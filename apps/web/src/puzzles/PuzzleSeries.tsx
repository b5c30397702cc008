import type { Puzzle } from '@spellendoos/kernel'
import { createEffect, createMemo, onCleanup, Show, untrack } from 'solid-js'
import { Notice } from '../app/Notice.tsx'
import { goTo, hrefOf } from '../app/route.ts'
import type { OpenGame } from '../games/open.ts'
import { standingAt } from './attempts.ts'
import { puzzleHost } from './puzzle-host.ts'
import { PuzzleTable } from './PuzzleTable.tsx'
import { nextPuzzle } from './standing.ts'
import { sayPuzzles } from './words.ts'

interface PuzzleSeriesProps {
  readonly game: OpenGame
  readonly puzzles: readonly Puzzle[]
  /** The first puzzle; one that fits the solver, if left out. */
  readonly id: string | undefined
}

/** A game's puzzles, one after the other, each at its own table. */
export function PuzzleSeries(props: PuzzleSeriesProps) {
  const { game, puzzles } = props
  const fitting = () =>
    nextPuzzle(
      puzzles,
      untrack(() => standingAt(game.id)),
      Math.random(),
    )
  createEffect(() => {
    if (props.id !== undefined) return
    const first = fitting()
    if (first !== undefined) location.replace(hrefOf({ page: 'puzzles', game: game.id, puzzle: first.id }))
  })
  const host = createMemo(() => {
    const puzzle = puzzles.find(({ id }) => id === props.id)
    if (puzzle === undefined) return undefined
    const now = puzzleHost(game, puzzle)
    onCleanup(() => now.leave())
    return now
  })
  const goOn = () => {
    const others = puzzles.filter(({ id }) => id !== props.id)
    const next = nextPuzzle(others, standingAt(game.id), Math.random()) ?? puzzles[0]
    if (next !== undefined) goTo({ page: 'puzzles', game: game.id, puzzle: next.id })
  }
  return (
    <Show
      when={host()}
      keyed
      fallback={<Notice text={sayPuzzles('no-such-puzzle')} waiting={props.id === undefined} />}
    >
      {(host) => <PuzzleTable host={host} next={sayPuzzles('next')} onNext={goOn} />}
    </Show>
  )
}
