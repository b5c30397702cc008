/** A track match ends after this many throws, including those of the roll-off; then the current standings decide. */
export const MOST_THROWS = 5000
