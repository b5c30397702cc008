import type { ListedRule, Rule } from './game.ts'
import type { Text } from './text.ts'
import { t } from './words/texts.ts'

/**
 * What a friend says before the first match, in this order: how you win, what you do on your turn, what else can happen
 * then, what to watch out for, and how it ends.
 */
export const FRIEND_LINES = ['goal', 'turn', 'more', 'catch', 'end'] as const
export type FriendLines = Readonly<Record<(typeof FRIEND_LINES)[number], Text>>

/** The headings of a rules page, in order. A game leaves out those without rules. */
export const SECTIONS = ['setup', 'play', 'special', 'end', 'scoring'] as const
export type Section = (typeof SECTIONS)[number]

/** The titles above the friend's lines and above each section. */
export const PAGE_TITLES: Readonly<Record<Section | 'friend', Text>> = t['rules-page']

/** A game's rules as one list, in the order of the page. */
export const inSections = (
  rules: Readonly<Partial<Record<Section, readonly Rule[]>>>,
): readonly ListedRule[] =>
  SECTIONS.flatMap((section) => (rules[section] ?? []).map((rule) => ({ ...rule, section })))
