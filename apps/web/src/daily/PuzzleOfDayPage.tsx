import { challengesOf, type Challenge } from '@spellendoos/fair'
import { dailyLists } from '@spellendoos/games/daily-lists'
import { wrongTriesIn, type Puzzle } from '@spellendoos/kernel'
import { createEffect, createResource, onCleanup, Show } from 'solid-js'
import { Notice } from '../app/Notice.tsx'
import { goTo } from '../app/route.ts'
import type { OpenGame } from '../games/open.ts'
import { openPractice } from '../puzzles/open-practice.ts'
import '../puzzles/puzzles.css'
import { puzzleHost } from '../puzzles/puzzle-host.ts'
import { PuzzleTable } from '../puzzles/PuzzleTable.tsx'
import { sayApp } from '../words/app.ts'
import { sayDaily } from '../words/daily.ts'
import { dateAt } from './calendar.ts'
import { outcomeOfPuzzle } from './outcome.ts'
import { keepResult, keepTries, resultOf } from './results.ts'
import { reportChallenge } from './challenge-report.ts'

/** The puzzle of the day on its board. It counts only on its own day. */
export function PuzzleOfDayPage(props: { readonly date: string }) {
  const now = dateAt(Date.now())
  const [opened] = createResource(() => props.date, openPuzzleOfDay)
  return (
    <Show
      when={opened()}
      keyed
      fallback={
        <Notice text={sayApp(opened.loading ? 'opening' : 'no-such-page')} waiting={opened.loading} />
      }
    >
      {(opened) => <DayPuzzle {...opened} counts={props.date === now} />}
    </Show>
  )
}

interface OpenPuzzleOfDay {
  readonly challenge: Challenge
  readonly game: OpenGame
  readonly puzzle: Puzzle
}

async function openPuzzleOfDay(date: string): Promise<OpenPuzzleOfDay | undefined> {
  const challenge = challengesOf(date, dailyLists).find(({ kind }) => kind === 'puzzle')
  if (challenge?.puzzle === undefined || date > dateAt(Date.now())) return undefined
  const practice = await openPractice(challenge.game)
  if (practice?.kind !== 'puzzles') return undefined
  const puzzle = practice.puzzles[challenge.puzzle]
  return puzzle && { challenge, game: practice.game, puzzle }
}

function DayPuzzle(props: OpenPuzzleOfDay & { readonly counts: boolean }) {
  const { challenge, game, puzzle, counts } = props
  const { date, kind } = challenge
  const host = puzzleHost(game, puzzle)
  onCleanup(() => host.leave())
  createEffect(() => {
    const isSolved = host.phase() === 'solved'
    if (!counts || (!isSolved && host.phase() !== 'shown')) return
    const tries = host.tries()
    const outcome = outcomeOfPuzzle(isSolved ? wrongTriesIn(game, puzzle, tries) : undefined)
    if (resultOf(date, kind) !== undefined) return
    keepResult({ date, kind, game: game.id, ...outcome })
    if (!isSolved) return
    keepTries(date, tries)
    void reportChallenge({ date, kind }, tries)
  })
  return (
    <PuzzleTable
      host={host}
      next={sayDaily('back')}
      onNext={() => goTo(counts ? { page: 'daily' } : { page: 'daily', date })}
    />
  )
}
