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
    readonly equipment: Text
    readonly board: Text
    readonly traps: Text
    readonly setup: Text
    readonly stake: Text
    readonly 'roll-off': Text
    readonly tie: Text
    readonly turn: Text
    readonly throw: Text
    readonly strike: Text
    readonly 'at-once': Text
    readonly stuck: Text
    readonly six: Text
    readonly 'six-ends': Text
    readonly freed: Text
    readonly 'red-trap': Text
    readonly arrive: Text
    readonly prizes: Text
    readonly consolation: Text
    readonly two: Text
  }
  readonly says: {
    readonly 'rolled-off': TextWith<'pips' | 'seat'>
    readonly tied: TextWith<'seats'>
    readonly starts: TextWith<'seat'>
    readonly struck: TextWith<'field' | 'seat'>
    readonly freed: TextWith<'field' | 'seat'>
    readonly trapped: TextWith<'seat'>
    readonly 'still-stuck': TextWith<'seat'>
    readonly 'in-red-trap': TextWith<'seat'>
    readonly out: TextWith<'seat'>
    readonly consolation: TextWith<'seat'>
    readonly start: Text
    readonly finish: Text
    readonly trap: TextWith<'field'>
    readonly 'red-trap': TextWith<'field'>
    readonly 'roll-off': Text
    readonly 'note-start': Text
    readonly 'note-stuck': TextWith<'field'>
    readonly 'coach-roll-off': Text
    readonly 'coach-free': Text
    readonly 'coach-mercy': Text
  }
}

export const t = textsOf<Texts>('games/tracks/rond-om-de-hoek', [
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'rules.equipment',
  'rules.board',
  'rules.traps',
  'rules.setup',
  'rules.stake',
  'rules.roll-off',
  'rules.tie',
  'rules.turn',
  'rules.throw',
  'rules.strike',
  'rules.at-once',
  'rules.stuck',
  'rules.six',
  'rules.six-ends',
  'rules.freed',
  'rules.red-trap',
  'rules.arrive',
  'rules.prizes',
  'rules.consolation',
  'rules.two',
  'says.rolled-off',
  'says.tied',
  'says.starts',
  'says.struck',
  'says.freed',
  'says.trapped',
  'says.still-stuck',
  'says.in-red-trap',
  'says.out',
  'says.consolation',
  'says.start',
  'says.finish',
  'says.trap',
  'says.red-trap',
  'says.roll-off',
  'says.note-start',
  'says.note-stuck',
  'says.coach-roll-off',
  'says.coach-free',
  'says.coach-mercy',
])
