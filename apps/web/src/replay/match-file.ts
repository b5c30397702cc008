import { value, type Read } from '@spellendoos/kernel'
import { readFile, readText } from '../app/files.ts'
import { exchangeFiles } from './exchange-files-loader.ts'
import type { Film } from './film.ts'
import { keepImported } from './imported-matches.ts'
import { openFilm } from './film-loader.ts'
import { notAllRead, notKept } from './problems.ts'

const EXCHANGE_FILE = /\.(pdn|mat)$/i

/**
 * Opens a file that somebody chose or dropped. Matches from clubs and other programs are kept; of several there is no
 * film to show.
 */
export async function openFile(file: File): Promise<Read<Film | undefined>> {
  const format = EXCHANGE_FILE.exec(file.name)?.[1]?.toLowerCase()
  if (format !== 'pdn' && format !== 'mat') {
    const contents = await readFile(file)
    return contents.ok ? openFilm(contents.value) : contents
  }
  const text = await readText(file)
  if (!text.ok) return text
  const { readExchangeFile } = await exchangeFiles()
  const found = await readExchangeFile(text.value, format)
  if (!found.ok) return found
  const { matches, problems } = found.value
  const kept = await keepImported(matches)
  if (kept && problems.length > 0) return { ok: false, problem: notAllRead(matches.length, problems) }
  const [first, ...more] = matches
  if (first !== undefined && more.length === 0) return openFilm(first.replay)
  return kept ? value(undefined) : { ok: false, problem: notKept }
}
