import { isDate } from '@spellendoos/fair'
import { createSignal, onCleanup, type Accessor } from 'solid-js'
import { locale } from '../words/lang.ts'
import { dateAt, daysAfter, midnightOf } from './calendar.ts'

const LOOK = 20_000

/** The date in UTC; it changes at midnight while the page is open. */
export function today(): Accessor<string> {
  const [date, setDate] = createSignal(dateAt(Date.now()))
  const timer = setInterval(() => setDate(dateAt(Date.now())), LOOK)
  onCleanup(() => clearInterval(timer))
  return date
}

/** The date in an address: today if it is invalid or in the future. */
export const dateAsked = (asked: string | undefined, now: string): string =>
  asked !== undefined && isDate(asked) && asked < now ? asked : now

export const inWords = (date: string): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'full', timeZone: 'UTC' }).format(midnightOf(date))
/** The local time of the next challenges, as text. */
export const nextTime = (date: string): string =>
  new Intl.DateTimeFormat(locale(), { timeStyle: 'short' }).format(midnightOf(daysAfter(date, 1)))
