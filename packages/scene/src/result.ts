import type { Lang, Result, Seat, Words } from '@spellendoos/kernel'
import { nameOf, speakFact } from './speak.ts'

/** How it ended: who won, the standing where there is more to tell, and why it is over. */
export function speakResult(
  words: Pick<Words, 'says' | 'rules'>,
  result: Result,
  lang: Lang,
  names: readonly string[] = [],
): string {
  return joined(speakPlaces(result, lang, names), speakWhy(words, result.why, lang))
}

/** Who won, and the standing where there is more to tell. */
export const speakPlaces = (result: Result, lang: Lang, names: readonly string[] = []): string =>
  joined(speakWinners(result, lang, names), speakStanding(result, lang, names))

const joined = (...sentences: readonly string[]) => sentences.filter((sentence) => sentence !== '').join(' ')

const TABLE = { says: {} }

function speakWinners({ places, why }: Result, lang: Lang, names: readonly string[]): string {
  const seats = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  if (places.length === 1) return speakFact(TABLE, { fact: 'finished' }, lang)
  if (seats.length === 0) return speakFact(TABLE, { fact: 'nobody-wins' }, lang)
  if (seats.length === places.length) return why === 'agreed' ? '' : speakFact(TABLE, { fact: 'drawn' }, lang)
  return speakFact(TABLE, { fact: seats.length === 1 ? 'one-wins' : 'more-win', seats }, lang, names)
}

function speakStanding({ places, scores, money }: Result, lang: Lang, names: readonly string[]): string {
  if (places.length <= 2 && scores === undefined && money === undefined) return ''
  const inOrder: Seat[] = [...places.keys()].toSorted((a, b) => places[a]! - places[b]!)
  const lines = inOrder.map((seat) => {
    const has = [
      ...(scores === undefined ? [] : [speakFact(TABLE, { fact: 'score', n: scores[seat]! }, lang)]),
      ...(money === undefined ? [] : [speakFact(TABLE, { fact: 'purse', money: money[seat]! }, lang)]),
    ]
    const place = places.length === 1 ? '' : `${places[seat]}. `
    return `${place}${nameOf(seat, lang, names)}${has.length === 0 ? '' : ` (${has.join(', ')})`}`
  })
  return `${lines.join('; ')}.`
}

function speakWhy(words: Pick<Words, 'rules'>, why: Result['why'], lang: Lang): string {
  if (why === 'resigned' || why === 'agreed') return speakFact(TABLE, { fact: why }, lang)
  const rule = words.rules.find((each) => each.id === why)
  if (rule === undefined) throw new Error(`no rule ${why}`)
  return rule.text[lang]
}
