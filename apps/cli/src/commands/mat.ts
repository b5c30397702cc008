import { readFileSync } from 'node:fs'
import { loadReplay, readReplay, type Replay } from '@spellendoos/fair'
import { game, readMat, writeMat } from '@spellendoos/games/mat'
import type { Lang, Read } from '@spellendoos/kernel'
import { UserError } from '../user-error.ts'
import { boxWords } from '../words/box.ts'

/**
 * `spellendoos mat`: converts a match file in Jellyfish's format to a saved match, and a saved match to such a file. A
 * match in which games were resigned becomes several saved matches, one per line.
 */
export function convertMat(file: string, lang: Lang): string {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new UserError(boxWords(lang)('no-file', { file }))
  }
  return /^\s*\{/.test(text) ? toMat(file, text, lang) : fromMat(text, lang)
}

/** The value that was read, or a complaint. */
function must<T>(read: Read<T>, lang: Lang): T {
  if (!read.ok) throw new UserError(read.problem.text[lang])
  return read.value
}

function fromMat(text: string, lang: Lang): string {
  const { players, options, parts } = must(readMat(text), lang)
  return parts
    .map((part, i) => {
      const replay: Replay = {
        format: 1,
        id: `mat-${i + 1}`,
        game: game.id,
        version: game.version,
        options: { ...options },
        seats: 2,
        ...part,
        proof: { kind: 'manual' },
        players,
      }
      const table = must(loadReplay(replay, game), lang)
      return JSON.stringify(table.replay(players))
    })
    .join('\n')
}

function toMat(file: string, text: string, lang: Lang): string {
  const replays = jsonIn(file, text, lang).map((data) => must(readReplay(data), lang))
  const other = replays.find((replay) => replay.game !== game.id)
  if (other !== undefined) throw new UserError(boxWords(lang)('not-backgammon', { file, game: other.game }))
  const parts = replays.map(({ id, game, version, options, seats, position, log }) => {
    const start = position === undefined ? {} : { position }
    return { header: { id, game, version, options, seats, ...start }, log }
  })
  return must(writeMat(parts, replays[0]?.players), lang).trimEnd()
}

/** One saved match, or one on every line. */
function jsonIn(file: string, text: string, lang: Lang): unknown[] {
  try {
    return [JSON.parse(text)]
  } catch {
    try {
      return text
        .trim()
        .split('\n')
        .map((line): unknown => JSON.parse(line))
    } catch {
      throw new UserError(boxWords(lang)('no-json', { file }))
    }
  }
}
