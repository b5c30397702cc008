import type { SceneTable } from '../scene-table.ts'
import { existsSync, writeFileSync } from 'node:fs'
import { loadReplay } from '@spellendoos/fair'
import type { Lang } from '@spellendoos/kernel'
import { openReplay } from '../commands/replay-file.ts'
import { takeFromShelf } from '../commands/shelf.ts'
import { UserError } from '../user-error.ts'
import { tableWords } from '../words/table.ts'
import type { Player } from './players.ts'

/** Writes the replay, unless the file exists; returns the file's name. */
export function saveMatch(table: SceneTable, players: readonly Player[], wanted: string, lang: Lang): string {
  const file = wanted === '' ? freeName(table.match.game.id) : wanted
  const replay = table.replay(players.map(({ name }) => name))
  try {
    writeFileSync(file, `${JSON.stringify(replay, undefined, 2)}\n`, { flag: 'wx' })
  } catch {
    throw new UserError(tableWords(lang)('not-saved', { file }))
  }
  return file
}

function freeName(game: string): string {
  let number = 1
  while (existsSync(`${game}-${number}.json`)) number++
  return `${game}-${number}.json`
}

/** A saved match, ready to be continued, and its players. */
export function loadMatch(
  file: string,
  lang: Lang,
): { table: SceneTable; names: readonly string[] | undefined } {
  const replay = openReplay(file, lang)
  const loaded = loadReplay(replay, takeFromShelf(replay.game, lang))
  if (!loaded.ok) throw new UserError(loaded.problem.text[lang])
  return { table: loaded.value, names: replay.players }
}
