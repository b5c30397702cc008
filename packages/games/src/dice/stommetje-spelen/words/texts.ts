// Written by `npm run words` from the texts beside it.
import { textsOf, type Text, type TextWith } from '@spellendoos/kernel'

interface Texts {
  readonly name: Text
  readonly about: Text
  readonly friend: {
    readonly goal: Text
    readonly turn: Text
    readonly more: Text
    readonly catch: Text
    readonly end: Text
  }
  readonly rules: {
    readonly turn: Text
    readonly up: Text
    readonly wait: Text
    readonly down: Text
    readonly twelve: Text
    readonly 'fewest-wins': Text
    readonly equal: Text
    readonly silence: Text
    readonly 'row-start': Text
    readonly 'whole-game': Text
    readonly chat: Text
    readonly heard: Text
    readonly assent: Text
    readonly 'nothing-to-lose': Text
    readonly 'three-times': Text
    readonly 'false-calls': Text
    readonly limit: Text
  }
  readonly says: {
    readonly step: TextWith<'dice' | 'seat'>
    readonly done: TextWith<'n' | 'seat'>
    readonly 'way-back': Text
    readonly heard: TextWith<'accused' | 'seat'>
    readonly assented: TextWith<'seat'>
    readonly denied: TextWith<'seat'>
    readonly 'sent-back': TextWith<'seat'>
    readonly lapsed: TextWith<'seat'>
    readonly 'button-heard': Text
    readonly 'button-speak': Text
    readonly 'button-assent': Text
    readonly 'button-deny': Text
    readonly 'coach-needs': TextWith<'n' | 'seat'>
    readonly 'coach-heard': Text
    readonly 'coach-call': TextWith<'accused' | 'seat'>
    readonly needed: Text
    readonly 'was-sent-back': TextWith<'n'>
    readonly score: TextWith<'n'>
  }
  readonly options: {
    readonly restart: Text
  }
  readonly choices: {
    readonly 'restart.row': Text
    readonly 'restart.game': Text
  }
}

export const t = textsOf<Texts>('games/dice/stommetje-spelen', [
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'rules.turn',
  'rules.up',
  'rules.wait',
  'rules.down',
  'rules.twelve',
  'rules.fewest-wins',
  'rules.equal',
  'rules.silence',
  'rules.row-start',
  'rules.whole-game',
  'rules.chat',
  'rules.heard',
  'rules.assent',
  'rules.nothing-to-lose',
  'rules.three-times',
  'rules.false-calls',
  'rules.limit',
  'says.step',
  'says.done',
  'says.way-back',
  'says.heard',
  'says.assented',
  'says.denied',
  'says.sent-back',
  'says.lapsed',
  'says.button-heard',
  'says.button-speak',
  'says.button-assent',
  'says.button-deny',
  'says.coach-needs',
  'says.coach-heard',
  'says.coach-call',
  'says.needed',
  'says.was-sent-back',
  'says.score',
  'options.restart',
  'choices.restart.row',
  'choices.restart.game',
])
