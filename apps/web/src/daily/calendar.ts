const DAY = 86_400_000

/** The date in UTC. */
export const dateAt = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10)
export const midnightOf = (date: string): number => Date.parse(`${date}T00:00:00Z`)
export const daysAfter = (date: string, days: number): string => dateAt(midnightOf(date) + days * DAY)
