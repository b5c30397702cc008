import { defineConfig } from 'vite'
import solid from 'vite-plugin-solid'
import { catalogue } from './build/catalogue.ts'
import { installFiles } from './build/install-files.ts'
import { serviceWorker } from './build/service-worker.ts'
import { pseudo } from './build/pseudo.ts'
import { langOfModule, textFiles } from './build/text-files.ts'

// The 'source' condition leads from one workspace package to another's TypeScript, so nothing is built first.
const conditions = ['source', 'browser', 'module', 'development|production']

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [pseudo(), textFiles(), solid(), catalogue(), installFiles(), serviceWorker()],
  resolve: { conditions },
  worker: { format: 'es' },
  build: {
    target: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
    assetsInlineLimit: 0,
    // All of it is ten kilobytes: one file costs less than its parts.
    cssCodeSplit: false,
    // Which part comes with which: tools/sizes.js weighs them.
    manifest: true,
    chunkSizeWarningLimit: 200,
    rolldownOptions: {
      checks: { bundlerTimings: false, pluginTimings: false },
      output: {
        // The page starts with the names of hundreds of files: hashes of thirty-two bits are shorter when compressed.
        hashCharacters: 'hex',
        // Few files that come at once: on a phone far away every file costs more than its bytes.
        codeSplitting: {
          groups: [
            { name: 'start', test: /^(?!.*offline.service-worker\.ts)/, tags: ['$initial'] },
            // All that the page says in one language, and the list of what else is said in it.
            {
              name: (id) => `page-${langOfModule(id)}`,
              test: /(kernel|scene|fair|wire|games|web).src.words.(\w+\.json|text-files\.ts\?\w+&files)$/,
            },
            {
              name: 'board',
              test: /web.src.(app|board|bots|games|storage|lessons)|(kernel|scene|mechanics).src/,
              minShareCount: 4,
            },
            {
              name: 'table',
              test: /web.src.(?!online|replay|editor|analysis|table.given|daily.outcome)/,
              minShareCount: 3,
            },
            // What every table needs of chance; how a match is verified comes with the record.
            {
              name: 'table',
              test: /fair.src.(?!verify|signature|statement|evidence|attest)/,
              minShareCount: 2,
            },
            {
              name: 'record',
              test: /web.src.(replay|words.replay)|fair.src.(verify|signature|statement|evidence|attest)|noble.ed25519/,
              minShareCount: 2,
            },
            { name: 'online', test: /web.src.online/, minShareCount: 2 },
            // What games of a family share. Files of other programs need all of backgammon; its family does not.
            {
              name: (id) => /games.src.(\w+)/.exec(id)?.[1] ?? null,
              test: /games.src.(?!tables.backgammon)/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: { port: 8080 },
})
