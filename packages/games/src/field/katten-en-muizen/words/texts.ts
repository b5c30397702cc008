// Written by `npm run words` from the texts beside it.
import { textsOf, type Text, type TextWith } from '@spellendoos/kernel'

interface Texts {
  readonly wrong: {
    readonly 'position-fields': Text
    readonly 'position-board': Text
    readonly 'position-cats': Text
    readonly 'position-mice': Text
    readonly 'position-placing': Text
    readonly 'position-chain': Text
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
    readonly seats: Text
    readonly cats: Text
    readonly mice: Text
    readonly turn: Text
    readonly 'own-pieces': Text
    readonly step: Text
    readonly 'free-field': Text
    readonly jump: Text
    readonly 'may-jump': Text
    readonly chain: Text
    readonly stop: Text
    readonly 'mice-never-jump': Text
    readonly 'mice-win': Text
    readonly 'cats-win': Text
    readonly 'fifty-turns': Text
  }
  readonly says: {
    readonly mouse: Text
    readonly cat: Text
    readonly 'mice-beside': TextWith<'seat'>
    readonly placed: TextWith<'seat' | 'to'>
    readonly 'mouse-steps': TextWith<'from' | 'to'>
    readonly 'cat-steps': TextWith<'from' | 'to'>
    readonly 'cat-jumps': TextWith<'at' | 'from' | 'to'>
    readonly stopped: TextWith<'seat'>
    readonly 'mice-won': Text
    readonly 'cats-won': Text
    readonly 'drawn-fifty-turns': Text
    readonly 'note-mice': TextWith<'left'>
    readonly 'note-cats': TextWith<'need' | 'taken'>
    readonly stop: Text
    readonly 'coach-place': TextWith<'hand'>
    readonly 'coach-mouse': Text
    readonly 'coach-cat': Text
    readonly 'coach-chain': Text
    readonly 'ends-mice-win': Text
    readonly 'ends-cats-win': Text
  }
}

export const t = textsOf<Texts>('games/field/katten-en-muizen', [
  'wrong.position-fields',
  'wrong.position-board',
  'wrong.position-cats',
  'wrong.position-mice',
  'wrong.position-placing',
  'wrong.position-chain',
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'rules.seats',
  'rules.cats',
  'rules.mice',
  'rules.turn',
  'rules.own-pieces',
  'rules.step',
  'rules.free-field',
  'rules.jump',
  'rules.may-jump',
  'rules.chain',
  'rules.stop',
  'rules.mice-never-jump',
  'rules.mice-win',
  'rules.cats-win',
  'rules.fifty-turns',
  'says.mouse',
  'says.cat',
  'says.mice-beside',
  'says.placed',
  'says.mouse-steps',
  'says.cat-steps',
  'says.cat-jumps',
  'says.stopped',
  'says.mice-won',
  'says.cats-won',
  'says.drawn-fifty-turns',
  'says.note-mice',
  'says.note-cats',
  'says.stop',
  'says.coach-place',
  'says.coach-mouse',
  'says.coach-cat',
  'says.coach-chain',
  'says.ends-mice-win',
  'says.ends-cats-win',
])
