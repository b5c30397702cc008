import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Every game is in a folder of its own, named after its id: directly in the games folder, or inside the folder of
 * its family. A folder is a game when its index.ts exports `game`.
 *
 * @typedef {{ id: string, folder: string, family?: string }} Place
 * @param {string} root the folder that holds the games
 * @returns {Place[]} ordered by id; folders are relative to the root
 */
export function findGames(root) {
  const games = folders(root).flatMap((name) => {
    const inside = folders(join(root, name)).filter((inner) => isGame(join(root, name, inner)))
    if (!isGame(join(root, name))) return inside.map((id) => ({ id, folder: `${name}/${id}`, family: name }))
    if (inside.length > 0) throw new Error(`${name} is a game and holds other games: ${inside.join(', ')}`)
    return [{ id: name, folder: name }]
  })
  games.sort((a, b) => (a.id < b.id ? -1 : 1))
  for (const [i, game] of games.entries()) {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(game.id))
      throw new Error(`${game.folder}: an id is lower-case-with-hyphens`)
    const next = games[i + 1]
    if (next?.id === game.id) throw new Error(`two folders for one game: ${game.folder} and ${next.folder}`)
  }
  return games
}

/** @param {string} path */
function folders(path) {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
}

/** @param {string} folder */
function isGame(folder) {
  const index = join(folder, 'index.ts')
  return (
    existsSync(index) && /^export (const game\b|\{[^}]*\bgame\b[^}]*\})/m.test(readFileSync(index, 'utf8'))
  )
}
