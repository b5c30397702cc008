// Written by `npm run words` from the texts beside it.
import { textsOf, type Text, type TextWith } from '@spellendoos/kernel'

interface Texts {
  readonly faults: {
    readonly 'position-parts': Text
    readonly 'position-men': Text
    readonly 'position-two-men': Text
    readonly 'position-turn': Text
    readonly 'position-score': Text
    readonly 'position-level': Text
    readonly 'position-period': Text
    readonly 'position-turns': Text
    readonly 'position-more': Text
  }
  readonly problems: {
    readonly 'position-value': TextWith<'part'>
    readonly 'position-fit': TextWith<'part' | 'phase'>
  }
  readonly rules: {
    readonly object: Text
    readonly pitch: Text
    readonly areas: Text
    readonly circle: Text
    readonly 'coloured-squares': Text
    readonly team: Text
    readonly length: Text
    readonly halves: Text
    readonly clock: Text
    readonly 'most-turns': Text
    readonly 'kick-off-throw': Text
    readonly ties: Text
    readonly 'kick-off': Text
    readonly 'set-up': Text
    readonly 'outside-circle': Text
    readonly 'halfway-row': Text
    readonly 'keeper-place': Text
    readonly 'goal-line': Text
    readonly formations: Text
    readonly adjusting: Text
    readonly 'set-up-order': Text
    readonly turns: Text
    readonly 'two-dice': Text
    readonly 'three-men': Text
    readonly 'arrow-die': Text
    readonly 'one-after-another': Text
    readonly 'all-who-can': Text
    readonly pass: Text
    readonly 'own-men': Text
    readonly 'free-square': Text
    readonly 'keeper-moves': Text
    readonly dribble: Text
    readonly wall: Text
    readonly 'wall-row': Text
    readonly shot: Text
    readonly 'keeper-saves': Text
    readonly goal: Text
    readonly conceded: Text
    readonly defence: Text
    readonly 'defence-terms': Text
    readonly push: Text
    readonly 'other-half': Text
    readonly corner: Text
    readonly 'corner-flag': Text
    readonly 'corner-sum': Text
    readonly 'corner-goal': Text
    readonly penalty: Text
    readonly 'penalty-others': Text
    readonly 'penalty-leaving': Text
    readonly 'penalty-keeper': Text
    readonly 'penalty-miss': Text
    readonly 'red-square': Text
    readonly 'blue-square': Text
    readonly arrow: Text
    readonly 'arrow-blocked': Text
    readonly chain: Text
    readonly 'no-square': Text
    readonly cards: Text
    readonly 'bad-luck': Text
    readonly foul: Text
    readonly 'yellow-card': Text
    readonly 'red-card': Text
    readonly 'throw-in': Text
    readonly 'own-offside': Text
    readonly injury: Text
    readonly luck: Text
    readonly 'free-kick': Text
    readonly 'throw-again': Text
    readonly 'through-ball': Text
    readonly 'keeper-mistake': Text
    readonly 'card-moves': Text
    readonly 'kept-penalty': Text
    readonly 'kept-penalty-when': Text
    readonly 'second-wind': Text
    readonly offside: Text
    readonly 'offside-line': Text
    readonly 'going-back': Text
    readonly nearest: Text
    readonly 'half-time': Text
    readonly 'extra-time': Text
    readonly 'extra-time-unit': Text
    readonly 'shoot-out': Text
    readonly 'shoot-out-order': Text
    readonly 'sudden-death': Text
    readonly drawn: Text
  }
  readonly says: {
    readonly 'score-line': TextWith<'away' | 'home'>
    readonly 'roll-off': TextWith<'eyes' | 'seat'>
    readonly tied: Text
    readonly 'kicks-off': TextWith<'seat'>
    readonly 'set-down': TextWith<'from' | 'seat' | 'to'>
    readonly formation: TextWith<'formation' | 'seat'>
    readonly ready: TextWith<'seat'>
    readonly whistle: TextWith<'seat'>
    readonly threw: TextWith<'arrow' | 'number' | 'seat'>
    readonly 'arrow-forward': Text
    readonly 'arrow-diagonal': Text
    readonly 'arrow-sideways': Text
    readonly 'arrow-back': Text
    readonly passed: TextWith<'seat'>
    readonly moved: TextWith<'path' | 'seat'>
    readonly shot: TextWith<'path' | 'seat'>
    readonly goal: TextWith<'score' | 'seat'>
    readonly defended: TextWith<'path' | 'seat'>
    readonly driven: TextWith<'path' | 'seat'>
    readonly corner: TextWith<'flag' | 'seat'>
    readonly 'corner-throw': TextWith<'eyes' | 'seat'>
    readonly 'corner-stuck': TextWith<'seat'>
    readonly 'corner-kick': TextWith<'seat' | 'to'>
    readonly penalty: TextWith<'seat' | 'spot'>
    readonly 'penalty-throw': TextWith<'eyes' | 'nth' | 'seat'>
    readonly 'penalty-missed': TextWith<'seat' | 'squares'>
    readonly 'drew-red': TextWith<'card' | 'seat'>
    readonly 'drew-blue': TextWith<'card' | 'seat'>
    readonly 'card-foul': Text
    readonly 'card-yellow-card': Text
    readonly 'card-red-card': Text
    readonly 'card-throw-in': Text
    readonly 'card-own-offside': Text
    readonly 'card-injury': Text
    readonly 'card-free-kick': Text
    readonly 'card-throw-again': Text
    readonly 'card-through-ball': Text
    readonly 'card-keeper-mistake': Text
    readonly 'card-penalty': Text
    readonly 'card-second-wind': Text
    readonly ignored: TextWith<'seat'>
    readonly 'sent-off': TextWith<'seat'>
    readonly 'sent-back': TextWith<'seat' | 'squares'>
    readonly injured: TextWith<'seat' | 'to'>
    readonly 'moved-by-card': TextWith<'path' | 'seat'>
    readonly 'keeper-moved': TextWith<'path' | 'seat'>
    readonly arrow: TextWith<'path' | 'seat' | 'squares'>
    readonly again: TextWith<'seat'>
    readonly 'offside-warning': TextWith<'field' | 'nth' | 'seat'>
    readonly offside: TextWith<'seat' | 'squares'>
    readonly 'time-up': Text
    readonly 'end-1': TextWith<'score'>
    readonly 'end-2': TextWith<'score'>
    readonly 'end-3': TextWith<'score'>
    readonly 'end-4': TextWith<'score'>
    readonly 'kick-hit': TextWith<'seat'>
    readonly 'kick-missed': TextWith<'seat'>
    readonly player: TextWith<'seat'>
    readonly 'die-number': Text
    readonly 'die-arrow': Text
    readonly 'button-ready': Text
    readonly 'button-pass': Text
    readonly 'stack-red': TextWith<'count'>
    readonly 'stack-blue': TextWith<'count'>
    readonly man: TextWith<'seat'>
    readonly 'man-rests': TextWith<'seat'>
    readonly 'man-offside': TextWith<'left' | 'seat'>
    readonly 'card-about': TextWith<'card' | 'field' | 'seat'>
    readonly 'no-card': Text
    readonly 'off-pitch': Text
    readonly 'row-again': Text
    readonly 'row-rests': Text
    readonly 'row-offside': Text
    readonly 'note-again': TextWith<'again' | 'n'>
    readonly keeper: TextWith<'seat'>
    readonly 'field-goal': TextWith<'field'>
    readonly 'field-green': TextWith<'field' | 'seat'>
    readonly 'field-black': TextWith<'field' | 'seat'>
    readonly 'field-red': TextWith<'field' | 'seat'>
    readonly 'field-blue': TextWith<'field' | 'seat'>
    readonly 'field-arrow': TextWith<'field' | 'seat' | 'squares'>
    readonly 'field-flag': TextWith<'field'>
    readonly 'field-spot': TextWith<'field'>
    readonly 'sheet-match': Text
    readonly 'row-goals': Text
    readonly 'row-turns': Text
    readonly 'row-penalties': Text
    readonly 'row-winds': Text
    readonly 'row-kicks': Text
    readonly 'turns-of': TextWith<'all' | 'played'>
    readonly 'period-1': Text
    readonly 'period-2': Text
    readonly 'period-3': Text
    readonly 'period-4': Text
    readonly 'period-5': Text
    readonly 'note-sets-up': Text
    readonly 'note-turn': TextWith<'n'>
    readonly 'coach-roll-off': Text
    readonly 'coach-set-up': Text
    readonly 'coach-set-down': Text
    readonly 'coach-set-down-keeper': Text
    readonly 'coach-no-changes': Text
    readonly 'coach-kept-penalty': Text
    readonly 'coach-throw': Text
    readonly 'coach-move': TextWith<'arrow' | 'left' | 'number'>
    readonly 'coach-target': TextWith<'field'>
    readonly 'coach-pass': Text
    readonly 'coach-corner': Text
    readonly 'coach-corner-kick': TextWith<'sum'>
    readonly 'coach-penalty': TextWith<'left'>
    readonly 'coach-draw-red': Text
    readonly 'coach-draw-blue': Text
    readonly 'coach-throw-in': Text
    readonly 'coach-through-ball': Text
    readonly 'coach-keeper-aside': Text
    readonly 'coach-other': TextWith<'seat'>
    readonly 'coach-other-sets-up': TextWith<'seat'>
    readonly 'coach-chance': Text
    readonly 'coach-over': Text
    readonly turns: Text
    readonly minutes: Text
    readonly 'name-foul': Text
    readonly 'name-yellow-card': Text
    readonly 'name-red-card': Text
    readonly 'name-throw-in': Text
    readonly 'name-own-offside': Text
    readonly 'name-injury': Text
    readonly 'name-free-kick': Text
    readonly 'name-throw-again': Text
    readonly 'name-through-ball': Text
    readonly 'name-keeper-mistake': Text
    readonly 'name-penalty': Text
    readonly 'name-second-wind': Text
    readonly 'ends-object': Text
    readonly 'ends-shoot-out': Text
    readonly 'ends-sudden-death': Text
    readonly 'ends-drawn': Text
    readonly 'how-shoot-out': TextWith<'kicks' | 'score'>
    readonly 'how-sudden-death': TextWith<'kicks' | 'score'>
    readonly score: TextWith<'n'>
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
  readonly options: {
    readonly length: Text
    readonly turns: Text
    readonly minutes: Text
  }
  readonly choices: {
    readonly 'length.turns': Text
    readonly 'length.minutes': Text
  }
  readonly presets: {
    readonly boekje: Text
  }
}

export const t = textsOf<Texts>('games/voetbalspel', [
  'faults.position-parts',
  'faults.position-men',
  'faults.position-two-men',
  'faults.position-turn',
  'faults.position-score',
  'faults.position-level',
  'faults.position-period',
  'faults.position-turns',
  'faults.position-more',
  'problems.position-value',
  'problems.position-fit',
  'rules.object',
  'rules.pitch',
  'rules.areas',
  'rules.circle',
  'rules.coloured-squares',
  'rules.team',
  'rules.length',
  'rules.halves',
  'rules.clock',
  'rules.most-turns',
  'rules.kick-off-throw',
  'rules.ties',
  'rules.kick-off',
  'rules.set-up',
  'rules.outside-circle',
  'rules.halfway-row',
  'rules.keeper-place',
  'rules.goal-line',
  'rules.formations',
  'rules.adjusting',
  'rules.set-up-order',
  'rules.turns',
  'rules.two-dice',
  'rules.three-men',
  'rules.arrow-die',
  'rules.one-after-another',
  'rules.all-who-can',
  'rules.pass',
  'rules.own-men',
  'rules.free-square',
  'rules.keeper-moves',
  'rules.dribble',
  'rules.wall',
  'rules.wall-row',
  'rules.shot',
  'rules.keeper-saves',
  'rules.goal',
  'rules.conceded',
  'rules.defence',
  'rules.defence-terms',
  'rules.push',
  'rules.other-half',
  'rules.corner',
  'rules.corner-flag',
  'rules.corner-sum',
  'rules.corner-goal',
  'rules.penalty',
  'rules.penalty-others',
  'rules.penalty-leaving',
  'rules.penalty-keeper',
  'rules.penalty-miss',
  'rules.red-square',
  'rules.blue-square',
  'rules.arrow',
  'rules.arrow-blocked',
  'rules.chain',
  'rules.no-square',
  'rules.cards',
  'rules.bad-luck',
  'rules.foul',
  'rules.yellow-card',
  'rules.red-card',
  'rules.throw-in',
  'rules.own-offside',
  'rules.injury',
  'rules.luck',
  'rules.free-kick',
  'rules.throw-again',
  'rules.through-ball',
  'rules.keeper-mistake',
  'rules.card-moves',
  'rules.kept-penalty',
  'rules.kept-penalty-when',
  'rules.second-wind',
  'rules.offside',
  'rules.offside-line',
  'rules.going-back',
  'rules.nearest',
  'rules.half-time',
  'rules.extra-time',
  'rules.extra-time-unit',
  'rules.shoot-out',
  'rules.shoot-out-order',
  'rules.sudden-death',
  'rules.drawn',
  'says.score-line',
  'says.roll-off',
  'says.tied',
  'says.kicks-off',
  'says.set-down',
  'says.formation',
  'says.ready',
  'says.whistle',
  'says.threw',
  'says.arrow-forward',
  'says.arrow-diagonal',
  'says.arrow-sideways',
  'says.arrow-back',
  'says.passed',
  'says.moved',
  'says.shot',
  'says.goal',
  'says.defended',
  'says.driven',
  'says.corner',
  'says.corner-throw',
  'says.corner-stuck',
  'says.corner-kick',
  'says.penalty',
  'says.penalty-throw',
  'says.penalty-missed',
  'says.drew-red',
  'says.drew-blue',
  'says.card-foul',
  'says.card-yellow-card',
  'says.card-red-card',
  'says.card-throw-in',
  'says.card-own-offside',
  'says.card-injury',
  'says.card-free-kick',
  'says.card-throw-again',
  'says.card-through-ball',
  'says.card-keeper-mistake',
  'says.card-penalty',
  'says.card-second-wind',
  'says.ignored',
  'says.sent-off',
  'says.sent-back',
  'says.injured',
  'says.moved-by-card',
  'says.keeper-moved',
  'says.arrow',
  'says.again',
  'says.offside-warning',
  'says.offside',
  'says.time-up',
  'says.end-1',
  'says.end-2',
  'says.end-3',
  'says.end-4',
  'says.kick-hit',
  'says.kick-missed',
  'says.player',
  'says.die-number',
  'says.die-arrow',
  'says.button-ready',
  'says.button-pass',
  'says.stack-red',
  'says.stack-blue',
  'says.man',
  'says.man-rests',
  'says.man-offside',
  'says.card-about',
  'says.no-card',
  'says.off-pitch',
  'says.row-again',
  'says.row-rests',
  'says.row-offside',
  'says.note-again',
  'says.keeper',
  'says.field-goal',
  'says.field-green',
  'says.field-black',
  'says.field-red',
  'says.field-blue',
  'says.field-arrow',
  'says.field-flag',
  'says.field-spot',
  'says.sheet-match',
  'says.row-goals',
  'says.row-turns',
  'says.row-penalties',
  'says.row-winds',
  'says.row-kicks',
  'says.turns-of',
  'says.period-1',
  'says.period-2',
  'says.period-3',
  'says.period-4',
  'says.period-5',
  'says.note-sets-up',
  'says.note-turn',
  'says.coach-roll-off',
  'says.coach-set-up',
  'says.coach-set-down',
  'says.coach-set-down-keeper',
  'says.coach-no-changes',
  'says.coach-kept-penalty',
  'says.coach-throw',
  'says.coach-move',
  'says.coach-target',
  'says.coach-pass',
  'says.coach-corner',
  'says.coach-corner-kick',
  'says.coach-penalty',
  'says.coach-draw-red',
  'says.coach-draw-blue',
  'says.coach-throw-in',
  'says.coach-through-ball',
  'says.coach-keeper-aside',
  'says.coach-other',
  'says.coach-other-sets-up',
  'says.coach-chance',
  'says.coach-over',
  'says.turns',
  'says.minutes',
  'says.name-foul',
  'says.name-yellow-card',
  'says.name-red-card',
  'says.name-throw-in',
  'says.name-own-offside',
  'says.name-injury',
  'says.name-free-kick',
  'says.name-throw-again',
  'says.name-through-ball',
  'says.name-keeper-mistake',
  'says.name-penalty',
  'says.name-second-wind',
  'says.ends-object',
  'says.ends-shoot-out',
  'says.ends-sudden-death',
  'says.ends-drawn',
  'says.how-shoot-out',
  'says.how-sudden-death',
  'says.score',
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'options.length',
  'options.turns',
  'options.minutes',
  'choices.length.turns',
  'choices.length.minutes',
  'presets.boekje',
])
