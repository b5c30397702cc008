import { MOST_NAME, MOST_TALK } from '@spellendoos/wire'

/**
 * Letters, figures and signs as people write them: no invisible characters, and none that reverse the direction of
 * text.
 */
function clean(text: string): string {
  const kept = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}]/gu, ' ')
    // Letters and a symbol that are drawn as nothing.
    .replace(/[\u115F\u1160\u2800\u3164\uFFA0]/gu, ' ')
    .replace(/(\p{M}{4})\p{M}+/gu, '$1')
    .replace(/\s+/gu, ' ')
    .trim()
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(kept) ? kept : ''
}

/** At most this many characters, none of them split. */
const atMost = (text: string, most: number): string => Array.from(text).slice(0, most).join('').trim()

export const cleanName = (text: string): string => atMost(clean(text), MOST_NAME)
export const cleanTalk = (text: string): string => atMost(clean(text), MOST_TALK)
export const sameName = (a: string, b: string): boolean => folded(a) === folded(b)
const folded = (name: string): string => name.normalize('NFKC').toLocaleLowerCase('en')
