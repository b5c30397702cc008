import type { Problem } from '@spellendoos/kernel'
import { t } from '../words/texts.ts'

/** What can go wrong between this page and the server, besides the server's own refusals. */
export const noServer: Problem = {
  code: 'no-server',
  text: t['online-problems']['no-server'],
}
export const notYourTurn: Problem = {
  code: 'not-your-turn',
  text: t['online-problems']['not-your-turn'],
}
/** The table is gone. */
export const tableGone: Problem = {
  code: 'table-gone',
  text: t['online-problems']['table-gone'],
}
/** A request that was dropped because this browser sent too many at once. */
export const askedTooMuch: Problem = {
  code: 'too-fast',
  text: t['online-problems']['too-fast'],
}
/** An invitation gives no seat until its user sits down. */
export const onlyInvited: Problem = {
  code: 'only-invited',
  text: t['online-problems']['only-invited'],
}
