import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
}
const PRESSED = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt'])

/** Packs a file as the browser asks for it. */
const PACKERS = {
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
  gzip: (body) => gzipSync(body, { level: 9 }),
}

/**
 * The built page's files, each packed once.
 *
 * @param {string} folder
 */
export function openFolder(folder) {
  /** @type {Map<string, { body: Buffer, headers: Record<string, string> }>} */
  const packed = new Map()

  /**
   * @param {string} path as the browser asks for it
   * @param {string} accepts the encodings it takes
   * @returns {Promise<{ body: Buffer, headers: Record<string, string> } | undefined>}
   */
  return async function file(path, accepts) {
    const inside = normalize(path === '/' ? '/index.html' : path)
    if (inside.includes('..') || inside.includes('\0')) return undefined
    const type = TYPES[extname(inside)]
    if (type === undefined) return undefined
    const encoding = PRESSED.has(extname(inside))
      ? ['br', 'gzip'].find((each) => accepts.includes(each))
      : undefined
    const key = `${encoding ?? 'plain'} ${inside}`
    const known = packed.get(key)
    if (known !== undefined) return known
    const plain = await readFile(join(folder, inside)).catch(() => undefined)
    if (plain === undefined) return undefined
    const body = encoding === undefined ? plain : PACKERS[encoding](plain)
    const headers = {
      'content-type': type,
      'content-length': String(body.length),
      'cache-control': inside.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
      ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
    }
    packed.set(key, { body, headers })
    return { body, headers }
  }
}
