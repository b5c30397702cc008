// Written by `npm run words` from the texts beside it.
import { textsOf, type Text, type TextWith } from '@spellendoos/kernel'

interface Texts {
  readonly 'position-problems': {
    readonly 'unknown-position': Text
    readonly 'no-bar': Text
    readonly 'on-last': Text
    readonly 'on-other-home': Text
    readonly 'half-home': Text
    readonly 'bad-points': Text
    readonly 'bad-leg': Text
    readonly 'bad-score': Text
    readonly 'game-won': Text
    readonly 'all-off': Text
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
    readonly marker: Text
    readonly direction: Text
    readonly setup: Text
    readonly 'not-in-play': Text
    readonly 'roll-off': Text
    readonly enter: Text
    readonly 'start-first': Text
    readonly 'two-numbers': Text
    readonly distance: Text
    readonly 'both-numbers': Text
    readonly doubles: Text
    readonly 'doubles-four': Text
    readonly hit: Text
    readonly 'must-hit': Text
    readonly 'must-hit-among': Text
    readonly 'home-together': Text
    readonly 'home-leave': Text
    readonly 'home-again': Text
    readonly 'other-home': Text
    readonly 'home-instead': Text
    readonly 'home-instead-both': Text
    readonly 'bear-off': Text
    readonly 'off-stays': Text
    readonly points: Text
    readonly bridge: Text
    readonly 'bridge-stays': Text
    readonly 'bridge-timing': Text
    readonly twelve: Text
    readonly weight: Text
    readonly games: Text
    readonly choice: Text
    readonly fresh: Text
    readonly 'play-on': Text
    readonly carry: Text
    readonly 'goes-on': Text
    readonly restack: Text
    readonly 'restack-when': Text
    readonly match: Text
    readonly 'throw-limit': Text
    readonly notation: Text
  }
  readonly says: {
    readonly begins: TextWith<'seat'>
    readonly entered: TextWith<'seat' | 'to'>
    readonly 'bridge-built': TextWith<'seat'>
    readonly 'bridge-stands': TextWith<'points' | 'seat'>
    readonly 'points-now': TextWith<'points' | 'seat'>
    readonly 'won-1': TextWith<'less' | 'points' | 'seat'>
    readonly 'won-2': TextWith<'less' | 'points' | 'seat'>
    readonly 'won-3': TextWith<'less' | 'points' | 'seat'>
    readonly 'won-4': TextWith<'less' | 'points' | 'seat'>
    readonly 'fresh-start': TextWith<'leg' | 'seat'>
    readonly 'plays-on': TextWith<'leg' | 'points' | 'seat'>
    readonly restacked: TextWith<'seat'>
    readonly 'match-over': TextWith<'one' | 'two'>
    readonly 'mark-name': TextWith<'points' | 'seat'>
    readonly 'marker-name': TextWith<'points' | 'seat'>
    readonly 'button-fresh': Text
    readonly 'button-play-on': Text
    readonly 'match-title': Text
    readonly 'leg-label': Text
    readonly 'leg-of': TextWith<'games' | 'leg'>
    readonly 'note-points': TextWith<'points'>
    readonly 'coach-choice': TextWith<'seat'>
    readonly 'coach-start': Text
    readonly 'ends-match': Text
    readonly score: TextWith<'n'>
  }
  readonly options: {
    readonly games: Text
    readonly doubles: Text
  }
  readonly choices: {
    readonly 'doubles.again': Text
    readonly 'doubles.four': Text
  }
  readonly presets: {
    readonly boekje: Text
  }
}

export const t = textsOf<Texts>('games/tables/tric-trac', [
  'position-problems.unknown-position',
  'position-problems.no-bar',
  'position-problems.on-last',
  'position-problems.on-other-home',
  'position-problems.half-home',
  'position-problems.bad-points',
  'position-problems.bad-leg',
  'position-problems.bad-score',
  'position-problems.game-won',
  'position-problems.all-off',
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'rules.equipment',
  'rules.marker',
  'rules.direction',
  'rules.setup',
  'rules.not-in-play',
  'rules.roll-off',
  'rules.enter',
  'rules.start-first',
  'rules.two-numbers',
  'rules.distance',
  'rules.both-numbers',
  'rules.doubles',
  'rules.doubles-four',
  'rules.hit',
  'rules.must-hit',
  'rules.must-hit-among',
  'rules.home-together',
  'rules.home-leave',
  'rules.home-again',
  'rules.other-home',
  'rules.home-instead',
  'rules.home-instead-both',
  'rules.bear-off',
  'rules.off-stays',
  'rules.points',
  'rules.bridge',
  'rules.bridge-stays',
  'rules.bridge-timing',
  'rules.twelve',
  'rules.weight',
  'rules.games',
  'rules.choice',
  'rules.fresh',
  'rules.play-on',
  'rules.carry',
  'rules.goes-on',
  'rules.restack',
  'rules.restack-when',
  'rules.match',
  'rules.throw-limit',
  'rules.notation',
  'says.begins',
  'says.entered',
  'says.bridge-built',
  'says.bridge-stands',
  'says.points-now',
  'says.won-1',
  'says.won-2',
  'says.won-3',
  'says.won-4',
  'says.fresh-start',
  'says.plays-on',
  'says.restacked',
  'says.match-over',
  'says.mark-name',
  'says.marker-name',
  'says.button-fresh',
  'says.button-play-on',
  'says.match-title',
  'says.leg-label',
  'says.leg-of',
  'says.note-points',
  'says.coach-choice',
  'says.coach-start',
  'says.ends-match',
  'says.score',
  'options.games',
  'options.doubles',
  'choices.doubles.again',
  'choices.doubles.four',
  'presets.boekje',
])
