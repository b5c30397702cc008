// Written by `npm run words` from the texts beside it.
import { textsOf, type Text, type TextWith } from '@spellendoos/kernel'

interface Texts {
  readonly at: TextWith<'line' | 'text'>
  readonly 'against-a-rule': TextWith<'move' | 'rule'>
  readonly 'bad-tag': {
    readonly 'bad-tag': TextWith<'tag'>
  }
  readonly 'unclosed-comment': {
    readonly 'unclosed-comment': Text
  }
  readonly 'unclosed-variation': {
    readonly 'unclosed-variation': Text
  }
  readonly 'stray-bracket': {
    readonly 'stray-bracket': Text
  }
  readonly 'bad-word': {
    readonly 'bad-word': TextWith<'word'>
  }
  readonly 'no-match': {
    readonly 'no-match': Text
  }
  readonly 'unknown-variant': {
    readonly 'unknown-variant': TextWith<'name'>
  }
  readonly 'bad-option': {
    readonly 'bad-option': TextWith<'option'>
  }
  readonly 'ambiguous-move': {
    readonly 'ambiguous-move': TextWith<'choices' | 'move'>
  }
  readonly impossible: {
    readonly 'bad-move': TextWith<'move'>
  }
  readonly 'bad-mover': {
    readonly 'bad-mover': TextWith<'mover'>
  }
  readonly 'bad-sides': {
    readonly 'bad-sides': Text
  }
  readonly 'bad-item': {
    readonly 'bad-field': TextWith<'item'>
  }
  readonly 'no-such-field': {
    readonly 'no-such-field': TextWith<'count' | 'field'>
  }
  readonly twice: {
    readonly 'double-field': TextWith<'field'>
  }
  readonly 'man-on-far-row': {
    readonly 'man-on-far-row': TextWith<'field'>
  }
  readonly 'too-many': {
    readonly 'too-many-pieces': TextWith<'letter' | 'pieces'>
  }
  readonly 'no-opponent': {
    readonly 'no-opponent': TextWith<'letter'>
  }
  readonly 'bad-reserve': {
    readonly 'bad-reserve': TextWith<'most' | 'part'>
  }
  readonly 'bad-mark': {
    readonly 'bad-mark': TextWith<'mark' | 'marks'>
  }
  readonly says: {
    readonly moves: TextWith<'move' | 'seat'>
    readonly captures: TextWith<'move' | 'n' | 'seat'>
    readonly crowned: TextWith<'field' | 'seat'>
    readonly 'no-move': TextWith<'seat'>
    readonly repetition: Text
    readonly 'kings-only': Text
    readonly 'sixteen-moves': Text
    readonly 'five-moves': Text
    readonly 'men-left': TextWith<'men'>
    readonly 'pieces-left': TextWith<'kings' | 'men'>
    readonly 'count-title': Text
    readonly 'count-kings-only': Text
    readonly 'count-endgame': Text
    readonly 'coach-turn': TextWith<'seat'>
    readonly 'coach-piece': Text
    readonly 'coach-must-capture': TextWith<'n'>
    readonly 'coach-may-capture': TextWith<'n'>
    readonly 'coach-field': Text
    readonly 'coach-land': Text
    readonly 'coach-go-on': Text
    readonly 'ends-no-move': Text
    readonly 'ends-kings-only': Text
    readonly 'ends-sixteen-moves': Text
    readonly 'ends-five-moves': Text
  }
  readonly rules: {
    readonly equipment: Text
    readonly setup: Text
    readonly fields: Text
    readonly 'white-first': Text
    readonly turn: Text
    readonly 'one-piece': Text
    readonly 'own-pieces': Text
    readonly diagonal: Text
    readonly 'one-step': Text
    readonly forward: Text
    readonly 'free-field': Text
    readonly capture: Text
    readonly 'one-at-a-time': Text
    readonly 'not-over-own': Text
    readonly 'go-on': Text
    readonly 'backward-capture': Text
    readonly 'must-capture': Text
    readonly 'longest-capture': Text
    readonly 'no-duty': Text
    readonly once: Text
    readonly 'taken-after': Text
    readonly crown: Text
    readonly passing: Text
    readonly 'king-move': Text
    readonly 'king-capture': Text
    readonly notation: Text
    readonly 'no-move': Text
    readonly repetition: Text
    readonly 'kings-only': Text
    readonly 'sixteen-moves': Text
    readonly 'five-moves': Text
  }
  readonly 'hundred-rules': {
    readonly fields: Text
    readonly crown: Text
  }
  readonly options: {
    readonly slagplicht: Text
  }
  readonly presets: {
    readonly boekje: Text
  }
}

export const t = textsOf<Texts>('games/draughts', [
  'at',
  'against-a-rule',
  'bad-tag.bad-tag',
  'unclosed-comment.unclosed-comment',
  'unclosed-variation.unclosed-variation',
  'stray-bracket.stray-bracket',
  'bad-word.bad-word',
  'no-match.no-match',
  'unknown-variant.unknown-variant',
  'bad-option.bad-option',
  'ambiguous-move.ambiguous-move',
  'impossible.bad-move',
  'bad-mover.bad-mover',
  'bad-sides.bad-sides',
  'bad-item.bad-field',
  'no-such-field.no-such-field',
  'twice.double-field',
  'man-on-far-row.man-on-far-row',
  'too-many.too-many-pieces',
  'no-opponent.no-opponent',
  'bad-reserve.bad-reserve',
  'bad-mark.bad-mark',
  'says.moves',
  'says.captures',
  'says.crowned',
  'says.no-move',
  'says.repetition',
  'says.kings-only',
  'says.sixteen-moves',
  'says.five-moves',
  'says.men-left',
  'says.pieces-left',
  'says.count-title',
  'says.count-kings-only',
  'says.count-endgame',
  'says.coach-turn',
  'says.coach-piece',
  'says.coach-must-capture',
  'says.coach-may-capture',
  'says.coach-field',
  'says.coach-land',
  'says.coach-go-on',
  'says.ends-no-move',
  'says.ends-kings-only',
  'says.ends-sixteen-moves',
  'says.ends-five-moves',
  'rules.equipment',
  'rules.setup',
  'rules.fields',
  'rules.white-first',
  'rules.turn',
  'rules.one-piece',
  'rules.own-pieces',
  'rules.diagonal',
  'rules.one-step',
  'rules.forward',
  'rules.free-field',
  'rules.capture',
  'rules.one-at-a-time',
  'rules.not-over-own',
  'rules.go-on',
  'rules.backward-capture',
  'rules.must-capture',
  'rules.longest-capture',
  'rules.no-duty',
  'rules.once',
  'rules.taken-after',
  'rules.crown',
  'rules.passing',
  'rules.king-move',
  'rules.king-capture',
  'rules.notation',
  'rules.no-move',
  'rules.repetition',
  'rules.kings-only',
  'rules.sixteen-moves',
  'rules.five-moves',
  'hundred-rules.fields',
  'hundred-rules.crown',
  'options.slagplicht',
  'presets.boekje',
])
