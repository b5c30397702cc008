/** The men of player 1 in the camp of 19, and those of player 2 in theirs. */
export const NEAR = 'a1,b1,c1,d1,e1,a2,b2,c2,d2,e2,a3,b3,c3,d3,a4,b4,c4,a5,b5'
export const FAR = 'o12,p12,n13,o13,p13,m14,n14,o14,p14,l15,m15,n15,o15,p15,l16,m16,n16,o16,p16'

/** These men after some have moved: `moved('a1,b1', 'b1-c3')` is `a1,c3`. */
export const moved = (men: string, ...moves: readonly string[]): string => {
  const went = new Map(
    moves.map((move) => [move.slice(0, move.indexOf('-')), move.slice(move.indexOf('-') + 1)]),
  )
  return men
    .split(',')
    .map((field) => went.get(field) ?? field)
    .join(',')
}
