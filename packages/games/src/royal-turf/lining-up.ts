import type { Say, Tell } from '@spellendoos/kernel'
import { noBets, NONE } from './bets.ts'
import { horseOf, RUNNERS, STEPS, type Card, type Horse } from './horses.ts'
import { named, type State } from './state.ts'
import type { Progress } from './track.ts'

const cardInWords = (card: Card): Say => ({
  say: 'card-of',
  horse: named(horseOf(card)),
  steps: STEPS[card]!.join(' '),
})

/** Cards are drawn until every horse is on the track; a second card of a horse goes under the stack. */
export function lineUp(s: State, tell?: Tell): void {
  s.cards = new Array<Card>(RUNNERS).fill(NONE)
  s.ways = new Array<Progress>(RUNNERS).fill(0)
  const inOrder: Horse[] = []
  const under: Card[] = []
  while (inOrder.length < RUNNERS) {
    const card = s.stack.shift()!
    const horse = horseOf(card)
    s.known = Math.min(s.known, s.stack.length)
    if (s.cards[horse] === NONE) {
      s.cards[horse] = card
      s.ways[horse] = 0 - inOrder.length
      inOrder.push(horse)
    } else {
      s.stack.push(card)
      s.known++
      under.push(card)
    }
  }
  s.bets = 0
  s.moved = 0
  s.order = []
  s.tempo = NONE
  s.laid = noBets(s.seats)
  s.lastHorse = NONE
  s.lastFrom = 0
  if (tell === undefined) return
  tell({ fact: 'lined-up', race: s.race + 1, horses: inOrder.map(named), anew: true })
  if (under.length > 0) tell({ fact: 'put-under', cards: under.map(cardInWords) })
}
