/** The longest line that is read, in bytes. */
export const MOST_BYTES = 16 * 1024 * 1024
/** How deep a request may be nested, its id excepted. */
export const MOST_DEPTH = 64
/** How deep an id may be nested: deeper ones take too much memory to be checked. */
export const MOST_ID_DEPTH = 200_000
/** How many matches can be open at once. */
export const MOST_MATCHES = 10_000
/** The deepest move tree that is counted. */
export const MOST_PLIES = 20
/** The longest that one request may think, in milliseconds. */
export const MOST_MS = 600_000
/** How long a request thinks if it does not say. */
export const USUAL_MS = 1000
