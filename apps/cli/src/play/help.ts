import pc from 'picocolors'
import { TABLE_COMMANDS, wordFor, type TableCommand } from '../words/table-commands.ts'
import type { MatchSession } from './match-session.ts'

/** What can be typed at this table. */
export function helpPage({ words, lang, game, match }: MatchSession): string {
  const alone = match.header.seats === 1
  const left = new Set<TableCommand>([
    ...(game.traits.unaided ? (['moves', 'hint'] as const) : []),
    ...(alone ? (['offer-draw', 'accept', 'decline'] as const) : []),
    ...(game.clocks === undefined ? (['clock'] as const) : []),
  ])
  const commands = (Object.keys(TABLE_COMMANDS) as TableCommand[]).filter((command) => !left.has(command))
  const lines: (readonly [string, string])[] = [
    [words('help-move-word'), words('help-move')],
    ...(alone ? [] : [[`2: …`, words('help-as', { n: 2 })] as const]),
    ...commands.map((command) => [wordFor(command, lang), TABLE_COMMANDS[command].does[lang]] as const),
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
