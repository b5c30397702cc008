// Written by `npm run words` from the texts beside it.
import { textsOf, type Text, type TextWith } from '@spellendoos/kernel'

interface Texts {
  readonly says: {
    readonly title: Text
    readonly chances: Text
    readonly share: TextWith<'chance' | 'name'>
    readonly lines: Text
    readonly searching: Text
    readonly depth: TextWith<'n'>
    readonly 'wins-in': TextWith<'n' | 'name'>
    readonly wins: TextWith<'name'>
    readonly loses: TextWith<'name'>
    readonly fewest: TextWith<'n'>
    readonly forced: Text
    readonly unjudged: Text
    readonly failed: Text
    readonly try: TextWith<'move'>
    readonly roll: Text
    readonly die: TextWith<'n'>
    readonly chosen: TextWith<'dice'>
    readonly clear: Text
    readonly draw: Text
    readonly 'draw-why': Text
    readonly moves: Text
    readonly none: Text
    readonly start: Text
    readonly drawn: Text
    readonly steps: Text
    readonly variation: Text
    readonly promote: Text
    readonly remove: Text
    readonly files: Text
    readonly 'files-why': Text
    readonly copy: Text
    readonly copied: Text
    readonly 'copy-by-hand': Text
    readonly save: Text
    readonly 'save-as': TextWith<'format'>
    readonly open: Text
    readonly again: Text
    readonly 'first-of': TextWith<'n'>
    readonly cut: TextWith<'text'>
    readonly 'not-kept': Text
    readonly hidden: Text
    readonly 'no-analysis': Text
    readonly 'not-here': Text
    readonly seen: Text
  }
  readonly problems: {
    readonly 'no-positions': Text
    readonly 'bad-position': Text
    readonly 'bad-step': TextWith<'move' | 'n' | 'text'>
    readonly 'bad-file': TextWith<'where'>
    readonly 'no-analysis': Text
    readonly 'newer-format': Text
    readonly 'other-rules': Text
    readonly 'too-big': Text
  }
}

export const t = textsOf<Texts>('web/analysis', [
  'says.title',
  'says.chances',
  'says.share',
  'says.lines',
  'says.searching',
  'says.depth',
  'says.wins-in',
  'says.wins',
  'says.loses',
  'says.fewest',
  'says.forced',
  'says.unjudged',
  'says.failed',
  'says.try',
  'says.roll',
  'says.die',
  'says.chosen',
  'says.clear',
  'says.draw',
  'says.draw-why',
  'says.moves',
  'says.none',
  'says.start',
  'says.drawn',
  'says.steps',
  'says.variation',
  'says.promote',
  'says.remove',
  'says.files',
  'says.files-why',
  'says.copy',
  'says.copied',
  'says.copy-by-hand',
  'says.save',
  'says.save-as',
  'says.open',
  'says.again',
  'says.first-of',
  'says.cut',
  'says.not-kept',
  'says.hidden',
  'says.no-analysis',
  'says.not-here',
  'says.seen',
  'problems.no-positions',
  'problems.bad-position',
  'problems.bad-step',
  'problems.bad-file',
  'problems.no-analysis',
  'problems.newer-format',
  'problems.other-rules',
  'problems.too-big',
])
