/**
 * Plays every character against the levels until it is clear which it is about as strong as, and writes that into
 * docs/levels.md. `npm run characters -- dammen backgammon [--matches 24] [--ms 20]`: so many matches against a level, at
 * most this long for a move.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { CHARACTERS, levelOf, levelsFor, rankOf, strengthIn, type Character } from '@spellendoos/bots'
import { shelf } from '@spellendoos/games/shelf'
import type { Game } from '@spellendoos/kernel'
import { setupFor } from '../../apps/cli/src/commands/tournament.ts'
import { builtInEntrant } from '../../apps/cli/src/tournament/built-in-entrant.ts'
import type { Share } from '../../apps/cli/src/tournament/elo.ts'
import { tournament } from '../../apps/cli/src/tournament/index.ts'
import { FILE, readTables, writeTables } from './tables.ts'

const { values, positionals: games } = parseArgs({
  allowPositionals: true,
  options: {
    matches: { type: 'string', default: '24' },
    ms: { type: 'string', default: '20' },
  },
})
if (games.length === 0) throw new Error('Name the games to measure.')

async function against(game: Game, { id }: Character, level: number): Promise<Share> {
  const entrants = [id, String(level)].map((name) => builtInEntrant(name)!)
  const setup = setupFor(game, { ms: Number(values.ms) }, 'en')
  const [pairing] = await tournament(setup, entrants, { matches: Number(values.matches), seed: 1 }, () => {})
  return pairing
}

const fromEven = ({ share }: Share): number => Math.abs(share - 0.5)

/** Goes up while it wins more than half and down while it wins less, until the next level is no nearer to half. */
async function strengthOf(game: Game, character: Character): Promise<string> {
  if (levelOf(character.number, game).taste === undefined) return String(strengthIn(character, game))
  const levels = levelsFor(game)
  const guess = strengthIn(character, game)
  let at = levels.findIndex((level) => rankOf(level, game) >= guess)
  let best = await against(game, character, levels[at])
  const way = best.share > 0.5 ? 1 : -1
  while (levels[at + way] !== undefined && (best.share > 0.5 ? 1 : -1) === way) {
    const next = await against(game, character, levels[at + way])
    if (fromEven(next) >= fromEven(best)) break
    at += way
    best = next
  }
  const { share, error, matches } = best
  return `${rankOf(levels[at], game)} (${Math.round(100 * share)} ± ${Math.round(100 * error)}, ${matches})`
}

for (const id of games) {
  const game = await shelf.get(id)?.()
  if (game === undefined) throw new Error(`There is no game ${id}.`)
  const cells: string[] = []
  for (const character of CHARACTERS) {
    cells.push(await strengthOf(game, character))
    process.stdout.write(`${id} ${character.id}: ${cells.at(-1)!}\n`)
  }
  const tables = readTables(readFileSync(FILE, 'utf8'))
  tables.Characters.set(id, cells)
  writeFileSync(FILE, writeTables(tables))
}
