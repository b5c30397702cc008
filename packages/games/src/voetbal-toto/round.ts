import type { Draw, Tell } from '@spellendoos/kernel'
import { deal, DECK_SIZE, handSize, KINDS } from './cards.ts'
import { FIXTURES, outcome } from './fixtures.ts'
import { HAND_OUT_ROUND, jackpotFor, share, STAKE } from './money.ts'
import { fixtureName, scoreLine } from './names.ts'
import type { State } from './state.ts'

/** Begins a round: the bank gives money out, everyone stakes, the shuffled cards are dealt. */
export function beginRound(s: State, draw: Draw, tell?: Tell): void {
  s.entries++
  if (s.round >= HAND_OUT_ROUND) handOut(s, tell)
  stake(s, tell)
  deal(s.hands, s.seats, draw)
  s.phase = 'lay'
  if (tell !== undefined) tellDeal(s, tell)
}

/** voetbal-toto.bank-ten */
function handOut(s: State, tell?: Tell): void {
  for (let seat = 0; seat < s.seats; seat++) s.money[seat]! += STAKE
  s.bank -= STAKE * s.seats
  tell?.({ fact: 'handed-out', amount: STAKE })
}

/** voetbal-toto.stake, voetbal-toto.pay-what-you-have */
function stake(s: State, tell?: Tell): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const paid = Math.min(STAKE, s.money[seat]!)
    s.money[seat]! -= paid
    s.pot += paid
    if (paid < STAKE) tell?.({ fact: 'staked-less', seat, amount: paid })
  }
  tell?.({ fact: 'staked', amount: STAKE, pot: s.pot })
}

function tellDeal(s: State, tell: Tell): void {
  const cards = handSize(s.seats)
  const left = DECK_SIZE - cards * s.seats
  tell({ fact: left === 0 ? 'dealt' : 'dealt-rest', cards, left })
  for (let seat = 0; seat < s.seats; seat++) {
    const hand = s.hands.slice(seat * KINDS, (seat + 1) * KINDS)
    const [n1, n2, n3, n4, n5, n6, whistles] = hand
    tell({ fact: 'hand', seat, n1, n2, n3, n4, n5, n6, whistles }, [seat])
  }
}

/** Reads the results out, pays the pot, and clears the table for the next round or ends the match. */
export function endRound(s: State, tell?: Tell): void {
  const forms = Array.from({ length: s.seats }, (_, seat) =>
    s.forms.slice(seat * FIXTURES, (seat + 1) * FIXTURES),
  )
  const correct = forms.map((form) => countCorrect(form, s.goals))
  tell?.({ fact: 'full-time', round: s.round })
  if (tell !== undefined) readOut(s, forms, correct, tell)
  const { pot } = s
  const paid = payPot(s, correct, tell)
  s.past.push({ goals: s.goals.slice(), forms, correct, pot, paid })
  if (s.round < s.rounds) addJackpot(s, correct, tell)
  else returnPot(s, tell)
  clearTable(s)
}

/** voetbal-toto.correct */
function countCorrect(form: readonly number[], goals: readonly number[]): number {
  let correct = 0
  for (let fixture = 0; fixture < FIXTURES; fixture++) {
    if (form[fixture] === outcome(goals, fixture)) correct++
  }
  return correct
}

/** voetbal-toto.results: fixture by fixture, then everyone's coupon. */
function readOut(
  s: State,
  forms: readonly (readonly number[])[],
  correct: readonly number[],
  tell: Tell,
): void {
  for (let fixture = 0; fixture < FIXTURES; fixture++) {
    tell({
      fact: 'read-out',
      number: fixture + 1,
      fixture: fixtureName(fixture),
      score: scoreLine(s.goals, fixture),
      outcome: outcome(s.goals, fixture),
    })
  }
  for (const [seat, form] of forms.entries()) {
    tell({ fact: 'form-shown', seat, marks: form.join(' '), correct: correct[seat]! })
  }
}

/** voetbal-toto.pot, voetbal-toto.pot-shared, voetbal-toto.pot-stays, voetbal-toto.round-up: what each seat gets. */
function payPot(s: State, correct: readonly number[], tell?: Tell): number[] {
  const best = Math.max(...correct)
  const tied = correct.filter((each) => each === best).length
  const each = share(s.pot, s.seats, tied)
  if (each === undefined) {
    tell?.({ fact: 'pot-stays', tied, pot: s.pot })
    return correct.map(() => 0)
  }
  const extra = each * tied - s.pot
  const paid = correct.map((own) => (own === best ? each : 0))
  for (const [seat, amount] of paid.entries()) {
    s.money[seat]! += amount
    if (amount > 0) tell?.({ fact: tied === 1 ? 'pot-won' : 'pot-shared', seat, amount })
  }
  s.bank -= extra
  s.pot = 0
  if (extra > 0) tell?.({ fact: 'bank-adds', amount: extra })
  return paid
}

/** voetbal-toto.jackpot */
function addJackpot(s: State, correct: readonly number[], tell?: Tell): void {
  if (correct.includes(FIXTURES)) return
  const amount = jackpotFor(s.seats)
  s.bank -= amount
  s.pot += amount
  tell?.({ fact: 'jackpot', amount, pot: s.pot })
}

/** voetbal-toto.last-pot */
function returnPot(s: State, tell?: Tell): void {
  if (s.pot > 0) tell?.({ fact: 'pot-returned', amount: s.pot })
  s.bank += s.pot
  s.pot = 0
}

/** All cards and coupons are taken in: what stayed hidden is in no state any more. */
function clearTable(s: State): void {
  s.phase = s.round < s.rounds ? 'deal' : 'over'
  if (s.round < s.rounds) s.round++
  s.hands.fill(0)
  s.forms.fill(0)
  s.made.fill(0)
  s.goals.fill(0)
  s.lacks.fill(0)
  s.gone.fill(0)
  s.plays.length = 0
  s.open = 0
  s.done = 0
  s.passes = 0
}

/** voetbal-toto.starter: everyone has made the coupon out, and play begins. */
export function kickOff(s: State, tell?: Tell): void {
  s.phase = 'play'
  s.done = 0
  s.seat = (s.round - 1) % s.seats
  tell?.({ fact: 'kick-off', seat: s.seat })
}
