/** `npm run new -- <id> [--book <book>]` creates the folder of a new game that passes every check as it is. */
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { argv } from 'node:process'
import { parseArgs } from 'node:util'
import { findGames } from './games.js'
import { root, run } from './install.js'
import { layOut } from './new-game/layout.js'

const home = join(root, 'packages/games/src')

function newGame() {
  const { values, positionals } = parseArgs({
    args: argv.slice(2),
    options: { book: { type: 'string' } },
    allowPositionals: true,
  })
  const [id, ...others] = positionals
  if (id === undefined || others.length > 0) throw new Error('Usage: npm run new -- <id> [--book <book>]')
  if (findGames(home).some((game) => game.id === id)) throw new Error(`there is a game '${id}' already`)
  const { book } = values
  if (book !== undefined && !readFileSync(join(home, 'books.ts'), 'utf8').includes(`id: '${book}'`))
    throw new Error(`no book '${book}': the books are in packages/games/src/books.ts`)
  for (const file of layOut(home, id, book)) console.log(relative(root, file))
  run('node tools/index-games.js')
  run(`tsx --conditions=source packages/games/test/record.ts ${id}`)
}

try {
  newGame()
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
