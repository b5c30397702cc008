import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { loadReplay, Table, type Replay } from '@spellendoos/fair'
import { gameById } from '@spellendoos/games'
import { isPdnGame, readPdn, writePdn, type PdnMatch, type ReadMatch } from '@spellendoos/games/pdn'
import type { Json, Lang, Match, Seat } from '@spellendoos/kernel'
import { Complaint } from '../complaint.ts'
import { boxWords } from '../words/box.ts'
import { openReplay } from './replay-file.ts'
import { takeFromShelf } from './shelf.ts'

/**
 * `spellendoos pdn`: a PDN file is checked and listed, or one of its matches is turned into a saved match; a
 * saved match is turned into PDN.
 */
export function pdnFile(file: string, number: number | undefined, lang: Lang): string {
  const text = contentsOf(file, lang)
  if (isJson(text)) return savedAsPdn(file, lang)
  const read = readPdn(text, gameById)
  if (!read.ok) throw new Complaint(`${file}: ${read.problem.text[lang]}`)
  if (number === undefined) return listed(read.value, lang)
  const match = read.value[number - 1]
  if (match === undefined) {
    throw new Complaint(boxWords(lang)('pdn-no-match', { file, n: read.value.length, number }))
  }
  return JSON.stringify(savedFrom(match, lang), undefined, 2)
}

function contentsOf(file: string, lang: Lang): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new Complaint(boxWords(lang)('no-file', { file }))
  }
}

/** A PDN file may begin with a brace too, but never is JSON. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function listed(matches: readonly ReadMatch[], lang: Lang): string {
  const box = boxWords(lang)
  return matches
    .flatMap(({ game, tags, moves, result, after }, i) => {
      const { White: white = '?', Black: black = '?' } = tags
      const name = takeFromShelf(game, lang).words.name[lang]
      const line = box('pdn-match', { number: i + 1, white, black, result, plies: moves.length, name })
      return after === 0 ? [line] : [line, `   ${box('pdn-after', { n: after })}`]
    })
    .join('\n')
}

/** A match from a PDN file, played at a table of its own, and ended as the file says. */
function savedFrom({ game, options, tags, position, moves, result }: PdnMatch, lang: Lang): Replay {
  const opened = Table.open(takeFromShelf(game, lang), {
    seats: 2,
    options,
    random: randomBytes,
    ...(position === undefined ? {} : { position }),
  })
  if (!opened.ok) throw new Complaint(opened.problem.text[lang])
  const table = opened.value
  for (const { move } of moves) table.play(table.match.turn[0] as Seat, move)
  if (table.match.result === undefined) {
    if (result === '1-0') table.act(1, 'resign')
    if (result === '0-1') table.act(0, 'resign')
    if (result === '1/2-1/2') {
      table.act(0, 'offer-draw')
      table.act(1, 'accept')
    }
  }
  return table.replay([tags['White'] ?? '?', tags['Black'] ?? '?'])
}

function savedAsPdn(file: string, lang: Lang): string {
  const replay = openReplay(file, lang)
  if (!isPdnGame(replay.game)) throw new Complaint(boxWords(lang)('pdn-other-game', { file }))
  const loaded = loadReplay(replay, takeFromShelf(replay.game, lang))
  if (!loaded.ok) throw new Complaint(loaded.problem.text[lang])
  const { match } = loaded.value
  const [White = '?', Black = '?'] = replay.players ?? []
  const { game, options, position } = match.header
  return writePdn([
    {
      game,
      options: changed(match, options),
      tags: { White, Black },
      ...(position === undefined ? {} : { position }),
      comments: [],
      moves: movesOf(match).map((move) => ({ move, comments: [], nags: [] })),
      result: resultOf(match),
    },
  ]).trimEnd()
}

const changed = ({ game }: Match, options: Readonly<Record<string, Json>>) =>
  Object.fromEntries(
    Object.entries(options).filter(([name, setting]) => setting !== game.options[name]?.default),
  )

/** The moves that stand, without those that were taken back. */
function movesOf({ log }: Match): string[] {
  const made: { seat: Seat; move: string }[] = []
  for (const entry of log) {
    if (typeof entry.by !== 'number') continue
    const seat = entry.by
    if ('move' in entry) made.push({ seat, move: entry.move })
    else if ('act' in entry && entry.act === 'undo')
      made.splice(made.findLastIndex((each) => each.seat === seat))
  }
  return made.map(({ move }) => move)
}

function resultOf({ result }: Match): PdnMatch['result'] {
  if (result === undefined) return '*'
  const [white, black] = result.places
  return white === black ? '1/2-1/2' : white === 1 ? '1-0' : '0-1'
}
