// Written by `npm run words` from the texts beside it.
import { textsOf, type Text, type TextWith } from '@spellendoos/kernel'

interface Texts {
  readonly problems: {
    readonly 'position-parts-counted': Text
    readonly 'position-parts': Text
  }
  readonly 'bad-players': {
    readonly 'position-players': TextWith<'seats'>
  }
  readonly 'bad-field': {
    readonly 'position-field': TextWith<'item'>
  }
  readonly shared: {
    readonly 'position-shared': TextWith<'item'>
  }
  readonly 'wrong-number': {
    readonly 'position-men': TextWith<'men'>
  }
  readonly 'bad-marked': {
    readonly 'position-marked': TextWith<'mark'>
  }
  readonly 'bad-turn': {
    readonly 'position-turn': Text
  }
  readonly 'bad-turns': {
    readonly 'position-turns': Text
  }
  readonly 'bad-home': {
    readonly 'position-home': Text
  }
  readonly 'bad-count': {
    readonly 'position-count': Text
  }
  readonly 'bad-mark': {
    readonly 'position-ending': TextWith<'mark'>
  }
  readonly says: {
    readonly steps: TextWith<'move' | 'seat'>
    readonly jumps: TextWith<'move' | 'seat'>
    readonly chain: TextWith<'move' | 'n' | 'path' | 'seat'>
    readonly passes: TextWith<'seat'>
    readonly home: TextWith<'seat' | 'turn'>
    readonly repetition: Text
    readonly 'no-progress': Text
    readonly 'note-home': TextWith<'home' | 'of'>
    readonly 'note-place': TextWith<'place'>
    readonly 'count-progress': Text
    readonly pass: Text
    readonly 'coach-turn': TextWith<'seat'>
    readonly 'coach-man': Text
    readonly 'coach-full': Text
    readonly 'coach-field': Text
    readonly 'coach-jump': Text
    readonly 'coach-go-on': Text
    readonly 'coach-pass': Text
    readonly 'ends-goal': Text
  }
  readonly rules: {
    readonly turn: Text
    readonly first: Text
    readonly 'own-men': Text
    readonly chain: Text
    readonly stop: Text
    readonly 'one-kind': Text
    readonly 'no-capture': Text
    readonly elsewhere: Text
    readonly done: Text
    readonly pass: Text
    readonly repetition: Text
    readonly progress: Text
    readonly 'no-progress': Text
  }
  readonly 'on-squares': {
    readonly step: Text
    readonly jump: Text
    readonly 'over-one': Text
    readonly 'free-field': Text
    readonly notation: Text
    readonly hinder: Text
    readonly 'full-court': Text
  }
  readonly 'on-star': {
    readonly step: Text
    readonly jump: Text
    readonly 'over-one': Text
    readonly 'free-field': Text
    readonly notation: Text
    readonly board: Text
    readonly setup: Text
    readonly 'court-shapes': Text
    readonly goal: Text
    readonly hinder: Text
    readonly 'full-court': Text
    readonly places: Text
  }
  readonly board: Text
  readonly 'court-lines': Text
  readonly 'court-shapes': Text
  readonly corners: Text
  readonly 'by-the-book': Text
}

export const t = textsOf<Texts>('games/halma', [
  'problems.position-parts-counted',
  'problems.position-parts',
  'bad-players.position-players',
  'bad-field.position-field',
  'shared.position-shared',
  'wrong-number.position-men',
  'bad-marked.position-marked',
  'bad-turn.position-turn',
  'bad-turns.position-turns',
  'bad-home.position-home',
  'bad-count.position-count',
  'bad-mark.position-ending',
  'says.steps',
  'says.jumps',
  'says.chain',
  'says.passes',
  'says.home',
  'says.repetition',
  'says.no-progress',
  'says.note-home',
  'says.note-place',
  'says.count-progress',
  'says.pass',
  'says.coach-turn',
  'says.coach-man',
  'says.coach-full',
  'says.coach-field',
  'says.coach-jump',
  'says.coach-go-on',
  'says.coach-pass',
  'says.ends-goal',
  'rules.turn',
  'rules.first',
  'rules.own-men',
  'rules.chain',
  'rules.stop',
  'rules.one-kind',
  'rules.no-capture',
  'rules.elsewhere',
  'rules.done',
  'rules.pass',
  'rules.repetition',
  'rules.progress',
  'rules.no-progress',
  'on-squares.step',
  'on-squares.jump',
  'on-squares.over-one',
  'on-squares.free-field',
  'on-squares.notation',
  'on-squares.hinder',
  'on-squares.full-court',
  'on-star.step',
  'on-star.jump',
  'on-star.over-one',
  'on-star.free-field',
  'on-star.notation',
  'on-star.board',
  'on-star.setup',
  'on-star.court-shapes',
  'on-star.goal',
  'on-star.hinder',
  'on-star.full-court',
  'on-star.places',
  'board',
  'court-lines',
  'court-shapes',
  'corners',
  'by-the-book',
])
