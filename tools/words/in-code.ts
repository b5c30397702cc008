import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGS } from '../../packages/kernel/src/text.ts'
import { root } from '../install.js'

/** Texts that were written into the code, as a language's own property: they belong in the files beside it. */
export function textsInCode(): readonly string[] {
  const sources: readonly string[] = ['packages', 'apps'].flatMap((home) =>
    readdirSync(join(root, home), { recursive: true, encoding: 'utf8' })
      .map((file) => `${home}/${file}`)
      .filter(
        (file) =>
          /^[^/]+\/[^/]+\/src\/.*\.tsx?$/.test(file) && !/\.(test|bench)\.ts$|\/samples\.ts$/.test(file),
      ),
  )
  const property = new RegExp(String.raw`(?:^\s*|\{ )(?:${LANGS.join('|')}): *(?:\[?['"\x60]|$)`)
  return sources.toSorted().flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, i) => (property.test(line) ? [`${file}:${i + 1}`] : [])),
  )
}
