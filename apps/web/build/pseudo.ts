import { env } from 'node:process'
import type { Plugin } from 'vite'

export const isPseudo = env['SPELLENDOOS_PSEUDO'] === '1'

/**
 * With SPELLENDOOS_PSEUDO=1 the page's English is a language that nobody speaks: every letter has an accent and every
 * word is long. What is cut off, overflows or was never translated shows at once.
 */
export function pseudo(): Plugin {
  return {
    name: 'spellendoos-pseudo',
    enforce: 'pre',
    transform(code, id) {
      if (!isPseudo || !id.endsWith('/words/en.json')) return undefined
      const texts = Object.entries(JSON.parse(code) as Readonly<Record<string, string>>)
      return JSON.stringify(Object.fromEntries(texts.map(([key, text]) => [key, inPseudo(text)])))
    },
  }
}

const PLAIN = 'aeiouyAEIOUcnszCNSZdglrtDGLRT'
const ACCENTED = 'àéîöûýÀÉÎÖÛçñšžÇÑŠŽđğłřťĐĞŁŘŤ'

/** The text with accents and long words; what fills it, and how a form is chosen, stays. */
export function inPseudo(text: string): string {
  const [said] = saidUpTo(text, 0)
  return said
}

/** Reads up to the brace that closes a form. */
function saidUpTo(text: string, from: number): [said: string, end: number] {
  let out = ''
  let at = from
  while (at < text.length && text[at] !== '}') {
    const plain = /[^{}]+/y
    plain.lastIndex = at
    const found = plain.exec(text)?.[0]
    if (found !== undefined) {
      out += found.replaceAll(/\p{L}+/gu, accented)
      at += found.length
    } else {
      const [slot, end] = slotAt(text, at)
      out += slot
      at = end
    }
  }
  return [out, at]
}

/** `{name}` as it is, `{n, plural, one {…} other {…}}` with its forms in the language. */
function slotAt(text: string, from: number): [slot: string, end: number] {
  const head = /\{[^{},]*(?:\}|,[^{},]*,)/y
  head.lastIndex = from
  let out = head.exec(text)![0]
  let at = from + out.length
  if (out.endsWith('}')) return [out, at]
  while (text[at] !== '}') {
    const open = text.indexOf('{', at) + 1
    const [form, end] = saidUpTo(text, open)
    out += `${text.slice(at, open)}${form}}`
    at = end + 1
    while (text[at] === ' ') at++
  }
  return [`${out}}`, at + 1]
}

/** A word of more than three letters is half as long again. */
function accented(word: string): string {
  const letters = word.replaceAll(/[a-z]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter)
  return word.length > 3 ? letters + letters.slice(-Math.ceil(word.length / 2)) : letters
}
