import { filled, type Refusal, type Text } from '@spellendoos/kernel'
import { MOST_TAKE_BACKS } from '@spellendoos/wire'
import { t } from '../words/texts.ts'

const texts = <Keys extends string>(texts: Readonly<Record<Keys, Text>>) => texts

/** The refusals of a table online, besides those of the match itself. */
const TABLE = texts({
  'only-players': t['room-refusals']['only-players'],
  'only-host': t['room-refusals']['only-host'],
  'link-replaced': t['room-refusals']['link-replaced'],
  'only-own-link': t['room-refusals']['only-own-link'],
  'renew-at-next': t['room-refusals']['renew-at-next'],
  'has-resigned': t['room-refusals']['has-resigned'],
  'no-such-seat': t['room-refusals']['no-such-seat'],
  'no-free-seat': t['room-refusals']['no-free-seat'],
  'seat-taken': t['room-refusals']['seat-taken'],
  'name-taken': t['room-refusals']['name-taken'],
  'no-name': t['room-refusals']['no-name'],
  'already-begun': t['room-refusals']['already-begun'],
  'not-begun': t['room-refusals']['not-begun'],
  'not-over': t['room-refusals']['not-over'],
  'not-sealing': t['room-refusals']['not-sealing'],
  'link-too-late': t['room-refusals']['link-too-late'],
  'bad-signature': t['room-refusals']['bad-signature'],
  'computer-plays': t['room-refusals']['computer-plays'],
  'others-moved': t['room-refusals']['others-moved'],
  'time-ran-out': t['room-refusals']['time-ran-out'],
  'take-back-asked': t['room-refusals']['take-back-asked'],
  'take-back-refused': t['room-refusals']['take-back-refused'],
  'nobody-asks': t['room-refusals']['nobody-asks'],
  'take-backs-spent': filled(t['room-refusals']['take-backs-spent'], { mostTakeBacks: MOST_TAKE_BACKS }),
  'talk-full': t['room-refusals']['talk-full'],
  'table-full': t['room-refusals']['table-full'],
  'share-spent': t['room-refusals']['share-spent'],
  'phrases-only': t['room-refusals']['phrases-only'],
  'not-yourself': t['room-refusals']['not-yourself'],
  'nobody-there': t['room-refusals']['nobody-there'],
  'unknown-browser': t['room-refusals']['unknown-browser'],
  'nothing-said': t['room-refusals']['nothing-said'],
})

export type RoomRefusal = keyof typeof TABLE
export const refusedByRoom = (code: RoomRefusal): Refusal => ({ code, text: TABLE[code] })
