import { readFileSync, writeFileSync } from 'node:fs'
import type { Unnumbered } from './finder.ts'

/** What a search through matches came to. */
export interface Findings {
  readonly matches: number
  /** Positions looked into. */
  readonly looked: number
  /** How many positions were thrown away, and why. */
  readonly thrown: Readonly<Record<string, number>>
  readonly puzzles: readonly Unnumbered[]
}

export const readFindings = (file: string): Findings => JSON.parse(readFileSync(file, 'utf8')) as Findings

export const keepFindings = (file: string, findings: Findings): void =>
  writeFileSync(file, JSON.stringify(findings))
