import { env } from 'node:process'
import pc from 'picocolors'

export interface Choice<T> {
  readonly value: T
  readonly label: string
  readonly hint?: string
}

/** Where people read and type. At the end of the input, everything that is waiting for it throws `Quit`. */
export interface Terminal {
  /** Whether somebody is sitting at it: the screen can be cleared, and time passes. */
  readonly live: boolean
  readonly colour: boolean | 256
  readonly width: number
  readonly height: number
  print(text?: string): void
  /** Clears the screen and the scrollback, because there may be secrets in it. */
  clear(): void
  /** A typed line, or `undefined` after `ms` milliseconds; a half-typed line is kept. */
  ask(prompt: string, ms?: number): Promise<string | undefined>
  /** One of the choices; there has to be at least one. */
  choose<T>(question: string, choices: readonly Choice<T>[]): Promise<T>
  /** A text that passes the check; the check returns a complaint if it does not. */
  text(question: string, usual: string, check: (text: string) => string | undefined): Promise<string>
  pause(ms: number): Promise<void>
  close(): void
}

/** How many colours the terminal has. */
export function colours(): boolean | 256 {
  if (!pc.isColorSupported) return false
  return /^(?:truecolor|24bit)$/.test(env['COLORTERM'] ?? '') ? true : 256
}
