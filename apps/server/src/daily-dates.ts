/** A time as a date in UTC, such as `2026-11-18`. */
export const dateAt = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10)
