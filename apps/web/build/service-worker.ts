import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Plugin, Rollup } from 'vite'
import type { CacheManifest } from '../src/offline/service-worker.ts'
import { langOfModule } from './text-files.ts'

const WORKER = join(import.meta.dirname, '..', 'src/offline/service-worker.ts')
const FILE = 'offline.js'

type Bundle = Rollup.OutputBundle

/** Builds the worker that keeps the page in the browser, and hands it the list of all that was built. */
export function serviceWorker(): Plugin {
  return {
    name: 'spellendoos-offline',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      this.emitFile({ type: 'chunk', id: WORKER, fileName: FILE })
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[FILE]
        if (worker?.type !== 'chunk') throw new Error(`no ${FILE}`)
        if (worker.imports.length > 0) throw new Error(`${FILE} must not import other chunks`)
        worker.code = `self.manifest=${JSON.stringify(manifestOf(bundle))};\n${worker.code}`
      },
    },
  }
}

/** What the shelf needs comes first; the games follow when the browser has time. */
function manifestOf(bundle: Bundle): CacheManifest {
  const all = Object.keys(bundle).filter((name) => name !== FILE && !name.startsWith('.'))
  const isShell = (name: string) => !name.startsWith('assets/') || name.endsWith('.css')
  const first = new Set(['./', ...all.filter((name) => isShell(name) && name !== 'index.html')])
  const follow = (name: string) => {
    const file = bundle[name]
    if (file?.type !== 'chunk' || first.has(name)) return
    first.add(name)
    file.imports.forEach(follow)
  }
  for (const [name, file] of Object.entries(bundle)) {
    if (file.type === 'chunk' && file.isEntry && name !== FILE) follow(name)
  }
  const words: Record<string, string[]> = {}
  for (const name of all) {
    const lang = langOf(bundle[name]!)
    if (lang !== undefined) (words[lang] ??= []).push(name)
  }
  const said = new Set(Object.values(words).flat())
  const rest = all.filter((name) => !first.has(name) && !said.has(name) && name !== 'index.html')
  return { version: stamp(bundle, all), shell: [...first], words, rest }
}

/** The language of a file that holds nothing but texts. */
function langOf(file: Bundle[string]): string | undefined {
  if (file.type !== 'chunk') return undefined
  const langs = file.moduleIds.map(langOfModule)
  return langs.every((lang) => lang === langs[0]) ? langs[0] : undefined
}

function stamp(bundle: Bundle, names: readonly string[]): string {
  const hash = createHash('sha256')
  for (const name of names.toSorted()) {
    const file = bundle[name]!
    hash.update(name).update(file.type === 'chunk' ? file.code : file.source)
  }
  return hash.digest('hex').slice(0, 16)
}
