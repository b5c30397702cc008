import { problem, value, type Problem, type Read } from '@spellendoos/kernel'
import { readFile, readText } from '../app/files.ts'
import { openGame } from '../games/open.ts'
import { clubFiles } from '../replay/club-files-loader.ts'
import { noSuchGame } from '../replay/problems.ts'
import { readClub } from './club.ts'
import { gameIn, readAnalysis, writeAnalysis, type Analysed } from './file.ts'
import { keepAnalysis } from './kept.ts'

const CLUB_FILE = /\.(pdn|mat)$/i

/** An analysis from a file, and the id under which it is now stored here. */
export interface Filed {
  readonly id: string
  readonly game: string
  /** The message to show. */
  readonly remarks: readonly Problem[]
}

/** Opens a file of ours or of another program as an analysis. */
export async function openAnalysisFile(file: File): Promise<Read<Filed>> {
  const format = CLUB_FILE.exec(file.name)?.[1]?.toLowerCase()
  const read = format === 'pdn' || format === 'mat' ? await fromClub(file, format) : await fromOurs(file)
  if (!read.ok) return read
  const { analysed, remarks } = read.value
  const { game } = analysed.setting
  const written = writeAnalysis(analysed)
  const id = `file-${digest(JSON.stringify(written))}`
  keepAnalysis(id, [], written)
  return value({ id, game: game.id, remarks })
}

async function fromClub(file: File, format: 'pdn' | 'mat') {
  const text = await readText(file)
  if (!text.ok) return text
  return readClub(await clubFiles(), text.value, format, openGame)
}

async function fromOurs(file: File): Promise<Read<{ analysed: Analysed; remarks: readonly Problem[] }>> {
  const contents = await readFile(file)
  if (!contents.ok) return contents
  const named = gameIn(contents.value)
  if (!named.ok) return named
  const game = await openGame(named.value)
  if (game === undefined) return problem('no-such-game', noSuchGame(named.value).text)
  const read = readAnalysis(contents.value, game)
  return read.ok ? value({ analysed: read.value, remarks: [] }) : read
}

/** A short name for a text. */
function digest(text: string): string {
  let print = 0x811c9dc5
  for (const letter of text) print = Math.imul(print ^ letter.codePointAt(0)!, 0x01000193) >>> 0
  return print.toString(16).padStart(8, '0')
}
