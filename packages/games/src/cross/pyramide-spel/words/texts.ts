// Written by `npm run words` from the texts beside it.
import { textsOf, type Text, type TextWith } from '@spellendoos/kernel'

interface Texts {
  readonly problems: {
    readonly 'pairs-and-seats': Text
  }
  readonly faults: {
    readonly 'position-parts': Text
    readonly 'position-board': Text
    readonly 'position-centre': Text
    readonly 'position-turn': Text
    readonly 'position-hands': Text
    readonly 'position-built': Text
    readonly 'position-pawns': Text
    readonly 'position-takes': Text
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
    readonly players: Text
    readonly pawns: Text
    readonly board: Text
    readonly centre: Text
    readonly turn: Text
    readonly place: Text
    readonly 'free-point': Text
    readonly pyramid: Text
    readonly shared: Text
    readonly built: Text
    readonly 'two-at-once': Text
    readonly take: Text
    readonly again: Text
    readonly 'place-first': Text
    readonly slide: Text
    readonly own: Text
    readonly standing: Text
    readonly 'no-slide': Text
    readonly 'sixty-slides': Text
    readonly repetition: Text
    readonly most: Text
    readonly tie: Text
    readonly pairs: Text
    readonly partner: Text
    readonly 'add-up': Text
    readonly notation: Text
  }
  readonly says: {
    readonly placed: TextWith<'seat' | 'to'>
    readonly slid: TextWith<'from' | 'seat' | 'to'>
    readonly built: TextWith<'n' | 'seat'>
    readonly taken: TextWith<'point' | 'seat' | 'victimSeat'>
    readonly 'ended-no-slide': TextWith<'seat'>
    readonly 'ended-sixty': TextWith<'seat'>
    readonly 'ended-repetition': TextWith<'seat'>
    readonly 'note-hand': TextWith<'hand'>
    readonly 'note-pawns': TextWith<'pawns'>
    readonly 'coach-place': TextWith<'n'>
    readonly 'coach-slide': Text
    readonly 'coach-where': Text
    readonly 'coach-take': TextWith<'n'>
    readonly 'coach-turn': TextWith<'seat'>
    readonly 'ends-no-slide': Text
    readonly 'ends-sixty-slides': Text
    readonly score: TextWith<'n'>
  }
  readonly options: {
    readonly pairs: Text
  }
}

export const t = textsOf<Texts>('games/cross/pyramide-spel', [
  'problems.pairs-and-seats',
  'faults.position-parts',
  'faults.position-board',
  'faults.position-centre',
  'faults.position-turn',
  'faults.position-hands',
  'faults.position-built',
  'faults.position-pawns',
  'faults.position-takes',
  'faults.position-quiet',
  'faults.position-times',
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'rules.players',
  'rules.pawns',
  'rules.board',
  'rules.centre',
  'rules.turn',
  'rules.place',
  'rules.free-point',
  'rules.pyramid',
  'rules.shared',
  'rules.built',
  'rules.two-at-once',
  'rules.take',
  'rules.again',
  'rules.place-first',
  'rules.slide',
  'rules.own',
  'rules.standing',
  'rules.no-slide',
  'rules.sixty-slides',
  'rules.repetition',
  'rules.most',
  'rules.tie',
  'rules.pairs',
  'rules.partner',
  'rules.add-up',
  'rules.notation',
  'says.placed',
  'says.slid',
  'says.built',
  'says.taken',
  'says.ended-no-slide',
  'says.ended-sixty',
  'says.ended-repetition',
  'says.note-hand',
  'says.note-pawns',
  'says.coach-place',
  'says.coach-slide',
  'says.coach-where',
  'says.coach-take',
  'says.coach-turn',
  'says.ends-no-slide',
  'says.ends-sixty-slides',
  'says.score',
  'options.pairs',
])
