/** Limits that both ends know, so that a page never sends what would be refused. */
export const MOST_FRAME_BYTES = 4096
export const DEEPEST_FRAME = 16
export const MOST_NAME = 30
export const MOST_TALK = 280
export const MOST_ID = 64
/** Ids from which keys are derived have at least this length, so that nobody can guess them. */
export const LEAST_SECRET_ID = 24
export const MOST_SEATS = 20
/**
 * The most lines in a record before the match, and the most that all seats together may cause during a match, in equal
 * shares; a seat that has used up its share can only bring the match to its end.
 */
export const MOST_LINES = 10_000
/**
 * The most messages at one table before the match and during it, in equal shares; and how many of them a page is sent
 * when it connects.
 */
export const MOST_SAID = 1000
export const SAID_SENT = 100
/** How often a seat may take back a move in one match. */
export const MOST_TAKE_BACKS = 200
/** The most entries of a match in one frame; the view shows the result of earlier ones. */
export const NEWS_SENT = 200
/** The header with the browser's own secret, which identifies it when it blocks and is blocked. */
export const BROWSER_HEADER = 'spellendoos-browser'
/** After this many seconds without another frame a socket is sent a beat. */
export const BEAT_AFTER = 4
/** After this many milliseconds without any frame the connection is dead: two beats are missing. */
export const DEAD_AFTER = 9_000
