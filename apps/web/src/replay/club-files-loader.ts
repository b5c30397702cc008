import { fetchTexts } from '../words/text-loader.ts'
import { lang } from '../words/lang.ts'

/** The files of clubs and other programs, with the texts that tell what is wrong with one. */
export async function clubFiles() {
  const files = await import('./club-files.ts')
  await fetchTexts(lang())
  return files
}
