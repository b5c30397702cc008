import type { RuleId } from './game.ts'

/** Why a passage of the book is no rule. */
export type NoRule =
  /** Advice on playing well, or on having fun. */
  | 'advice'
  /** Praise, history or what the game is like. */
  | 'story'
  /** Says again what another passage said. */
  | 'repeats'
  /** Points to another game's text or leads on to the next passage. */
  | 'leads-on'
  /** Cannot be read in the scan. */
  | 'lost'
  /** About the box and its material, which the screen replaces. */
  | 'material'

/**
 * A summary of a passage of the book in a few words of our own, and the rule it became: one from the book, or one that
 * settles how we read it. Or the reason why it is not a rule.
 */
export type Passage =
  | { readonly says: string; readonly rule: RuleId }
  | { readonly says: string; readonly none: NoRule }

/**
 * The book's text of a game, passage by passage. Keys are `paragraph.sentence`, both counted from 1 in the book's own
 * order. A sentence ends at a full stop, a question mark or an exclamation mark; so does each line of a list or a table,
 * and what stands alone. Headings are not counted. A sentence that says several things is split with letters: `2.3a`,
 * `2.3b`. Passages under another game's heading have that heading in front: `Dammen 2.4`.
 */
export type Passages = Readonly<Record<string, Passage>>

/** The passages behind a rule. */
export const passagesOf = (passages: Passages, rule: RuleId): string[] =>
  Object.entries(passages)
    .filter(([, passage]) => 'rule' in passage && passage.rule === rule)
    .map(([number]) => number)
