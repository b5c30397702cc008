import { verify } from '@spellendoos/fair'
import { gameById } from '@spellendoos/games'
import type { Lang } from '@spellendoos/kernel'
import pc from 'picocolors'
import { Complaint } from '../complaint.ts'
import { boxWords } from '../words/box.ts'
import { openReplay } from './replay-file.ts'

const CANNOT_TELL = 2

/** `spellendoos verify`: one tick and one sentence; the status is 0 when fair, 1 when not, 2 when nobody can tell. */
export function verifyFile(file: string, lang: Lang): { readonly line: string; readonly status: number } {
  const box = boxWords(lang)
  const replay = openReplay(file, lang, CANNOT_TELL)
  const game = gameById(replay.game)
  if (game === undefined) {
    throw new Complaint(box('unknown-game', { what: replay.game, games: '…' }), CANNOT_TELL)
  }
  const verdict = verify(replay, game)
  if (verdict.fair === true) return { line: `${pc.green('✔')} ${box('fair')}`, status: 0 }
  if (verdict.fair === 'not-provable') {
    return { line: `${pc.yellow('–')} ${box('not-provable')}`, status: CANNOT_TELL }
  }
  const { seq, text } = verdict
  const sentence =
    seq === undefined ? box('unfair', { text: text[lang] }) : box('unfair-at', { n: seq, text: text[lang] })
  return { line: `${pc.red('✘')} ${sentence}`, status: 1 }
}
