import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { loadReplay, replayWritten, type Replay } from '@spellendoos/fair'
import { gameById } from '@spellendoos/games'
import { isPdnGame, pdnOf, readPdn, writePdn, type PdnMatch, type ReadMatch } from '@spellendoos/games/pdn'
import type { Lang, Problem } from '@spellendoos/kernel'
import { isJson } from '../json.ts'
import { UserError } from '../user-error.ts'
import { boxWords } from '../words/box.ts'
import { openReplay } from './replay-file.ts'
import { takeFromShelf } from './shelf.ts'

/**
 * `spellendoos pdn`: checks and lists a PDN file, or converts one of its matches to a saved match; converts a saved
 * match to PDN.
 */
export function pdnFile(file: string, number: number | undefined, lang: Lang): string {
  const text = contentsOf(file, lang)
  // A PDN file can begin with a brace too, but it is never JSON.
  if (isJson(text)) return savedAsPdn(file, lang)
  const { matches, problems } = readPdn(text, gameById)
  if (matches.length === 0) throw new UserError(`${file}: ${problems[0]!.text[lang]}`)
  if (number === undefined) return [listed(matches, lang), ...notRead(problems, lang)].join('\n')
  const match = matches[number - 1]
  if (match === undefined) {
    throw new UserError(boxWords(lang)('pdn-no-match', { file, n: matches.length, number }))
  }
  return JSON.stringify(savedFrom(match, lang), undefined, 2)
}

function contentsOf(file: string, lang: Lang): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new UserError(boxWords(lang)('no-file', { file }))
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

function notRead(problems: readonly Problem[], lang: Lang): string[] {
  if (problems.length === 0) return []
  return [
    boxWords(lang)('pdn-not-read', { n: problems.length }),
    ...problems.map(({ text }) => `   ${text[lang]}`),
  ]
}

/** A match from a PDN file, played at a table of its own, and ended as the file says. */
function savedFrom({ game, options, tags, position, moves, result }: PdnMatch, lang: Lang): Replay {
  const start = position === undefined ? {} : { position }
  const replay = replayWritten(
    takeFromShelf(game, lang),
    { options, random: randomBytes, ...start },
    {
      moves: moves.map(({ move }) => move),
      result,
      players: [tags['White'] ?? '?', tags['Black'] ?? '?'],
    },
  )
  if (!replay.ok) throw new UserError(replay.problem.text[lang])
  return replay.value
}

function savedAsPdn(file: string, lang: Lang): string {
  const replay = openReplay(file, lang)
  if (!isPdnGame(replay.game)) throw new UserError(boxWords(lang)('pdn-other-game', { file }))
  const loaded = loadReplay(replay, takeFromShelf(replay.game, lang))
  if (!loaded.ok) throw new UserError(loaded.problem.text[lang])
  return writePdn([pdnOf(loaded.value.match, replay.players)]).trimEnd()
}
