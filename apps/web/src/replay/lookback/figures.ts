import type { Account, Review } from '@spellendoos/bots'
import type { Seat } from '@spellendoos/kernel'
import { locale } from '../../words/lang.ts'

/** How a chance changed and why, in whole per cents that add up as shown. */
export interface Figures {
  readonly start: number
  /** Left out where the game has no luck. */
  readonly luck?: number
  /** Left out where everything is luck. */
  readonly own?: number
  readonly others?: number
  /** What is neither, and the rest from rounding. */
  readonly rest: number
  readonly end: number
  /** The usual error of luck and skill, rounded up; 0 where nothing was sampled. */
  readonly doubt: { readonly luck: number; readonly own: number }
}

const whole = (chance: number): number => Math.round(chance * 100)

/** The figures of one seat, with the parts that its game has. */
export function figuresOf(
  { entries, accounts }: Pick<Review, 'entries' | 'accounts'>,
  seat: Seat,
  luckiness: 'none' | 'some' | 'all',
): Figures {
  const { chances }: Account = accounts[seat]!
  const start = whole(entries[0]?.before.chances[seat] ?? 0)
  const end = whole(entries.at(-1)?.after.chances[seat] ?? 0)
  const parts = {
    ...(luckiness === 'none' ? {} : { luck: whole(chances.luck) }),
    ...(luckiness === 'all' ? {} : { own: whole(chances.own), others: whole(chances.others) }),
  }
  const explained = Object.values(parts).reduce((sum, part) => sum + part, 0)
  const { luck, skill } = chances.doubt
  return {
    start,
    ...parts,
    rest: end - start - explained,
    end,
    doubt: { luck: Math.ceil(luck * 100), own: Math.ceil(skill * 100) },
  }
}

/** A percentage, formatted for the language. */
export const percent = (n: number): string =>
  new Intl.NumberFormat(locale(), { style: 'percent' }).format(n / 100)

/** The same as a change, with its sign. */
export const change = (n: number): string =>
  new Intl.NumberFormat(locale(), { style: 'percent', signDisplay: 'exceptZero' })
    .format(n / 100)
    .replace('-', '−')
