/** Sizes beyond which a file or a request is certainly not ours. */
export const MOST_ENTRIES = 200_000
export const MOST_DRAWN = 10_000
export const MOST_NOTATION = 1_000
export const MOST_SEATS = 64
const MOST_POSITION = 10_000
const MOST_LEVEL = 99
const LAST_TIME = 8.64e15

export const isWhole = (given: unknown, low: number, high: number): given is number =>
  Number.isInteger(given) && (given as number) >= low && (given as number) <= high
export const isText = (given: unknown, most: number): given is string =>
  typeof given === 'string' && given.length <= most

export const isMatchId = (given: unknown): given is string =>
  typeof given === 'string' && /^[\w.:-]{1,128}$/.test(given)
export const isPosition = (given: unknown): given is string => isText(given, MOST_POSITION)
export const isLevel = (given: unknown): given is number => isWhole(given, 0, MOST_LEVEL)
export const isTime = (given: unknown): given is number =>
  typeof given === 'number' && given >= 0 && given <= LAST_TIME
