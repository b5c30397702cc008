import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport, type Plugin } from 'vite'
import type { Boxes } from '../src/games/box.ts'
import type * as filling from './boxes.ts'

const home = join(import.meta.dirname, '..')
const LIST = join(home, 'src/games/catalogue.ts')
const packages = join(home, '..', '..', 'packages')

/** A printed cover: where the browser finds it, and the drawing. */
interface Print {
  readonly file: string
  readonly svg: string
}

/**
 * What the shelf needs of every game, without the games: the catalogue gets a box for each, and every cover
 * is a picture beside the scripts.
 */
export function catalogue(): Plugin {
  let boxes: Promise<{ boxes: Boxes; prints: readonly Print[] }> | undefined
  const filled = () => (boxes ??= fill())
  return {
    name: 'spellendoos-catalogue',
    enforce: 'pre',
    async load(id) {
      if (id !== LIST) return undefined
      // Text for a parser of its own: much sooner read than the same as script.
      return `export const boxes = JSON.parse(${JSON.stringify(JSON.stringify((await filled()).boxes))})`
    },
    async generateBundle() {
      for (const { file, svg } of (await filled()).prints) {
        this.emitFile({ type: 'asset', fileName: file, source: svg })
      }
    },
    configureServer(server) {
      server.watcher.add(packages)
      server.watcher.on('change', (path) => {
        if (!path.startsWith(packages)) return
        boxes = undefined
        const module = server.moduleGraph.getModuleById(LIST)
        if (module !== undefined) server.moduleGraph.invalidateModule(module)
      })
      server.middlewares.use((request, response, next) => {
        filled().then(({ prints }) => {
          const print = prints.find(({ file }) => request.url === `/${file}`)
          if (print === undefined) return next()
          response.setHeader('content-type', 'image/svg+xml')
          response.end(print.svg)
        }, next)
      })
    },
  }
}

async function fill() {
  const { module } = await runnerImport<typeof filling>(join(import.meta.dirname, 'boxes.ts'), {
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['source', 'module', 'node', 'development|production'] },
    ssr: { noExternal: true },
    environments: { inline: { resolve: { noExternal: true, conditions: ['source', 'module', 'node'] } } },
  })
  const tones = readFileSync(join(home, 'src/look/tones.css'), 'utf8')
  const filled = module.fillBoxes(tones)
  const prints = filled.map(({ box, svg }) => ({ file: `assets/cover-${box.id}-${stamp(svg)}.svg`, svg }))
  return { boxes: filled.map(({ box }, i) => ({ ...box, cover: prints[i]!.file })), prints }
}

const stamp = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)
