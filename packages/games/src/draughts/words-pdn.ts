import { filled, type Problem, type Text } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

/** A problem in a PDN file, with the line it is on. */
const at = (line: number, code: string, text: Text): Problem => ({
  code,
  text: filled(AT, { line, text }),
})

const AT: Text = t.at

export const badTag = (line: number, tag: string): Problem =>
  at(line, 'bad-tag', filled(t['bad-tag']['bad-tag'], { tag }))
export const unclosedComment = (line: number): Problem =>
  at(line, 'unclosed-comment', t['unclosed-comment']['unclosed-comment'])
export const unclosedVariation = (line: number): Problem =>
  at(line, 'unclosed-variation', t['unclosed-variation']['unclosed-variation'])
export const strayBracket = (line: number): Problem =>
  at(line, 'stray-bracket', t['stray-bracket']['stray-bracket'])
export const badWord = (line: number, word: string): Problem =>
  at(line, 'bad-word', filled(t['bad-word']['bad-word'], { word }))
export const NO_MATCH: Problem = at(1, 'no-match', t['no-match']['no-match'])
export const unknownVariant = (line: number, name: string): Problem =>
  at(line, 'unknown-variant', filled(t['unknown-variant']['unknown-variant'], { name }))
export const badOption = (line: number, option: string): Problem =>
  at(line, 'bad-option', filled(t['bad-option']['bad-option'], { option }))
export const ambiguousMove = (line: number, move: string, choices: string): Problem =>
  at(line, 'ambiguous-move', filled(t['ambiguous-move']['ambiguous-move'], { move, choices }))
export const badMove = (line: number, move: string, rule: Text | undefined): Problem =>
  rule === undefined ? impossible(line, move) : at(line, 'bad-move', filled(AGAINST_A_RULE, { move, rule }))

const impossible = (line: number, move: string): Problem =>
  at(line, 'bad-move', filled(t.impossible['bad-move'], { move }))

const AGAINST_A_RULE: Text = t['against-a-rule']

/** What is wrong with a position, on its line. */
export const badFen = (line: number, { text }: Problem): Problem => at(line, 'bad-position', text)
