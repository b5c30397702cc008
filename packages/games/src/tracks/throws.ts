/** A track match ends after this many throws, those of the roll-off included; then the standing decides. */
export const MOST_THROWS = 5000
