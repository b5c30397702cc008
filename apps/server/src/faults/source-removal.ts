import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

/** A piece of the server's source, and its replacement. */
export interface SourceRemoval {
  /** The file, from the folder of the server's sources on. */
  readonly file: string
  readonly text: string
  /** Empty, unless something has to be there. */
  readonly instead?: string
}

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const conditions = ['source', 'module', 'node', 'development|production']

/** Runs modules of the server with a piece of the source removed. */
export async function withSourceRemoved<T>(
  { file, text, instead = '' }: SourceRemoval,
  then: (load: (path: string) => Promise<Record<string, unknown>>) => Promise<T>,
): Promise<T> {
  let times = 0
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    resolve: { conditions },
    ssr: { resolve: { conditions, externalConditions: conditions } },
    plugins: [
      {
        name: 'without',
        enforce: 'pre',
        transform(code, id) {
          if (!id.endsWith(`/apps/server/src/${file}`)) return undefined
          const parts = code.split(text)
          times += parts.length - 1
          return parts.join(instead)
        },
      },
    ],
  })
  try {
    await server.ssrLoadModule('/tools/words/setup.ts')
    const done = await then((path) => server.ssrLoadModule(path))
    if (times !== 1) throw new Error(`'${text}' occurs ${times} times in ${file}`)
    return done
  } finally {
    await server.close()
  }
}
