// Written by `npm run words` from the texts beside it.
import { textsOf, type Text, type TextWith } from '@spellendoos/kernel'

interface Texts {
  readonly problems: {
    readonly 'colours-and-seats': Text
  }
  readonly faults: {
    readonly 'position-fields': Text
    readonly 'position-colours': Text
    readonly 'position-pawns': Text
    readonly 'position-ends': Text
    readonly 'position-shared': Text
    readonly 'position-arrived': Text
    readonly 'position-roll-off': Text
    readonly 'position-throws': Text
    readonly 'position-turn': Text
    readonly 'position-pips': Text
    readonly 'position-entered': Text
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
    readonly boards: Text
    readonly circuit: Text
    readonly colours: Text
    readonly 'two-colours': Text
    readonly 'two-colours-apart': Text
    readonly setup: Text
    readonly way: Text
    readonly 'roll-off': Text
    readonly tie: Text
    readonly 'first-throw': Text
    readonly turn: Text
    readonly throw: Text
    readonly 'own-pawn': Text
    readonly 'any-pawn': Text
    readonly 'six-again': Text
    readonly 'six-enters': Text
    readonly 'entered-moves': Text
    readonly 'entered-six': Text
    readonly 'start-taken': Text
    readonly 'six-any': Text
    readonly 'must-move': Text
    readonly pass: Text
    readonly strike: Text
    readonly 'strike-own': Text
    readonly jump: Text
    readonly exact: Text
    readonly innermost: Text
    readonly 'home-stays': Text
    readonly places: Text
    readonly 'most-throws': Text
    readonly prizes: Text
    readonly purse: Text
    readonly 'shared-prizes': Text
  }
  readonly says: {
    readonly 'rolled-off': TextWith<'pips' | 'seat'>
    readonly tied: TextWith<'seats'>
    readonly starts: TextWith<'pips' | 'seat'>
    readonly thrown: TextWith<'pips' | 'seat'>
    readonly 'thrown-for': TextWith<'colour' | 'pips' | 'seat'>
    readonly entered: TextWith<'seat'>
    readonly moved: TextWith<'from' | 'seat' | 'to'>
    readonly home: TextWith<'from' | 'seat' | 'to'>
    readonly struck: TextWith<'seat' | 'victimSeat'>
    readonly 'struck-own': TextWith<'seat'>
    readonly passed: TextWith<'pips' | 'seat'>
    readonly again: TextWith<'seat'>
    readonly arrived: TextWith<'place' | 'seat'>
    readonly prize: TextWith<'money' | 'seat'>
    readonly tired: Text
    readonly pass: Text
    readonly 'roll-off': Text
    readonly 'pawn-of': TextWith<'colour' | 'seat'>
    readonly 'note-home': TextWith<'home' | 'of'>
    readonly 'note-place': TextWith<'place'>
    readonly 'coach-roll-off': Text
    readonly 'coach-throw': Text
    readonly 'coach-throw-for': TextWith<'colour'>
    readonly 'coach-move': TextWith<'pips'>
    readonly 'coach-enter': Text
    readonly 'coach-entered': TextWith<'pips'>
    readonly 'coach-pass': TextWith<'pips'>
    readonly 'coach-throws': TextWith<'seat'>
    readonly 'coach-moves': TextWith<'seat'>
    readonly 'colour-1': Text
    readonly 'colour-2': Text
    readonly 'colour-3': Text
    readonly 'colour-4': Text
    readonly 'colour-5': Text
    readonly 'colour-6': Text
    readonly 'ends-places': Text
  }
  readonly options: {
    readonly board: Text
    readonly colours: Text
    readonly stake: Text
  }
  readonly choices: {
    readonly 'board.fitting': Text
    readonly 'board.four': Text
    readonly 'board.six': Text
    readonly 'colours.one': Text
    readonly 'colours.two': Text
    readonly 'colours.all': Text
  }
  readonly presets: {
    readonly boekje: Text
  }
}

export const t = textsOf<Texts>('games/tracks/mens-maak-je-niet-dik', [
  'problems.colours-and-seats',
  'faults.position-fields',
  'faults.position-colours',
  'faults.position-pawns',
  'faults.position-ends',
  'faults.position-shared',
  'faults.position-arrived',
  'faults.position-roll-off',
  'faults.position-throws',
  'faults.position-turn',
  'faults.position-pips',
  'faults.position-entered',
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'rules.equipment',
  'rules.boards',
  'rules.circuit',
  'rules.colours',
  'rules.two-colours',
  'rules.two-colours-apart',
  'rules.setup',
  'rules.way',
  'rules.roll-off',
  'rules.tie',
  'rules.first-throw',
  'rules.turn',
  'rules.throw',
  'rules.own-pawn',
  'rules.any-pawn',
  'rules.six-again',
  'rules.six-enters',
  'rules.entered-moves',
  'rules.entered-six',
  'rules.start-taken',
  'rules.six-any',
  'rules.must-move',
  'rules.pass',
  'rules.strike',
  'rules.strike-own',
  'rules.jump',
  'rules.exact',
  'rules.innermost',
  'rules.home-stays',
  'rules.places',
  'rules.most-throws',
  'rules.prizes',
  'rules.purse',
  'rules.shared-prizes',
  'says.rolled-off',
  'says.tied',
  'says.starts',
  'says.thrown',
  'says.thrown-for',
  'says.entered',
  'says.moved',
  'says.home',
  'says.struck',
  'says.struck-own',
  'says.passed',
  'says.again',
  'says.arrived',
  'says.prize',
  'says.tired',
  'says.pass',
  'says.roll-off',
  'says.pawn-of',
  'says.note-home',
  'says.note-place',
  'says.coach-roll-off',
  'says.coach-throw',
  'says.coach-throw-for',
  'says.coach-move',
  'says.coach-enter',
  'says.coach-entered',
  'says.coach-pass',
  'says.coach-throws',
  'says.coach-moves',
  'says.colour-1',
  'says.colour-2',
  'says.colour-3',
  'says.colour-4',
  'says.colour-5',
  'says.colour-6',
  'says.ends-places',
  'options.board',
  'options.colours',
  'options.stake',
  'choices.board.fitting',
  'choices.board.four',
  'choices.board.six',
  'choices.colours.one',
  'choices.colours.two',
  'choices.colours.all',
  'presets.boekje',
])
