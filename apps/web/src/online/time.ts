import type { Pace } from '@spellendoos/wire'
import { clockFace } from '../table/time.ts'
import { sayNewTable } from '../words/new-table.ts'
import { sayApp } from '../words/app.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** This many seconds in the largest unit that fits: 'two days', '90 seconds'. */
export function duration(seconds: number): string {
  if (seconds >= DAY && seconds % DAY === 0) return sayNewTable('days', { n: seconds / DAY })
  if (seconds >= HOUR && seconds % HOUR === 0) return sayNewTable('hours', { n: seconds / HOUR })
  if (seconds >= MINUTE && seconds % MINUTE === 0) return sayNewTable('minutes', { n: seconds / MINUTE })
  return sayNewTable('seconds', { n: seconds })
}

/** The time left: 3:07 as on a clock; hours alone above an hour, days alone from two days on. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  // To the nearest: of three days, three are left in the first hours.
  if (seconds >= 2 * DAY) return sayNewTable('days', { n: Math.round(seconds / DAY) })
  if (seconds >= HOUR) return sayNewTable('hours', { n: Math.floor(seconds / HOUR) })
  return clockFace(seconds * 1000)
}

/** How long players may take, in words. */
export function paceInWords(pace: Pace): string {
  switch (pace.kind) {
    case 'none':
      return sayNewTable('pace-none')
    case 'move':
      return sayApp('labelled', { name: sayNewTable('pace-move'), what: duration(pace.seconds) })
    case 'match':
      return `${duration(pace.seconds)}${pace.plus > 0 ? ` + ${duration(pace.plus)}` : ''}`
  }
}

/** How long players may take, and who steps in for an absent player. */
export const agreedInWords = ({
  pace,
  patience,
}: {
  readonly pace: Pace
  readonly patience: number
}): string =>
  `${paceInWords(pace)} · ${patience === 0 ? sayNewTable('no-stand-in') : sayNewTable('stand-in', { time: duration(patience) })}`
