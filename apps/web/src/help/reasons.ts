import type { Advice } from '@spellendoos/bots'
import type { Fact } from '@spellendoos/kernel'
import { speakFact } from '@spellendoos/scene'
import { labelOfThing } from '../board/labels.ts'
import { namesAt } from '../board/voice.ts'
import type { Host } from '../table/host.ts'
import type { TableModel } from '../table/table-model.ts'
import { sayHelp } from '../words/help.ts'
import { lang } from '../words/lang.ts'

/** The longest text about one move. */
const FACTS = 2
/** Winning chances that differ by less than this count as equal. */
const ALIKE = 0.005

type Table = Pick<Host, 'game' | 'players'>

/** Facts as the log would tell them. */
const told = ({ game, players }: Table, facts: readonly Fact[]): string =>
  facts
    .slice(0, FACTS)
    .map((fact) => speakFact(game.words, fact, lang(), namesAt(players)))
    .join(' ')

/** In a hundred. */
const share = (loss: number): number => Math.max(1, Math.round(loss * 100))

/** The name of a move of one tap: the words of its button; otherwise its notation. */
export function nameOfMove(model: Pick<TableModel, 'message' | 'scene' | 'voice'>, move: string): string {
  const path = model.message()?.choices.find((each) => each.move === move)?.touches[0]
  if (path?.length !== 1) return move
  const tapped = model
    .scene()
    ?.trays.flatMap(({ items }) => items)
    .find(({ spot }) => spot === path[0])
  return tapped?.look === 'button' ? sayHelp('button', { name: labelOfThing(tapped, model.voice()) }) : move
}

/** Why a move is the best one, if a reason can be given. */
export function whyBest(table: Table, { does, wins, other, score }: Advice): string {
  if (wins === 1) return sayHelp('wins-now')
  if (wins !== undefined) return wins === true ? sayHelp('wins') : sayHelp('wins-in', { n: wins })
  if (table.game.traits.solo) return score === 1 ? sayHelp('solves') : ''
  return [told(table, does), beside(table, other)].filter((part) => part !== '').join(' ')
}

/** What to say about the next best move. */
function beside(table: Table, other: Advice['other']): string {
  if (other === undefined) return ''
  if (other.loss < ALIKE) return sayHelp('alike')
  if (other.weight === 'slight') return ''
  const reply = told(table, other.reply)
  return reply === '' ? sayHelp('others-cost', { n: share(other.loss) }) : sayHelp('else', { reply })
}

/** Why a move deserves a second thought, in words. */
export function whyNot(table: Table, { reply, loss }: NonNullable<Advice['other']>, move: string): string {
  if (table.game.traits.solo) return sayHelp('spoils', { move })
  const then = told(table, reply)
  const cost = sayHelp('costs', { move, n: share(loss) })
  return then === '' ? cost : `${cost} ${sayHelp('reply', { reply: then })}`
}
