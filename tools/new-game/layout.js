import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const read = (name) => readFileSync(new URL(`template/${name}`, import.meta.url), 'utf8')
const template = (name) => read(`${name}.ts.txt`)
const texts = readdirSync(new URL('template/words', import.meta.url))

/**
 * Lays out the folder of a new game: a tiny game that keeps every law, to be replaced rule by rule.
 *
 * @param {string} home the folder that holds the games
 * @param {string} id
 * @param {string} [book] the book it comes from, if any
 * @returns {string[]} the files written
 */
export function layOut(home, id, book) {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) throw new Error(`'${id}' is no id: use lower-case-with-hyphens`)
  const folder = join(home, id)
  if (existsSync(folder)) throw new Error(`${folder} exists already`)
  const files = {
    'index.ts': template('index'),
    'words.ts': template('words'),
    'words/texts.ts': template('texts'),
    ...Object.fromEntries(texts.map((name) => [`words/${name}`, read(`words/${name}`)])),
    [`${id}.test.ts`]: template('test'),
    ...(book === undefined ? {} : { 'passages.ts': template('passages') }),
  }
  mkdirSync(join(folder, 'words'), { recursive: true })
  return Object.entries(files).map(([name, text]) => {
    const file = join(folder, name)
    writeFileSync(
      file,
      text
        .replaceAll('NEW-GAME', id)
        .replaceAll('SOURCE', book === undefined ? 'settled' : 'book')
        .replace('BOOK', book === undefined ? '' : `\n  book: '${book}',`),
    )
    return file
  })
}
