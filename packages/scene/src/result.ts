import type { Lang, Result, Seat } from '@spellendoos/kernel'
import { canSay, nameOf, speak, speakFact, type Says } from './speak.ts'

/** How it ended: who won, the standings if they add something, and why it is over. */
export function speakResult(words: Says, result: Result, lang: Lang, names: readonly string[] = []): string {
  return joined(speakPlaces(words, result, lang, names), speakWhy(words, result, lang))
}

/** Who won, and the standings if they add something. */
export const speakPlaces = (words: Says, result: Result, lang: Lang, names: readonly string[] = []): string =>
  joined(speakWinners(result, lang, names), speakStanding(words, result, lang, names))

/** How the match ended, as a person would say it. */
export interface Ending {
  /** Who won. */
  readonly headline: string
  /** By how much and by what. */
  readonly lines: readonly string[]
}

/**
 * How it ended, told to the people at one screen: a single person is addressed as 'you', several are called by name,
 * and so are players in front of watchers.
 */
export function speakEnding(
  words: Says,
  result: Result,
  lang: Lang,
  names: readonly string[],
  people: readonly Seat[],
): Ending {
  const why = speakWhy(words, result, lang)
  if (result.places.length === 1) return { headline: why, lines: [] }
  const you = people.length === 1 ? people[0]! : undefined
  const [headline = '', ...lines] = [
    you === undefined ? speakWinners(result, lang, names) : speakToYou(result, you, lang, names),
    ...speakMargin(result, you, lang, names),
    why,
  ].filter((sentence) => sentence !== '')
  return { headline, lines }
}

const joined = (...sentences: readonly string[]) => sentences.filter((sentence) => sentence !== '').join(' ')

const TABLE = { says: {} }

const winnersOf = ({ places }: Result): Seat[] => places.flatMap((place, seat) => (place === 1 ? [seat] : []))

function speakWinners(result: Result, lang: Lang, names: readonly string[]): string {
  const { places, why } = result
  const seats = winnersOf(result)
  if (places.length === 1) return speakFact(TABLE, { fact: 'finished' }, lang)
  if (seats.length === 0) return speakFact(TABLE, { fact: 'nobody-wins' }, lang)
  if (seats.length === places.length) return why === 'agreed' ? '' : speakFact(TABLE, { fact: 'drawn' }, lang)
  return speakFact(TABLE, { fact: seats.length === 1 ? 'one-wins' : 'more-win', seats }, lang, names)
}

/** What decides: points, otherwise money. */
const amountsOf = ({ scores, money }: Result): readonly number[] | undefined => scores ?? money

function speakToYou(result: Result, you: Seat, lang: Lang, names: readonly string[]): string {
  const { places } = result
  const winners = winnersOf(result)
  if (winners.length === 0 || winners.length === places.length) return speakWinners(result, lang, names)
  if (places[you] === 1) {
    const seats = winners.filter((seat) => seat !== you)
    return speakFact(TABLE, { fact: seats.length === 0 ? 'you-win' : 'you-and-win', seats }, lang, names)
  }
  if (places.length === 2) return speakLoss(winners, lang, names)
  const what = speakFact(TABLE, { fact: 'your-place', place: places[you]!, of: places.length }, lang)
  const n = amountsOf(result)?.[you]
  return n === undefined ? what : speakFact(TABLE, { fact: 'with-amount', what, n }, lang)
}

const speakLoss = (seats: readonly Seat[], lang: Lang, names: readonly string[]): string =>
  speakFact(TABLE, { fact: seats.length === 1 ? 'wins-this-time' : 'win-this-time', seats }, lang, names)

/** How far the winners are ahead; for the other players, who the winners are. */
function speakMargin(
  result: Result,
  you: Seat | undefined,
  lang: Lang,
  names: readonly string[],
): readonly string[] {
  const { places } = result
  const winners = winnersOf(result)
  const amounts = amountsOf(result)
  if (winners.length === 0 || winners.length === places.length) {
    const level = amounts !== undefined && new Set(amounts).size === 1
    return level ? [speakFact(TABLE, { fact: 'against', n: amounts[0]!, less: amounts[0]! }, lang)] : []
  }
  const isLower = you !== undefined && places[you] !== 1 && places.length > 2
  if (amounts === undefined) return isLower ? [speakLoss(winners, lang, names)] : []
  const n = amounts[winners[0]!]!
  if (isLower) return [speakFact(TABLE, { fact: 'first-has', seats: winners, n }, lang, names)]
  const next = Math.min(...places.filter((place) => place > 1))
  const seconds = [...places.keys()].filter((seat) => places[seat] === next)
  const less = amounts[seconds[0]!]!
  if (places.length === 2) return n === less ? [] : [speakFact(TABLE, { fact: 'against', n, less }, lang)]
  const ahead = { fact: 'ahead', n, lead: Math.abs(n - less), otherSeats: seconds }
  return n === less ? [] : [speakFact(TABLE, ahead, lang, names)]
}

function speakStanding(words: Says, result: Result, lang: Lang, names: readonly string[]): string {
  const { places, scores, money } = result
  if (places.length <= 2 && scores === undefined && money === undefined) return ''
  const counted = scoreSays(words, result)
  const inOrder: Seat[] = [...places.keys()].toSorted((a, b) => places[a]! - places[b]!)
  const lines = inOrder.map((seat) => {
    const has = [
      ...(scores === undefined ? [] : [speakFact(words, { fact: counted, n: scores[seat]! }, lang)]),
      ...(money === undefined ? [] : [speakFact(TABLE, { fact: 'purse', money: money[seat]! }, lang)]),
    ]
    const place = places.length === 1 ? '' : `${places[seat]}. `
    return `${place}${nameOf(seat, lang, names)}${has.length === 0 ? '' : ` (${has.join(', ')})`}`
  })
  return `${lines.join('; ')}.`
}

/** The text that says what the scores count: one of their own if it is for this end, otherwise `score`. */
function scoreSays({ says }: Says, { why }: Result): string {
  const key = `score-${ruleName(why)}`
  return canSay(says, key) ? key : 'score'
}

const ruleName = (why: string) => why.slice(why.indexOf('.') + 1)

/** Why it ended: the game's own words, or the sentence for the rule that ended it. */
function speakWhy(words: Says, result: Result, lang: Lang): string {
  const { why, how } = result
  if (how !== undefined) return speak(words, how, lang)
  if (why === 'resigned' || why === 'agreed') return speakFact(TABLE, { fact: why }, lang)
  const n = amountsOf(result)?.[0]
  return speakFact(words, { fact: `ends-${ruleName(why)}`, ...(n === undefined ? {} : { n }) }, lang)
}
