import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.bin': 'application/octet-stream',
}
const PRESSED = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.bin'])

/** The encodings that browsers accept. */
const PACKERS = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
}

/** What a page is allowed to do: load from and talk to its own server, and nothing else. */
export const SAFE: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}
/**
 * The files of a page are covered by the page's own policy; long headers on every small file would be larger than the
 * file.
 */
const SAFE_PART = {
  'content-security-policy': "default-src 'self'; style-src 'unsafe-inline'",
  'x-content-type-options': 'nosniff',
}

export interface Packed {
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string>>
}

/** The files of the built page, each compressed once. */
export class PageFiles {
  readonly #folder: string
  readonly #packed = new Map<string, Promise<Packed | undefined>>()

  constructor(folder: string) {
    this.#folder = folder
  }

  /** A file in an encoding that the browser accepts. */
  file(path: string, accepts: string): Promise<Packed | undefined> {
    const inside = normalize(path === '/' ? '/index.html' : `/${path}`)
    const ending = extname(inside)
    if (inside.includes('/.') || inside.includes('\0') || TYPES[ending] === undefined) {
      return Promise.resolve(undefined)
    }
    const encoding = PRESSED.has(ending)
      ? (['br', 'gzip'] as const).find((each) => accepts.includes(each))
      : undefined
    const key = `${encoding ?? 'plain'} ${inside}`
    const known = this.#packed.get(key) ?? this.#pack(inside, encoding)
    this.#packed.set(key, known)
    // Missing files are not remembered, because anybody can ask for anything.
    void known.then((file) => file === undefined && this.#packed.delete(key))
    return known
  }

  async #pack(inside: string, encoding: keyof typeof PACKERS | undefined): Promise<Packed | undefined> {
    const plain = await readFile(join(this.#folder, inside)).catch(() => undefined)
    if (plain === undefined) return undefined
    const body = encoding === undefined ? plain : await PACKERS[encoding](plain)
    const type = TYPES[extname(inside)]!
    const headers = {
      ...(type.startsWith('text/html') ? SAFE : SAFE_PART),
      'content-type': type,
      'cache-control': inside.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
      ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
    }
    return { body, headers }
  }
}
