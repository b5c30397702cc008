import { fetchTexts } from '../words/text-loader.ts'
import { lang } from '../words/lang.ts'

/** The file formats of clubs and other programs, with the texts that say what is wrong with a file. */
export async function exchangeFiles() {
  const files = await import('./exchange-files.ts')
  await fetchTexts(lang())
  return files
}

/** It needs whole games, so it is only loaded for somebody who has such a file or writes one. */
export type ExchangeFiles = Awaited<ReturnType<typeof exchangeFiles>>
