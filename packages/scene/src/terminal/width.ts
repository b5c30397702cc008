const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' })
// oxlint-disable-next-line no-control-regex -- control characters in a name must never reach a terminal
const ORDERS = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu
const NOTHING = /^[\p{Mn}\p{Me}\p{Cf}]+$/u
const WIDE =
  /^(?:\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{20000}-\u{3fffd}])/u
const MADE_EMOJI = /\ufe0f/u

/** Letters, figures and drawing characters that are one column wide, which most text consists of. */
const SIMPLE = /^[\u0020-\u02ff\u2010-\u22ff\u2500-\u25fc]*$/

/** The characters of a text as people count them. */
export function signsOf(text: string): string[] {
  return SIMPLE.test(text) ? text.split('') : [...GRAPHEMES.segment(text)].map((each) => each.segment)
}

export function signWidth(sign: string): 0 | 1 | 2 {
  if (SIMPLE.test(sign)) return 1
  if (NOTHING.test(sign)) return 0
  return WIDE.test(sign) || MADE_EMOJI.test(sign) ? 2 : 1
}

/** How many columns a text takes in a terminal. */
export const widthOf = (text: string): number =>
  SIMPLE.test(text) ? text.length : signsOf(text).reduce((sum, sign) => sum + signWidth(sign), 0)

/** A text on one line, without control characters. */
export const tidy = (text: string): string => text.replace(ORDERS, ' ').trim()

/** Truncated to a width, with an ellipsis if something was cut off. */
export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text
  let out = ''
  let used = 0
  for (const sign of signsOf(text)) {
    used += signWidth(sign)
    if (used > width - 1) break
    out += sign
  }
  return width < 1 ? '' : `${out}…`
}

const padding = (text: string, width: number) => Math.max(0, width - widthOf(text))
export const padEnd = (text: string, width: number) => text + ' '.repeat(padding(text, width))
export const padStart = (text: string, width: number) => ' '.repeat(padding(text, width)) + text
export function centre(text: string, width: number): string {
  const before = Math.floor(padding(text, width) / 2)
  return padEnd(' '.repeat(before) + text, width)
}

/** Wrapped between words; a word longer than a line is broken at the end of the line. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap((each) => pieces(each, width))) {
    if (line !== '' && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line)
      line = word
    } else {
      line = line === '' ? word : `${line} ${word}`
    }
  }
  return [...lines, line]
}

function pieces(word: string, width: number): string[] {
  const out = ['']
  for (const sign of signsOf(word)) {
    if (widthOf(out.at(-1)! + sign) > width && out.at(-1) !== '') out.push('')
    out[out.length - 1] += sign
  }
  return out
}
