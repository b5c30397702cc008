// Written by `npm run words` from the texts beside it.
import { textsOf, type Text, type TextWith } from '@spellendoos/kernel'

interface Texts {
  readonly faults: {
    readonly 'position-parts': Text
    readonly 'position-board': Text
    readonly 'position-side': Text
    readonly 'position-foxes': Text
    readonly 'position-hens': Text
    readonly 'position-frozen': Text
    readonly 'position-quiet': Text
    readonly 'position-times': Text
  }
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
    readonly square: Text
    readonly setup: Text
    readonly turn: Text
    readonly own: Text
    readonly 'free-point': Text
    readonly 'hen-step': Text
    readonly 'hen-back': Text
    readonly 'fox-step': Text
    readonly jump: Text
    readonly chain: Text
    readonly 'stop-early': Text
    readonly 'must-jump': Text
    readonly frozen: Text
    readonly 'jump-frees': Text
    readonly 'square-full': Text
    readonly 'foxes-stuck': Text
    readonly 'both-frozen': Text
    readonly 'too-few': Text
    readonly 'hens-stuck': Text
    readonly repetition: Text
    readonly 'no-progress': Text
  }
  readonly says: {
    readonly 'hen-moved': TextWith<'from' | 'seat' | 'to'>
    readonly 'fox-moved': TextWith<'from' | 'seat' | 'to'>
    readonly 'fox-jumped': TextWith<'from' | 'n' | 'seat' | 'to'>
    readonly froze: TextWith<'point' | 'seat'>
    readonly thawed: TextWith<'seat'>
    readonly 'won-square': TextWith<'seat'>
    readonly 'won-frozen': TextWith<'seat'>
    readonly 'won-foxes-stuck': TextWith<'seat'>
    readonly 'won-too-few': TextWith<'seat'>
    readonly 'won-hens-stuck': TextWith<'seat'>
    readonly 'drawn-repetition': TextWith<'seat'>
    readonly 'drawn-no-progress': TextWith<'seat'>
    readonly hen: Text
    readonly fox: Text
    readonly 'frozen-fox': Text
    readonly 'note-hens': TextWith<'inside' | 'n'>
    readonly 'note-foxes': Text
    readonly 'note-frozen': Text
    readonly 'coach-hens': Text
    readonly 'coach-foxes': Text
    readonly 'coach-one-fox': Text
    readonly 'coach-where': Text
    readonly 'coach-on': Text
    readonly 'coach-must-jump': Text
    readonly 'coach-must-go-on': Text
    readonly 'coach-turn': TextWith<'seat'>
    readonly 'ends-too-few': Text
    readonly 'ends-square-full': Text
    readonly 'ends-both-frozen': Text
    readonly 'ends-foxes-stuck': Text
    readonly 'ends-hens-stuck': Text
  }
  readonly options: {
    readonly 'must-jump': Text
  }
  readonly choices: {
    readonly 'must-jump.bevroren': Text
    readonly 'must-jump.verplicht': Text
  }
}

export const t = textsOf<Texts>('games/cross/vos-en-kip', [
  'faults.position-parts',
  'faults.position-board',
  'faults.position-side',
  'faults.position-foxes',
  'faults.position-hens',
  'faults.position-frozen',
  'faults.position-quiet',
  'faults.position-times',
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'rules.equipment',
  'rules.board',
  'rules.square',
  'rules.setup',
  'rules.turn',
  'rules.own',
  'rules.free-point',
  'rules.hen-step',
  'rules.hen-back',
  'rules.fox-step',
  'rules.jump',
  'rules.chain',
  'rules.stop-early',
  'rules.must-jump',
  'rules.frozen',
  'rules.jump-frees',
  'rules.square-full',
  'rules.foxes-stuck',
  'rules.both-frozen',
  'rules.too-few',
  'rules.hens-stuck',
  'rules.repetition',
  'rules.no-progress',
  'says.hen-moved',
  'says.fox-moved',
  'says.fox-jumped',
  'says.froze',
  'says.thawed',
  'says.won-square',
  'says.won-frozen',
  'says.won-foxes-stuck',
  'says.won-too-few',
  'says.won-hens-stuck',
  'says.drawn-repetition',
  'says.drawn-no-progress',
  'says.hen',
  'says.fox',
  'says.frozen-fox',
  'says.note-hens',
  'says.note-foxes',
  'says.note-frozen',
  'says.coach-hens',
  'says.coach-foxes',
  'says.coach-one-fox',
  'says.coach-where',
  'says.coach-on',
  'says.coach-must-jump',
  'says.coach-must-go-on',
  'says.coach-turn',
  'says.ends-too-few',
  'says.ends-square-full',
  'says.ends-both-frozen',
  'says.ends-foxes-stuck',
  'says.ends-hens-stuck',
  'options.must-jump',
  'choices.must-jump.bevroren',
  'choices.must-jump.verplicht',
])
