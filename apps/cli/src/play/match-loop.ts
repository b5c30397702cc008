import type { SceneTable } from '../scene-table.ts'
import { randomBytes } from 'node:crypto'
import { Table } from '@spellendoos/fair'
import {
  newSeries,
  seating,
  starterOf,
  totals,
  withResult,
  type Lang,
  type Series,
} from '@spellendoos/kernel'
import { listOf, nameOf, speakResult } from '@spellendoos/scene'
import pc from 'picocolors'
import { UserError } from '../user-error.ts'
import { textWidth } from '../print.ts'
import { fold } from '../words/fold.ts'
import { tableWords } from '../words/table.ts'
import { loadMatch, saveMatch } from './files.ts'
import type { Player } from './players.ts'
import { setUp, type Setup, type PlayOptions } from './setup.ts'
import { MatchSession } from './match-session.ts'
import type { Terminal } from './terminal.ts'
import { playTurns } from './turns.ts'

type Next = 'rematch' | 'other' | 'save' | 'stop'

/** Match after match, game after game. */
export async function matchLoop(
  id: string | undefined,
  flags: PlayOptions,
  lang: Lang,
  terminal: Terminal,
): Promise<void> {
  let next: Next =
    flags.load === undefined
      ? await matches(await setUp(id, flags, lang, terminal), flags.seed, lang, terminal)
      : await playOn(flags.load, lang, terminal)
  while (next !== 'stop')
    next = await matches(await setUp(undefined, {}, lang, terminal), undefined, lang, terminal)
}

/** A saved match, to its end. */
async function playOn(file: string, lang: Lang, terminal: Terminal): Promise<Next> {
  const { table, names } = loadMatch(file, lang)
  const { bots } = table.match
  const players = bots.map((bot, seat): Player => ({ name: nameOf(seat, lang, names), bot }))
  const session = new MatchSession(terminal, lang, table, players)
  await playTurns(session)
  announce(session)
  return whatNow(session, false)
}

/** One match after another of the same game with the same players; the start changes as agreed. */
async function matches(
  setup: Setup,
  seed: string | undefined,
  lang: Lang,
  terminal: Terminal,
): Promise<Next> {
  let series = newSeries(setup.players.length, starterOf(setup.game, setup.options))
  let sow = seed
  for (;;) {
    const players = seating(series).map((player) => setup.players[player]!)
    const table = openTable(setup, sow, lang)
    const session = new MatchSession(terminal, lang, table, players)
    await playTurns(session)
    announce(session)
    const played = session.table === table ? table.match.result : undefined
    if (played !== undefined) series = withResult(series, played)
    if (series.results.length > 1) terminal.print(standing(series, setup.players, lang))
    const next = await whatNow(session, true)
    if (next !== 'rematch') return next
    sow = undefined
  }
}

function openTable({ game, options, players }: Setup, seed: string | undefined, lang: Lang): SceneTable {
  const chance = seed === undefined ? {} : { seed }
  const opened = Table.open(game, { options, seats: players.length, random: randomBytes, ...chance })
  if (!opened.ok) throw new UserError(opened.problem.text[lang])
  return opened.value
}

function announce({ terminal, match, game, lang, names }: MatchSession): void {
  const said = speakResult(game.words, match.result!, lang, names)
  terminal.print(`\n${pc.bold(fold(said, textWidth()))}\n`)
}

function standing(series: Series, players: readonly Player[], lang: Lang): string {
  const { wins } = totals(series)
  const list = players.map(({ name }, player) => `${name} ${Math.round(wins[player]! * 10) / 10}`)
  return `${tableWords(lang)('totals', { list: listOf(list, lang) })}\n`
}

async function whatNow(session: MatchSession, again: boolean): Promise<Next> {
  const { terminal, words, table, players, lang } = session
  for (;;) {
    const next = await terminal.choose<Next>(words('what-now'), [
      ...(again ? [{ value: 'rematch' as const, label: words('rematch') }] : []),
      { value: 'other', label: words('other-game') },
      { value: 'save', label: words('save-match') },
      { value: 'stop', label: words('stop') },
    ])
    if (next !== 'save') return next
    try {
      terminal.print(words('saved', { file: saveMatch(table, players, '', lang) }))
    } catch (problem) {
      if (!(problem instanceof UserError)) throw problem
      terminal.print(problem.message)
    }
  }
}
