/** Fitted by tools/train/draughts.py. What each count adds to the log-odds of winning. */
export const COUNTS = {
  men: 2.108,
  menLate: -1.64,
  king: 2.857,
  kings: 1.171,
  diagonal: -0.002,
  turn: 0.058,
}

/** `windows.bin` has signed bytes, 100 to a unit: 6561 patterns for each of fourteen windows. */
export const FINE = 100
