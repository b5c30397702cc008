import { MOST_NAME, MOST_TALK } from '@spellendoos/wire'

/**
 * Letters, figures and signs as people write them: no invisible characters, and none that reverse the direction of
 * text.
 */
const clean = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()

/** At most this many characters, none of them split. */
const atMost = (text: string, most: number): string => Array.from(text).slice(0, most).join('').trim()

export const cleanName = (text: string): string => atMost(clean(text), MOST_NAME)
export const cleanTalk = (text: string): string => atMost(clean(text), MOST_TALK)
export const sameName = (a: string, b: string): boolean =>
  a.toLocaleLowerCase('en') === b.toLocaleLowerCase('en')
