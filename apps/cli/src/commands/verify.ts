import { verify, attestationSentences, type Evidence } from '@spellendoos/fair'
import { gameById } from '@spellendoos/games'
import type { Lang } from '@spellendoos/kernel'
import pc from 'picocolors'
import { UserError } from '../user-error.ts'
import { boxWords } from '../words/box.ts'
import { openReplay } from './replay-file.ts'

const CANNOT_TELL = 2

export interface VerifyOptions {
  /** The key of the server, if known. */
  readonly server?: string
}

/**
 * `spellendoos verify`: one tick and one sentence, then who vouches for it; the exit status is 0 if fair, 1 if not, 2
 * if it cannot be told.
 */
export function verifyFile(
  file: string,
  lang: Lang,
  { server }: VerifyOptions = {},
): { readonly line: string; readonly status: number } {
  const box = boxWords(lang)
  const replay = openReplay(file, lang, CANNOT_TELL)
  const game = gameById(replay.game)
  if (game === undefined) {
    throw new UserError(box('unknown-game', { what: replay.game, games: '…' }), CANNOT_TELL)
  }
  const kept: Evidence = server === undefined ? {} : { serverKey: server.toLowerCase() }
  const verdict = verify(replay, game, kept)
  if (verdict.fair === true) {
    const more = verdict.vouched === undefined ? [] : attestationSentences(verdict.vouched, replay.players)
    const lines = more.map((text) => `\n  ${text[lang]}`)
    return { line: `${pc.green('✔')} ${box('fair')}${lines.join('')}`, status: 0 }
  }
  if (verdict.fair === 'not-provable') {
    return { line: `${pc.yellow('–')} ${box('not-provable')}`, status: CANNOT_TELL }
  }
  const { seq, text } = verdict
  const sentence =
    seq === undefined ? box('unfair', { text: text[lang] }) : box('unfair-at', { n: seq, text: text[lang] })
  return { line: `${pc.red('✘')} ${sentence}`, status: 1 }
}
