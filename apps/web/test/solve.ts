import { expect, type Page } from '@playwright/test'
import { puzzleFiles } from '@spellendoos/games/puzzles'
import { gameById } from '@spellendoos/games'
import { beginPuzzle, costOf, turnsOf, type Match, type Puzzle, type PuzzleTurn } from '@spellendoos/kernel'
import { readPuzzles } from '@spellendoos/kernel/node'
import { tapMove } from './tap-move.ts'

export const puzzlesOf = (game: string): readonly Puzzle[] => readPuzzles(puzzleFiles.get(game)!)

/** A puzzle that somebody solves by taps. */
export class Solver {
  readonly #page: Page
  readonly #puzzle: Puzzle
  readonly #match: Match
  readonly #turns: readonly PuzzleTurn[]

  constructor(page: Page, game: string, puzzle: Puzzle) {
    this.#page = page
    this.#puzzle = puzzle
    const begun = beginPuzzle(gameById(game)!, puzzle)
    const turns = turnsOf(gameById(game)!, puzzle)
    if (!begun.ok || !turns.ok) throw new Error(puzzle.id)
    this.#match = begun.value
    this.#turns = turns.value
  }

  /** A wrong move that ends the match, where there is one. */
  static endsWrong(game: string, puzzle: Puzzle): string | undefined {
    const begun = beginPuzzle(gameById(game)!, puzzle)
    const turns = turnsOf(gameById(game)!, puzzle)
    if (!begun.ok || !turns.ok) throw new Error(puzzle.id)
    const { state } = begun.value
    return begun.value
      .moves(puzzle.seat)
      .map((move) => begun.value.game.write(state, move))
      .find((move) => {
        const match = beginPuzzle(gameById(game)!, puzzle)
        if (!match.ok || costOf(puzzle, turns.value[0]!, move) === 0) return false
        match.value.append({ by: puzzle.seat, move })
        return match.value.result !== undefined
      })
  }

  /** Makes a move that may be wrong. */
  async try(move: string): Promise<void> {
    await tapMove(this.#page, this.#match, this.#puzzle.seat, move)
  }

  /** Makes a legal move that is not the right one. */
  async goWrong(): Promise<void> {
    const { game, state } = this.#match
    const { seat } = this.#puzzle
    const wrong = this.#match
      .moves(seat)
      .map((move) => game.write(state, move))
      .find((move) => costOf(this.#puzzle, this.#turns[0]!, move) !== 0)
    await tapMove(this.#page, this.#match, seat, wrong!)
  }

  /** Makes all moves of the solution. */
  async solve(): Promise<void> {
    const { seat } = this.#puzzle
    for (const [n, { move, replies }] of this.#turns.entries()) {
      await expect(this.#page.locator(`[data-phase="solving"][data-made="${n}"]`)).toBeVisible()
      await tapMove(this.#page, this.#match, seat, move)
      this.#match.append({ by: seat, move })
      for (const reply of replies) this.#match.append({ by: this.#match.turn[0] as number, move: reply })
    }
    await expect(this.#page.locator('[data-phase="solved"]')).toBeVisible()
  }
}
