/** The path, and its fields with an effect. */
export const START = 1
export const FINISH = 100
export const MISS = 18
export const WATERFALL = 33
export const TWICE = 49
export const FINE = 74
export const BACK = 86
/** weens-paardespel.back */
export const FIELDS_BACK = 10
