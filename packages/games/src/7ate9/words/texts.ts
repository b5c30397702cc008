// Written by `npm run words` from the texts beside it.
import { textsOf, type Text, type TextWith } from '@spellendoos/kernel'

interface Texts {
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
    readonly goal: Text
    readonly cards: Text
    readonly split: Text
    readonly deal: Text
    readonly players: Text
    readonly go: Text
    readonly pause: Text
    readonly 'all-at-once': Text
    readonly draw: Text
    readonly 'one-at-a-time': Text
    readonly 'own-hand': Text
    readonly fits: Text
    readonly 'count-round': Text
    readonly call: Text
    readonly 'first-card-counts': Text
    readonly order: Text
    readonly 'take-back': Text
    readonly hidden: Text
    readonly 'nobody-can': Text
    readonly idle: Text
    readonly 'last-card': Text
    readonly 'last-face-up': Text
    readonly 'last-unseen': Text
    readonly 'gone-round': Text
    readonly places: Text
  }
  readonly says: {
    readonly dealt: TextWith<'card' | 'cards'>
    readonly ready: Text
    readonly go: Text
    readonly drew: TextWith<'card' | 'seat'>
    readonly 'drew-unseen': TextWith<'seat'>
    readonly played: TextWith<'card' | 'seat' | 'value'>
    readonly 'rid-of-all': TextWith<'seat'>
    readonly 'laid-last': TextWith<'seat'>
    readonly idle: Text
    readonly stalled: Text
    readonly recycled: TextWith<'card'>
    readonly 'gone-round': Text
    readonly note: TextWith<'hand' | 'stack'>
    readonly hand: Text
    readonly 'lay-last': Text
    readonly card: TextWith<'offset' | 'value'>
    readonly 'more-cards': TextWith<'card' | 'n'>
    readonly pile: TextWith<'n'>
    readonly 'stack-label': TextWith<'n'>
    readonly 'hand-label': TextWith<'n'>
    readonly 'own-stack': TextWith<'n'>
    readonly 'stack-of': TextWith<'n' | 'seat'>
    readonly 'hand-of': TextWith<'n' | 'seat'>
    readonly 'face-down': Text
    readonly 'coach-ready': Text
    readonly 'coach-draw': Text
    readonly 'coach-play': TextWith<'top'>
    readonly 'coach-empty': TextWith<'top'>
    readonly 'coach-last': Text
    readonly 'coach-watch': TextWith<'top'>
    readonly 'ends-last-card': Text
    readonly 'ends-last-face-up': Text
    readonly 'ends-gone-round': Text
  }
  readonly presets: {
    readonly boekje: Text
  }
}

export const t = textsOf<Texts>('games/7ate9', [
  'name',
  'about',
  'friend.goal',
  'friend.turn',
  'friend.more',
  'friend.catch',
  'friend.end',
  'rules.goal',
  'rules.cards',
  'rules.split',
  'rules.deal',
  'rules.players',
  'rules.go',
  'rules.pause',
  'rules.all-at-once',
  'rules.draw',
  'rules.one-at-a-time',
  'rules.own-hand',
  'rules.fits',
  'rules.count-round',
  'rules.call',
  'rules.first-card-counts',
  'rules.order',
  'rules.take-back',
  'rules.hidden',
  'rules.nobody-can',
  'rules.idle',
  'rules.last-card',
  'rules.last-face-up',
  'rules.last-unseen',
  'rules.gone-round',
  'rules.places',
  'says.dealt',
  'says.ready',
  'says.go',
  'says.drew',
  'says.drew-unseen',
  'says.played',
  'says.rid-of-all',
  'says.laid-last',
  'says.idle',
  'says.stalled',
  'says.recycled',
  'says.gone-round',
  'says.note',
  'says.hand',
  'says.lay-last',
  'says.card',
  'says.more-cards',
  'says.pile',
  'says.stack-label',
  'says.hand-label',
  'says.own-stack',
  'says.stack-of',
  'says.hand-of',
  'says.face-down',
  'says.coach-ready',
  'says.coach-draw',
  'says.coach-play',
  'says.coach-empty',
  'says.coach-last',
  'says.coach-watch',
  'says.ends-last-card',
  'says.ends-last-face-up',
  'says.ends-gone-round',
  'presets.boekje',
])
