import type { Player } from './matches.ts'

/** The people who asked for another game after a match; forgotten when the page is closed. */
let company: readonly Player[] | undefined

export const keepRematchPlayers = (players: readonly Player[] | undefined): void => {
  company = players?.map((player) => ({ ...player, number: undefined }))
}

/** The number of these people. */
export const rematchSize = (): number | undefined => company?.length

/** The same people, if a game has that number of seats. */
export const rematchPlayersFor = (seats: readonly number[]): readonly Player[] | undefined =>
  company !== undefined && seats.includes(company.length) ? company : undefined
