import type { Session } from './session.ts'
import { sayAnalysis } from './words.ts'

/** Each seat's chances as far as they are known: from the best line between two players, otherwise as judged. */
export function chancesOf({ judgement, result, game, moment, host }: Session): readonly number[] | undefined {
  const ended = result()
  const seats = host.players.length
  if (seats < 2) return undefined
  if (ended !== undefined) {
    const share = (seat: number) => {
      const others = ended.places.filter((_, other) => other !== seat)
      const ahead = others.reduce((sum, place) => sum + Math.sign(place - ended.places[seat]!), 0)
      return (ahead / others.length + 1) / 2
    }
    return ended.places.map((_, seat) => share(seat))
  }
  const known = judgement()
  const [by] = game.turn(moment().state)
  const best = known?.analysis?.lines[0]?.chance
  if (best !== undefined && seats === 2 && typeof by === 'number')
    return by === 0 ? [best, 1 - best] : [1 - best, best]
  return known?.outlook?.chances
}

/** What is certain of a position, or how deep it was searched. */
export function statusOf(session: Session, names: readonly string[]): string {
  const { judgement, game, moment, isSearching, hasFailed } = session
  if (hasFailed()) return sayAnalysis('failed')
  if (session.isChance()) return sayAnalysis('dice' in game.chance!(moment().state) ? 'roll' : 'draw-why')
  const [by] = game.turn(moment().state)
  if (typeof by !== 'number') return ''
  const known = judgement()
  const analysis = known?.analysis
  const best = analysis?.lines[0]
  const name = names[by]!
  if (analysis?.fewest !== undefined) return sayAnalysis('fewest', { n: analysis.fewest })
  if (typeof best?.wins === 'number') return sayAnalysis('wins-in', { name, n: best.wins })
  if (best?.wins === true) return sayAnalysis('wins', { name })
  if (best?.loses === true) {
    const other = names.length === 2 ? names[1 - by]! : undefined
    return other === undefined ? sayAnalysis('loses', { name }) : sayAnalysis('wins', { name: other })
  }
  if (game.moves(moment().state, by).length === 1) return sayAnalysis('forced')
  if (analysis === undefined) return sayAnalysis(isSearching() ? 'searching' : 'unjudged')
  const depth = analysis.depth === undefined ? [] : [sayAnalysis('depth', { n: analysis.depth })]
  return [...depth, ...(isSearching() ? [sayAnalysis('searching')] : [])].join(' · ')
}
