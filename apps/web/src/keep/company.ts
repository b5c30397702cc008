import type { Player } from './matches.ts'

/** The people who asked for another game after a match; forgotten when the page is closed. */
let company: readonly Player[] | undefined

export const keepCompany = (players: readonly Player[] | undefined): void => {
  company = players?.map((player) => ({ ...player, number: undefined }))
}

/** How many they are. */
export const companySize = (): number | undefined => company?.length

/** They sit down again where a game has as many seats. */
export const companyFor = (seats: readonly number[]): readonly Player[] | undefined =>
  company !== undefined && seats.includes(company.length) ? company : undefined
