// Written by `npm run words` from the texts beside it.
import { textsOf, type Text, type TextWith } from '@spellendoos/kernel'

interface Texts {
  readonly faults: {
    readonly 'position-fields': Text
    readonly 'position-board': Text
    readonly 'position-side': Text
    readonly 'position-numbers': Text
    readonly 'position-hands': Text
    readonly 'position-too-many': Text
    readonly 'position-too-few': Text
    readonly 'position-missing': Text
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
    readonly board: Text
    readonly stones: Text
    readonly start: Text
    readonly series: Text
    readonly turn: Text
    readonly placing: Text
    readonly 'place-first': Text
    readonly 'free-point': Text
    readonly slide: Text
    readonly 'own-stones': Text
    readonly mill: Text
    readonly take: Text
    readonly 'no-mill': Text
    readonly safe: Text
    readonly 'all-in-mills': Text
    readonly 'take-from-mills': Text
    readonly 'two-mills': Text
    readonly reopen: Text
    readonly flying: Text
    readonly 'fly-after-placing': Text
    readonly 'too-few': Text
    readonly 'three-each': Text
    readonly 'in-hand': Text
    readonly stuck: Text
    readonly 'fifty-turns': Text
    readonly repetition: Text
  }
  readonly says: {
    readonly placed: TextWith<'seat' | 'to'>
    readonly slid: TextWith<'from' | 'seat' | 'to'>
    readonly flown: TextWith<'from' | 'seat' | 'to'>
    readonly 'mill-takes': TextWith<'seat' | 'taken'>
    readonly 'mill-takes-nothing': TextWith<'seat'>
    readonly 'won-too-few': TextWith<'seat'>
    readonly 'won-stuck': TextWith<'seat'>
    readonly 'drawn-three-each': Text
    readonly 'drawn-repetition': Text
    readonly 'drawn-fifty-turns': Text
    readonly 'hand-of': TextWith<'seat'>
    readonly 'note-hand': TextWith<'hand' | 'left'>
    readonly 'note-left': TextWith<'left'>
    readonly 'coach-turn': TextWith<'seat'>
    readonly 'coach-place': TextWith<'hand'>
    readonly 'coach-slide': Text
    readonly 'coach-fly': Text
    readonly 'coach-where': Text
    readonly 'coach-take': Text
    readonly 'ends-too-few': Text
    readonly 'ends-stuck': Text
    readonly 'ends-three-each': Text
  }
  readonly options: {
    readonly 'take-from-mills': Text
    readonly 'next-start': Text
  }
  readonly choices: {
    readonly 'next-start.alternate': Text
    readonly 'next-start.winner': Text
  }
  readonly presets: {
    readonly boekje: Text
    readonly modern: Text
  }
}

export const t = textsOf<Texts>('games/molenspel', [
  'faults.position-fields',
  'faults.position-board',
  'faults.position-side',
  'faults.position-numbers',
  'faults.position-hands',
  'faults.position-too-many',
  'faults.position-too-few',
  'faults.position-missing',
  'faults.position-quiet',
  'faults.position-times',
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'rules.board',
  'rules.stones',
  'rules.start',
  'rules.series',
  'rules.turn',
  'rules.placing',
  'rules.place-first',
  'rules.free-point',
  'rules.slide',
  'rules.own-stones',
  'rules.mill',
  'rules.take',
  'rules.no-mill',
  'rules.safe',
  'rules.all-in-mills',
  'rules.take-from-mills',
  'rules.two-mills',
  'rules.reopen',
  'rules.flying',
  'rules.fly-after-placing',
  'rules.too-few',
  'rules.three-each',
  'rules.in-hand',
  'rules.stuck',
  'rules.fifty-turns',
  'rules.repetition',
  'says.placed',
  'says.slid',
  'says.flown',
  'says.mill-takes',
  'says.mill-takes-nothing',
  'says.won-too-few',
  'says.won-stuck',
  'says.drawn-three-each',
  'says.drawn-repetition',
  'says.drawn-fifty-turns',
  'says.hand-of',
  'says.note-hand',
  'says.note-left',
  'says.coach-turn',
  'says.coach-place',
  'says.coach-slide',
  'says.coach-fly',
  'says.coach-where',
  'says.coach-take',
  'says.ends-too-few',
  'says.ends-stuck',
  'says.ends-three-each',
  'options.take-from-mills',
  'options.next-start',
  'choices.next-start.alternate',
  'choices.next-start.winner',
  'presets.boekje',
  'presets.modern',
])
