import { run } from './install.js'

const checks = {
  format: 'oxfmt --check .',
  index: 'node tools/index-games.js --check',
  words: 'tsx --conditions=source tools/words/words.ts --check',
  build: 'tsc -b',
  api: 'node tools/api.js --check',
  lint: 'oxlint --type-aware --deny-warnings',
  purity: 'node tools/purity.js',
  'type names': 'node tools/type-names.js',
  directions: 'node tools/directions.js',
  links: 'node tools/links.js',
  unused: 'knip',
}

/** Runs the static checks. @returns {string[]} the checks that failed */
export function failedChecks() {
  return Object.entries(checks)
    .filter(([name, line]) => {
      console.log(`\n── ${name}: ${line}`)
      return !run(line)
    })
    .map(([name]) => name)
}
