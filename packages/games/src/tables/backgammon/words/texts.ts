// Written by `npm run words` from the texts beside it.
import { textsOf, type Text, type TextWith } from '@spellendoos/kernel'

interface Texts {
  readonly problems: {
    readonly 'no-length': Text
    readonly 'too-long': Text
    readonly 'no-game': Text
    readonly 'no-players': Text
    readonly 'unknown-text': Text
    readonly 'wrong-score': Text
    readonly 'wrong-win': Text
    readonly 'wrong-stake': Text
    readonly 'opening-double': Text
    readonly 'no-play': Text
    readonly unfinished: Text
    readonly 'match-over': Text
    readonly 'refused-move': TextWith<'line' | 'move' | 'text'>
  }
  readonly 'on-line': TextWith<'line' | 'text'>
  readonly name: Text
  readonly about: Text
  readonly friend: {
    readonly goal: Text
    readonly turn: Text
    readonly more: Text
    readonly catch: Text
    readonly end: Text
  }
  readonly unwritable: {
    readonly 'book-opening': Text
    readonly 'from-position': Text
  }
  readonly 'position-problems': {
    readonly 'unknown-position': Text
    readonly 'bad-points': Text
    readonly 'bad-score': Text
    readonly 'two-winners': Text
    readonly 'bad-crawford': Text
    readonly 'bad-cube': Text
    readonly 'cube-too-high': Text
    readonly 'cube-owner': Text
    readonly 'no-cube': Text
    readonly 'bad-turn': Text
    readonly 'no-double': Text
    readonly 'bad-dice': Text
    readonly 'bad-word': Text
    readonly 'game-over': Text
  }
  readonly fibs: {
    readonly board: Text
    readonly sides: Text
    readonly over: Text
  }
  readonly rules: {
    readonly equipment: Text
    readonly object: Text
    readonly numbers: Text
    readonly home: Text
    readonly direction: Text
    readonly setup: Text
    readonly 'roll-off': Text
    readonly 'roll-off-one-die': Text
    readonly 'opening-one-by-one': Text
    readonly 'opening-equal': Text
    readonly 'opening-together': Text
    readonly turn: Text
    readonly distance: Text
    readonly 'two-numbers': Text
    readonly doubles: Text
    readonly enter: Text
    readonly 'both-dice': Text
    readonly 'higher-die': Text
    readonly 'all-home': Text
    readonly 'hit-while-bearing-off': Text
    readonly single: Text
    readonly gammon: Text
    readonly 'gammon-twice': Text
    readonly backgammon: Text
    readonly 'triple-none-off': Text
    readonly double: Text
    readonly answer: Text
    readonly 'offer-first': Text
    readonly drop: Text
    readonly 'cube-owner': Text
    readonly 'cube-64': Text
    readonly 'no-cube': Text
    readonly points: Text
    readonly 'next-leg': Text
    readonly crawford: Text
    readonly jacoby: Text
    readonly match: Text
    readonly 'throw-limit': Text
    readonly notation: Text
  }
  readonly says: {
    readonly 'plays-world-class': TextWith<'seat'>
    readonly 'plays-expert': TextWith<'seat'>
    readonly 'plays-advanced': TextWith<'seat'>
    readonly 'plays-intermediate': TextWith<'seat'>
    readonly 'plays-casual': TextWith<'seat'>
    readonly 'plays-beginner': TextWith<'seat'>
    readonly 'thrown-one': TextWith<'one' | 'seat'>
    readonly opens: TextWith<'seat'>
    readonly doubled: TextWith<'seat' | 'stake'>
    readonly taken: TextWith<'seat' | 'stake'>
    readonly dropped: TextWith<'seat'>
    readonly 'won-single': TextWith<'points' | 'seat'>
    readonly 'won-gammon': TextWith<'points' | 'seat'>
    readonly 'won-backgammon': TextWith<'points' | 'seat'>
    readonly 'leg-begins': TextWith<'leg'>
    readonly 'crawford-begins': TextWith<'leg'>
    readonly 'match-won': TextWith<'seat'>
    readonly 'cube-place': TextWith<'seat'>
    readonly 'cube-middle': Text
    readonly 'cube-name': Text
    readonly 'button-double': Text
    readonly 'button-take': Text
    readonly 'button-drop': Text
    readonly 'match-title': TextWith<'points'>
    readonly 'leg-label': Text
    readonly 'crawford-label': Text
    readonly 'stake-label': Text
    readonly 'coach-roll-off': TextWith<'seat'>
    readonly 'coach-throw-or-double': TextWith<'seat'>
    readonly 'coach-answer': TextWith<'seat' | 'stake'>
    readonly 'how-single': TextWith<'cube' | 'points'>
    readonly 'how-gammon': TextWith<'cube' | 'points'>
    readonly 'how-backgammon': TextWith<'cube' | 'points'>
    readonly 'how-dropped': TextWith<'points'>
  }
  readonly options: {
    readonly points: Text
    readonly cube: Text
    readonly crawford: Text
    readonly jacoby: Text
    readonly opening: Text
    readonly triple: Text
  }
  readonly choices: {
    readonly 'opening.one-by-one': Text
    readonly 'opening.together': Text
    readonly 'triple.always': Text
    readonly 'triple.none-off': Text
  }
  readonly presets: {
    readonly boekje: Text
    readonly modern: Text
  }
}

export const t = textsOf<Texts>('games/tables/backgammon', [
  'problems.no-length',
  'problems.too-long',
  'problems.no-game',
  'problems.no-players',
  'problems.unknown-text',
  'problems.wrong-score',
  'problems.wrong-win',
  'problems.wrong-stake',
  'problems.opening-double',
  'problems.no-play',
  'problems.unfinished',
  'problems.match-over',
  'problems.refused-move',
  'on-line',
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'unwritable.book-opening',
  'unwritable.from-position',
  'position-problems.unknown-position',
  'position-problems.bad-points',
  'position-problems.bad-score',
  'position-problems.two-winners',
  'position-problems.bad-crawford',
  'position-problems.bad-cube',
  'position-problems.cube-too-high',
  'position-problems.cube-owner',
  'position-problems.no-cube',
  'position-problems.bad-turn',
  'position-problems.no-double',
  'position-problems.bad-dice',
  'position-problems.bad-word',
  'position-problems.game-over',
  'fibs.board',
  'fibs.sides',
  'fibs.over',
  'rules.equipment',
  'rules.object',
  'rules.numbers',
  'rules.home',
  'rules.direction',
  'rules.setup',
  'rules.roll-off',
  'rules.roll-off-one-die',
  'rules.opening-one-by-one',
  'rules.opening-equal',
  'rules.opening-together',
  'rules.turn',
  'rules.distance',
  'rules.two-numbers',
  'rules.doubles',
  'rules.enter',
  'rules.both-dice',
  'rules.higher-die',
  'rules.all-home',
  'rules.hit-while-bearing-off',
  'rules.single',
  'rules.gammon',
  'rules.gammon-twice',
  'rules.backgammon',
  'rules.triple-none-off',
  'rules.double',
  'rules.answer',
  'rules.offer-first',
  'rules.drop',
  'rules.cube-owner',
  'rules.cube-64',
  'rules.no-cube',
  'rules.points',
  'rules.next-leg',
  'rules.crawford',
  'rules.jacoby',
  'rules.match',
  'rules.throw-limit',
  'rules.notation',
  'says.plays-world-class',
  'says.plays-expert',
  'says.plays-advanced',
  'says.plays-intermediate',
  'says.plays-casual',
  'says.plays-beginner',
  'says.thrown-one',
  'says.opens',
  'says.doubled',
  'says.taken',
  'says.dropped',
  'says.won-single',
  'says.won-gammon',
  'says.won-backgammon',
  'says.leg-begins',
  'says.crawford-begins',
  'says.match-won',
  'says.cube-place',
  'says.cube-middle',
  'says.cube-name',
  'says.button-double',
  'says.button-take',
  'says.button-drop',
  'says.match-title',
  'says.leg-label',
  'says.crawford-label',
  'says.stake-label',
  'says.coach-roll-off',
  'says.coach-throw-or-double',
  'says.coach-answer',
  'says.how-single',
  'says.how-gammon',
  'says.how-backgammon',
  'says.how-dropped',
  'options.points',
  'options.cube',
  'options.crawford',
  'options.jacoby',
  'options.opening',
  'options.triple',
  'choices.opening.one-by-one',
  'choices.opening.together',
  'choices.triple.always',
  'choices.triple.none-off',
  'presets.boekje',
  'presets.modern',
])
