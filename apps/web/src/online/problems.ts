import type { Problem } from '@spellendoos/kernel'
import { t } from '../words/texts.ts'

/** What can go wrong between here and a table far away, besides what the server itself says. */
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
/** A request that was dropped because this browser asked too much at once. */
export const askedTooMuch: Problem = {
  code: 'too-fast',
  text: t['online-problems']['too-fast'],
}
/** An invitation opens no seat until somebody has sat down. */
export const onlyInvited: Problem = {
  code: 'only-invited',
  text: t['online-problems']['only-invited'],
}
