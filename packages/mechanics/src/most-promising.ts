/**
 * The moves that promise most, at most `count` of them, the most promising first; moves that promise the same are in
 * the order in which they were given.
 */
export function mostPromising<Move>(
  moves: readonly Move[],
  promise: (move: Move) => number,
  count: number,
): Move[] {
  const best: Move[] = []
  const promises: number[] = []
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i]!
    const promised = promise(move)
    let at = best.length
    if (at === count) {
      if (promised <= promises[count - 1]!) continue
      at--
    }
    for (; at > 0 && promises[at - 1]! < promised; at--) {
      best[at] = best[at - 1]!
      promises[at] = promises[at - 1]!
    }
    best[at] = move
    promises[at] = promised
  }
  return best
}
