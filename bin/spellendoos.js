#!/usr/bin/env node
import { existsSync } from 'node:fs'

const main = new URL('../apps/cli/dist/main.js', import.meta.url)

if (existsSync(main)) {
  await import(main.href)
} else {
  console.error('Spellendoos is not built yet. Run: npm ci && npm run build')
  process.exitCode = 1
}
