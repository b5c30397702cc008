import type { Account, Review } from '@spellendoos/bots'
import type { Seat } from '@spellendoos/kernel'
import { locale } from '../../words/lang.ts'

/** What a chance became and why, in whole per cents: from start to end they add up as they are shown. */
export interface Figures {
  readonly start: number
  /** Left out where the game has no luck. */
  readonly luck?: number
  /** Left out where all is luck. */
  readonly own?: number
  readonly others?: number
  /** What is neither, and what rounding leaves over. */
  readonly rest: number
  readonly end: number
  /** How far off luck and skill usually are, rounded up; 0 where nothing was sampled. */
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

/** So many per cent, as the language writes it. */
export const percent = (n: number): string =>
  new Intl.NumberFormat(locale(), { style: 'percent' }).format(n / 100)

/** The same as a change, with its sign. */
export const change = (n: number): string =>
  new Intl.NumberFormat(locale(), { style: 'percent', signDisplay: 'exceptZero' })
    .format(n / 100)
    .replace('-', '−')
