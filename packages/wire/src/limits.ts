/** What fits through the door. Both ends know it, so that nobody has to be refused. */
export const MOST_FRAME_BYTES = 4096
export const DEEPEST_FRAME = 16
export const MOST_NAME = 30
export const MOST_TALK = 280
export const MOST_ID = 64
/** An id that keys follow from is at least so long, so that nobody guesses it. */
export const LEAST_SECRET_ID = 24
export const MOST_SEATS = 20
/** The header in which a browser sends its own secret, so that it can block and be blocked. */
export const BROWSER_HEADER = 'spellendoos-browser'
