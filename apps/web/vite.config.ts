import { defineConfig } from 'vite'
import solid from 'vite-plugin-solid'
import { catalogue } from './build/catalogue.ts'
import { installing } from './build/installing.ts'
import { offline } from './build/offline.ts'

// The 'source' condition leads from one workspace package to another's TypeScript, so nothing is built first.
const conditions = ['source', 'browser', 'module', 'development|production']

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [solid(), catalogue(), installing(), offline()],
  resolve: { conditions },
  worker: { format: 'es' },
  build: {
    target: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
    assetsInlineLimit: 0,
    // Which part comes with which: tools/sizes.js weighs them.
    manifest: true,
    chunkSizeWarningLimit: 200,
    rolldownOptions: { checks: { bundlerTimings: false, pluginTimings: false } },
  },
  server: { port: 8080 },
})
