/**
 * Reads the texts of every area in every language: npm run words. Writes down for the code which texts there are, and
 * tells per language what is missing, superfluous, filled otherwise, too long for its button or written with the wrong
 * signs. With --check it writes nothing, and whatever would be seen by a player is a failure. With --mend it sets
 * those signs right that need no thought. Names of languages show what is missing there, text by text.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv } from 'node:process'
import { LANGS, LANGUAGES } from '../../packages/kernel/src/text.ts'
import type { Catalogue } from '../../packages/kernel/src/texts.ts'
import { root } from '../install.js'
import { findAreas, SOURCE, type Area } from './areas.ts'
import { compare } from './compare.ts'
import { textsInCode } from './in-code.ts'
import { writeKeys } from './keys.ts'
import { tooLong } from './length.ts'
import { mended, mistakesIn } from './typography.ts'

const check = argv.includes('--check')
const mend = argv.includes('--mend')
const asked = argv.slice(2).filter((word) => !word.startsWith('-'))
const problems: string[] = []
const areas = findAreas(problems)
const offered = new Set<string>(LANGS)
const langs = [...new Set([...LANGS, ...areas.flatMap(({ catalogues }) => [...catalogues.keys()])])]

if (areas.length === 0) problems.push('no texts were found, so nothing was checked')
if (mend) for (const area of areas) mendArea(area)
for (const area of areas) keepKeys(area)
for (const lang of langs) tell(lang)
for (const place of textsInCode())
  problems.push(`${place}: a text in the code; it belongs in words/${SOURCE}.json beside it`)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1

/** Writes down which texts there are, or complains that this was forgotten. */
function keepKeys({ name, folder, catalogues }: Area): void {
  const file = `${folder}/texts.ts`
  const keys = writeKeys(name, catalogues.get(SOURCE) ?? {})
  if (existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8') === keys) return
  if (check) problems.push(`${file} is stale. Run: npm run words`)
  else writeFileSync(join(root, file), keys)
}

function mendArea({ folder, catalogues }: Area): void {
  for (const [lang, texts] of catalogues) {
    const right = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, mended(text, lang)]))
    const file = join(root, folder, `${lang}.json`)
    const whole = `${JSON.stringify(right, null, 2)}\n`
    if (readFileSync(file, 'utf8') !== whole) writeFileSync(file, whole)
  }
}

/** How a language stands. In one that players are offered, every fault is a problem. */
function tell(lang: string): void {
  const faults: string[] = []
  let texts = 0
  let missing = 0
  for (const { folder, catalogues } of areas) {
    const source = catalogues.get(SOURCE) ?? {}
    const own: Catalogue = catalogues.get(lang) ?? {}
    const file = `${folder}/${lang}.json`
    const differences = compare(source, own, lang)
    texts += Object.keys(source).length
    missing += differences.missing.length
    if (offered.has(lang) || asked.includes(lang)) {
      for (const key of differences.missing)
        faults.push(`${file}: ${key} is missing (${SOURCE}: ${source[key]})`)
    }
    for (const key of differences.superfluous) faults.push(`${file}: ${key} is superfluous`)
    for (const [key, why] of differences.wrong) faults.push(`${file}: ${key} ${why}`)
    for (const [key, text] of Object.entries(own)) {
      for (const mistake of mistakesIn(text, lang)) faults.push(`${file}: ${key} has ${mistake}: ${text}`)
      const why = tooLong(key, text)
      if (why !== undefined) faults.push(`${file}: ${key} ${why}: ${text}`)
    }
  }
  const name = offered.has(lang)
    ? LANGUAGES[lang as keyof typeof LANGUAGES].name
    : `${lang}, not offered to players yet`
  console.log(`${name}: ${texts - missing} of ${texts} texts, ${faults.length} faults`)
  if (offered.has(lang)) problems.push(...faults)
  else for (const fault of faults) console.log(fault)
}
