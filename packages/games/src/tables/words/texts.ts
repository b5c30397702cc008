// Written by `npm run words` from the texts beside it.
import { textsOf, type Text, type TextWith } from '@spellendoos/kernel'

interface Texts {
  readonly 'board-problems': {
    readonly 'bad-board': Text
    readonly 'too-many-stones': Text
    readonly 'shared-point': Text
  }
  readonly 'shared-problems': {
    readonly 'bad-turn': Text
    readonly 'bad-dice': Text
    readonly 'bad-word': Text
  }
  readonly 'shared-rules': {
    readonly 'throw-first': Text
    readonly 'play-first': Text
    readonly 'own-stones': Text
    readonly blocked: Text
    readonly hit: Text
    readonly 'bar-first': Text
    readonly pass: Text
    readonly 'off-stays': Text
    readonly 'bear-off': Text
    readonly 'bear-off-empty': Text
    readonly 'bear-off-higher': Text
    readonly 'turn-about': Text
    readonly 'roll-off-tie': Text
    readonly 'pass-throw': Text
  }
  readonly 'shared-says': {
    readonly thrown: TextWith<'one' | 'seat' | 'two'>
    readonly 'roll-off-tied': Text
    readonly moved: TextWith<'from' | 'seat' | 'to'>
    readonly entered: TextWith<'seat' | 'to'>
    readonly 'borne-off': TextWith<'from' | 'seat'>
    readonly hit: TextWith<'seat' | 'victimSeat'>
    readonly passed: TextWith<'seat'>
    readonly 'limit-reached': Text
    readonly 'point-name': TextWith<'point'>
    readonly 'bar-name': TextWith<'seat'>
    readonly 'off-name': TextWith<'seat'>
    readonly 'dice-tray': Text
    readonly 'button-throw': Text
    readonly 'button-pass': Text
    readonly 'note-pips': TextWith<'pips'>
    readonly 'coach-throw': TextWith<'seat'>
    readonly 'coach-plays': TextWith<'seat'>
    readonly 'coach-choose': Text
    readonly 'coach-next': Text
    readonly 'coach-where': Text
    readonly 'coach-enter': Text
    readonly 'coach-forced': Text
    readonly 'coach-pass': Text
    readonly 'coach-roll-off': TextWith<'seat'>
  }
}

export const t = textsOf<Texts>('games/tables', [
  'board-problems.bad-board',
  'board-problems.too-many-stones',
  'board-problems.shared-point',
  'shared-problems.bad-turn',
  'shared-problems.bad-dice',
  'shared-problems.bad-word',
  'shared-rules.throw-first',
  'shared-rules.play-first',
  'shared-rules.own-stones',
  'shared-rules.blocked',
  'shared-rules.hit',
  'shared-rules.bar-first',
  'shared-rules.pass',
  'shared-rules.off-stays',
  'shared-rules.bear-off',
  'shared-rules.bear-off-empty',
  'shared-rules.bear-off-higher',
  'shared-rules.turn-about',
  'shared-rules.roll-off-tie',
  'shared-rules.pass-throw',
  'shared-says.thrown',
  'shared-says.roll-off-tied',
  'shared-says.moved',
  'shared-says.entered',
  'shared-says.borne-off',
  'shared-says.hit',
  'shared-says.passed',
  'shared-says.limit-reached',
  'shared-says.point-name',
  'shared-says.bar-name',
  'shared-says.off-name',
  'shared-says.dice-tray',
  'shared-says.button-throw',
  'shared-says.button-pass',
  'shared-says.note-pips',
  'shared-says.coach-throw',
  'shared-says.coach-plays',
  'shared-says.coach-choose',
  'shared-says.coach-next',
  'shared-says.coach-where',
  'shared-says.coach-enter',
  'shared-says.coach-forced',
  'shared-says.coach-pass',
  'shared-says.coach-roll-off',
])
