/**
 * Weighs the built page as the server sends it: npm run sizes. The first visit to the shelf, every game taken from it,
 * and every game opened straight from a link have a budget; anything above is a failure. Each is weighed in the
 * language that makes it heaviest.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv } from 'node:process'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { findGames } from './games.js'
import { root, run } from './install.js'

/** Bytes of script and style, compressed. What the shelf fetches ahead counts for the shelf. */
const SHELF = 150_000
const GAME = 60_000
/** Everything that a game needs which somebody opens without having seen the shelf. */
const LINK = 150_000

const dist = join(root, 'apps/web/dist')
const GAMES = '../../packages/games/src'
const START = ['index.html', 'style.css']
const AHEAD = ['src/shelf/NewMatchPage.tsx', 'src/table/TablePage.tsx']

/**
 * Weighs the page that was built last.
 *
 * @returns {boolean} whether it keeps within its budgets
 */
export function weigh() {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  /** The files that come with these parts, whatever they import at once. */
  const filesOf = (parts, found = new Set()) => {
    for (const part of parts) {
      const { file, imports = [] } = manifest[part]
      if (found.has(file)) continue
      found.add(file)
      filesOf(imports, found)
    }
    return found
  }
  /** As the server packs it. */
  const packed = new Map()
  const weigh = (name) => {
    const known = packed.get(name)
    if (known !== undefined) return known
    const params = { [constants.BROTLI_PARAM_QUALITY]: 10 }
    const { length } = brotliCompressSync(readFileSync(join(dist, name)), { params })
    packed.set(name, length)
    return length
  }
  const weightOf = (files) => [...files].reduce((sum, name) => sum + weigh(name), 0)

  const pages = Object.keys(manifest).filter((part) => manifest[part].name?.startsWith('page-') === true)
  if (pages.length === 0) throw new Error('no language was built')
  /** The texts of a game and its family in the language of a page. */
  const textsOf = (folder, page) => {
    const folders = [...GAMES.split('/'), ...folder.split('/')]
    const lang = manifest[page].name.slice('page-'.length)
    return folders
      .map((_, i) => `${folders.slice(0, i + 1).join('/')}/words/${lang}.json`)
      .filter((part) => part in manifest)
  }
  /** The heaviest of the languages. */
  const heaviest = (weightIn) => Math.max(...pages.map(weightIn))
  const shelfIn = (page) => filesOf([...START, ...AHEAD, page])
  const onTheShelf = [{ what: 'the shelf', bytes: heaviest((page) => weightOf(shelfIn(page))) }]
  const fromTheShelf = []
  const fromALink = []
  for (const { id: what, folder } of findGames(join(root, 'apps/web', GAMES))) {
    // A game that other parts import too is a part without a source.
    const own = `${GAMES}/${folder}/index.ts`
    const game = own in manifest ? own : Object.keys(manifest).find((part) => manifest[part].name === what)
    if (game === undefined) throw new Error(`${what} was not built`)
    const allIn = (page) => filesOf([...START, ...AHEAD, page, game, ...textsOf(folder, page)])
    const moreIn = (page) => [...allIn(page)].filter((each) => !shelfIn(page).has(each))
    fromTheShelf.push({ what: `${what} from the shelf`, bytes: heaviest((page) => weightOf(moreIn(page))) })
    fromALink.push({ what: `${what} from a link`, bytes: heaviest((page) => weightOf(allIn(page))) })
  }
  const within = [keepsTo(SHELF, onTheShelf), keepsTo(GAME, fromTheShelf), keepsTo(LINK, fromALink)]
  return within.every(Boolean)
}

/** Tells the heaviest, and all that are too heavy. */
function keepsTo(most, weighed) {
  const [heaviest, ...others] = weighed.toSorted((a, b) => b.bytes - a.bytes)
  console.log(`${heaviest.what}: ${heaviest.bytes} of ${most} bytes`)
  for (const { what, bytes } of others) if (bytes > most) console.log(`${what}: ${bytes} of ${most} bytes`)
  return heaviest.bytes <= most
}

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) {
  const built = run('vite build apps/web --logLevel warn')
  if (!built || !weigh()) process.exitCode = 1
}
