import { problem, value, type Problem, type Read } from '@spellendoos/kernel'
import { readFile, readText } from '../app/files.ts'
import { openGame } from '../games/open.ts'
import { exchangeFiles } from '../replay/exchange-files-loader.ts'
import { noSuchGame } from '../replay/problems.ts'
import { readExchange } from './exchange-format.ts'
import { gameIn, readAnalysis, writeAnalysis, type Analysed } from './file.ts'
import { storeAnalysis } from './analysis-storage.ts'

const EXCHANGE_FILE = /\.(pdn|mat)$/i

/** An analysis from a file, and the id under which it is now stored here. */
export interface Filed {
  readonly id: string
  readonly game: string
  /** The message to show. */
  readonly remarks: readonly Problem[]
}

/** Opens a file of ours or of another program as an analysis. */
export async function openAnalysisFile(file: File): Promise<Read<Filed>> {
  const format = EXCHANGE_FILE.exec(file.name)?.[1]?.toLowerCase()
  const read = format === 'pdn' || format === 'mat' ? await fromExchange(file, format) : await fromOurs(file)
  if (!read.ok) return read
  const { analysed, remarks } = read.value
  const { game } = analysed.setup
  const written = writeAnalysis(analysed)
  const id = `file-${digest(JSON.stringify(written))}`
  storeAnalysis(id, [], written)
  return value({ id, game: game.id, remarks })
}

async function fromExchange(file: File, format: 'pdn' | 'mat') {
  const text = await readText(file)
  if (!text.ok) return text
  return readExchange(await exchangeFiles(), text.value, format, openGame)
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
