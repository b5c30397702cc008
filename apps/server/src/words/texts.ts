// Written by `npm run words` from the texts beside it.
import { textsOf, type Text, type TextWith } from '@spellendoos/kernel'

interface Texts {
  readonly 'push-texts': {
    readonly 'your-turn': Text
  }
  readonly 'room-refusals': {
    readonly 'only-players': Text
    readonly 'only-host': Text
    readonly 'link-replaced': Text
    readonly 'only-own-link': Text
    readonly 'renew-at-next': Text
    readonly 'has-resigned': Text
    readonly 'no-such-seat': Text
    readonly 'no-free-seat': Text
    readonly 'seat-taken': Text
    readonly 'name-taken': Text
    readonly 'no-name': Text
    readonly 'already-begun': Text
    readonly 'not-begun': Text
    readonly 'not-over': Text
    readonly 'not-sealing': Text
    readonly 'link-too-late': Text
    readonly 'bad-signature': Text
    readonly 'computer-plays': Text
    readonly 'others-moved': Text
    readonly 'time-ran-out': Text
    readonly 'take-back-asked': Text
    readonly 'take-back-refused': Text
    readonly 'nobody-asks': Text
    readonly 'take-backs-spent': TextWith<'mostTakeBacks'>
    readonly 'talk-full': Text
    readonly 'table-full': Text
    readonly 'share-spent': Text
    readonly 'phrases-only': Text
    readonly 'not-yourself': Text
    readonly 'nobody-there': Text
    readonly 'unknown-browser': Text
    readonly 'nothing-said': Text
  }
  readonly 'tables-failures': {
    readonly 'no-game': Text
    readonly 'bad-seating': Text
    readonly 'no-pace': Text
    readonly impatient: Text
    readonly 'bad-key': Text
    readonly 'no-table': Text
    readonly 'no-rules': Text
    readonly 'bad-body': Text
    readonly unavailable: Text
    readonly 'too-many-requests': TextWith<'most'>
    readonly 'too-many-sockets': TextWith<'most'>
    readonly 'lobby-address-full': TextWith<'most'>
    readonly 'lobby-browser-full': TextWith<'most'>
    readonly 'lobby-seats-full': TextWith<'most'>
    readonly failure: TextWith<'text' | 'where'>
    readonly 'day-over': Text
    readonly 'no-challenge': Text
    readonly 'bad-play': Text
  }
}

export const t = textsOf<Texts>('server', [
  'push-texts.your-turn',
  'room-refusals.only-players',
  'room-refusals.only-host',
  'room-refusals.link-replaced',
  'room-refusals.only-own-link',
  'room-refusals.renew-at-next',
  'room-refusals.has-resigned',
  'room-refusals.no-such-seat',
  'room-refusals.no-free-seat',
  'room-refusals.seat-taken',
  'room-refusals.name-taken',
  'room-refusals.no-name',
  'room-refusals.already-begun',
  'room-refusals.not-begun',
  'room-refusals.not-over',
  'room-refusals.not-sealing',
  'room-refusals.link-too-late',
  'room-refusals.bad-signature',
  'room-refusals.computer-plays',
  'room-refusals.others-moved',
  'room-refusals.time-ran-out',
  'room-refusals.take-back-asked',
  'room-refusals.take-back-refused',
  'room-refusals.nobody-asks',
  'room-refusals.take-backs-spent',
  'room-refusals.talk-full',
  'room-refusals.table-full',
  'room-refusals.share-spent',
  'room-refusals.phrases-only',
  'room-refusals.not-yourself',
  'room-refusals.nobody-there',
  'room-refusals.unknown-browser',
  'room-refusals.nothing-said',
  'tables-failures.no-game',
  'tables-failures.bad-seating',
  'tables-failures.no-pace',
  'tables-failures.impatient',
  'tables-failures.bad-key',
  'tables-failures.no-table',
  'tables-failures.no-rules',
  'tables-failures.bad-body',
  'tables-failures.unavailable',
  'tables-failures.too-many-requests',
  'tables-failures.too-many-sockets',
  'tables-failures.lobby-address-full',
  'tables-failures.lobby-browser-full',
  'tables-failures.lobby-seats-full',
  'tables-failures.failure',
  'tables-failures.day-over',
  'tables-failures.no-challenge',
  'tables-failures.bad-play',
])
