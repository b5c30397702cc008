import pc from 'picocolors'
import { ORDERS, wordFor, type Order } from '../words/orders.ts'
import type { MatchSession } from './match-session.ts'

/** What can be typed at this table. */
export function helpPage({ words, lang, game, match }: MatchSession): string {
  const alone = match.header.seats === 1
  const left = new Set<Order>([
    ...(game.traits.unaided ? (['moves', 'hint'] as const) : []),
    ...(alone ? (['offer-draw', 'accept', 'decline'] as const) : []),
    ...(game.clocks === undefined ? (['clock'] as const) : []),
  ])
  const orders = (Object.keys(ORDERS) as Order[]).filter((order) => !left.has(order))
  const lines: (readonly [string, string])[] = [
    [words('help-move-word'), words('help-move')],
    ...(alone ? [] : [[`2: …`, words('help-as', { n: 2 })] as const]),
    ...orders.map((order) => [wordFor(order, lang), ORDERS[order].does[lang]] as const),
  ]
  const widest = Math.max(...lines.map(([word]) => word.length))
  return [
    pc.bold(words('help-title')),
    '',
    ...lines.map(([word, does]) => `${pc.green(word.padEnd(widest))}  ${does}`),
    '',
    pc.dim(words('help-slash')),
  ].join('\n')
}
