// Written by `npm run words` from the texts beside it.
import { textsOf, type Text, type TextWith } from '@spellendoos/kernel'

interface Texts {
  readonly problems: {
    readonly 'position-field': TextWith<'name'>
    readonly 'position-twice': TextWith<'name'>
    readonly 'position-jump': TextWith<'from' | 'to'>
  }
  readonly name: Text
  readonly about: Text
  readonly daily: TextWith<'n'>
  readonly friend: {
    readonly goal: Text
    readonly turn: Text
    readonly more: Text
    readonly catch: Text
    readonly end: Text
  }
  readonly rules: {
    readonly board: Text
    readonly start: Text
    readonly jump: Text
    readonly knight: Text
    readonly once: Text
    readonly goal: Text
    readonly closed: Text
    readonly undo: Text
    readonly stuck: Text
  }
  readonly says: {
    readonly knight: Text
    readonly visit: TextWith<'nth'>
    readonly standing: TextWith<'visited'>
    readonly 'set-down': TextWith<'to'>
    readonly jumped: TextWith<'to' | 'visited'>
    readonly complete: Text
    readonly closed: Text
    readonly stuck: TextWith<'visited'>
    readonly 'coach-start': Text
    readonly 'coach-jump': TextWith<'left' | 'ways'>
    readonly 'ends-goal': Text
    readonly 'ends-stuck': TextWith<'n'>
    readonly score: TextWith<'n'>
  }
  readonly presets: {
    readonly boekje: Text
  }
}

export const t = textsOf<Texts>('games/paardesprong', [
  'problems.position-field',
  'problems.position-twice',
  'problems.position-jump',
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'rules.board',
  'rules.start',
  'rules.jump',
  'rules.knight',
  'rules.once',
  'rules.goal',
  'rules.closed',
  'rules.undo',
  'rules.stuck',
  'says.knight',
  'says.visit',
  'says.standing',
  'says.set-down',
  'says.jumped',
  'says.complete',
  'says.closed',
  'says.stuck',
  'says.coach-start',
  'says.coach-jump',
  'says.ends-goal',
  'says.ends-stuck',
  'says.score',
  'presets.boekje',
  'daily',
])
