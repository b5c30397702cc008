import type { Law } from './laws.ts'

/** Where a law cannot hold, and why. */
interface Exception {
  readonly game: string
  readonly law: Law
  readonly sizes: readonly string[]
  readonly why: string
}

const EXCEPTIONS: readonly Exception[] = []

export const isExcepted = (game: string, law: Law, size: string): boolean =>
  EXCEPTIONS.some((each) => each.game === game && each.law === law && each.sizes.includes(size))
