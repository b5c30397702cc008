// Written by `npm run words` from the texts beside it.
import { textsOf, type Text, type TextWith } from '@spellendoos/kernel'

interface Texts {
  readonly 'position-problems': {
    readonly 'unknown-position': Text
    readonly 'bad-doubles': Text
    readonly 'two-winners': Text
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
    readonly object: Text
    readonly direction: Text
    readonly quarters: Text
    readonly setup: Text
    readonly 'roll-off': Text
    readonly 'fresh-throw': Text
    readonly enter: Text
    readonly 'enter-first': Text
    readonly 'left-over': Text
    readonly distance: Text
    readonly 'two-numbers': Text
    readonly 'lower-first': Text
    readonly 'higher-lapses': Text
    readonly 'both-numbers': Text
    readonly doubles: Text
    readonly 'second-double': Text
    readonly 'later-doubles': Text
    readonly 'top-first': Text
    readonly 'one-top': Text
    readonly 'bottom-free': Text
    readonly 'throw-again': Text
    readonly 'throw-again-anyway': Text
    readonly 're-enter': Text
    readonly 'all-home': Text
    readonly win: Text
    readonly single: Text
    readonly 'throw-limit': Text
    readonly notation: Text
  }
  readonly says: {
    readonly begins: TextWith<'seat'>
    readonly double: TextWith<'bottom' | 'seat' | 'times' | 'top'>
    readonly 'bottom-comes': TextWith<'number' | 'seat'>
    readonly lapsed: TextWith<'seat'>
    readonly won: TextWith<'seat'>
    readonly 'button-lapse': Text
    readonly 'coach-throw-again': TextWith<'seat'>
    readonly 'coach-top': TextWith<'number' | 'times'>
    readonly 'coach-top-second': TextWith<'number' | 'times'>
    readonly 'coach-extra': TextWith<'number' | 'times'>
    readonly 'coach-bottom': TextWith<'number' | 'times'>
    readonly 'ends-win': Text
  }
  readonly options: {
    readonly bottoms: Text
  }
  readonly choices: {
    readonly 'bottoms.after-any': Text
    readonly 'bottoms.after-all': Text
  }
  readonly presets: {
    readonly boekje: Text
  }
}

export const t = textsOf<Texts>('games/tables/poffen-bord', [
  'position-problems.unknown-position',
  'position-problems.bad-doubles',
  'position-problems.two-winners',
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'rules.equipment',
  'rules.object',
  'rules.direction',
  'rules.quarters',
  'rules.setup',
  'rules.roll-off',
  'rules.fresh-throw',
  'rules.enter',
  'rules.enter-first',
  'rules.left-over',
  'rules.distance',
  'rules.two-numbers',
  'rules.lower-first',
  'rules.higher-lapses',
  'rules.both-numbers',
  'rules.doubles',
  'rules.second-double',
  'rules.later-doubles',
  'rules.top-first',
  'rules.one-top',
  'rules.bottom-free',
  'rules.throw-again',
  'rules.throw-again-anyway',
  'rules.re-enter',
  'rules.all-home',
  'rules.win',
  'rules.single',
  'rules.throw-limit',
  'rules.notation',
  'says.begins',
  'says.double',
  'says.bottom-comes',
  'says.lapsed',
  'says.won',
  'says.button-lapse',
  'says.coach-throw-again',
  'says.coach-top',
  'says.coach-top-second',
  'says.coach-extra',
  'says.coach-bottom',
  'says.ends-win',
  'options.bottoms',
  'choices.bottoms.after-any',
  'choices.bottoms.after-all',
  'presets.boekje',
])
