import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { LANGS, type Lang } from '../../../packages/kernel/src/text.ts'
import { FULL, iconAsPng, iconAsSvg } from './icon.ts'

/** What a device needs to install the page: drawn icons, and a manifest in each language. */
export function installFiles(): Plugin {
  let made: ReadonlyMap<string, string | Buffer> | undefined
  const files = () => (made ??= makeFiles())
  return {
    name: 'spellendoos-installing',
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        { tag: 'link', attrs: { rel: 'icon', href: './icon.svg', type: 'image/svg+xml' }, injectTo: 'head' },
        { tag: 'link', attrs: { rel: 'apple-touch-icon', href: './icon-180.png' }, injectTo: 'head' },
        { tag: 'link', attrs: { rel: 'manifest', href: './nl.webmanifest' }, injectTo: 'head' },
      ],
    },
    generateBundle() {
      for (const [fileName, source] of files()) this.emitFile({ type: 'asset', fileName, source })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = (request.url ?? '').slice(1)
        const file = files().get(name)
        if (file === undefined) return next()
        response.setHeader('content-type', TYPES[name.slice(name.lastIndexOf('.'))]!)
        response.end(file)
      })
    },
  }
}

const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
}

const makeFiles = () =>
  new Map<string, string | Buffer>([
    ['icon.svg', iconAsSvg()],
    ['icon-180.png', iconAsPng(180, FULL)],
    ['icon-192.png', iconAsPng(192)],
    ['icon-512.png', iconAsPng(512)],
    ['icon-full-512.png', iconAsPng(512, FULL)],
    ...LANGS.map((lang) => [`${lang}.webmanifest`, JSON.stringify(manifest(lang))] as const),
  ])

const png = (src: string, side: number) => ({ src, sizes: `${side}x${side}`, type: 'image/png' })
const textsIn = (lang: Lang) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../src/words/${lang}.json`), 'utf8')) as Record<
    string,
    string
  >

const manifest = (lang: Lang, { 'page.name': name, 'page.about': description } = textsIn(lang)) => ({
  id: './',
  name,
  short_name: name,
  description,
  lang,
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: '#efe6d8',
  theme_color: '#efe6d8',
  categories: ['games'],
  icons: [
    { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
    png('icon-192.png', 192),
    png('icon-512.png', 512),
    { ...png('icon-full-512.png', 512), purpose: 'maskable' },
  ],
})
