import { fetchTexts } from '../words/text-loader.ts'
import { lang } from '../words/lang.ts'

/** The file formats of clubs and other programs, with the texts that say what is wrong with a file. */
export async function clubFiles() {
  const files = await import('./club-files.ts')
  await fetchTexts(lang())
  return files
}
