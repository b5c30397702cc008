import { cubeful, type Outlook } from './cubeful.ts'
import { emptyEquities, equityAt, LONGEST, setEquity, type MatchEquities } from './equity-table.ts'

/**
 * The probability that a player wins the match at the start of a game, by the points that both still need. It is
 * computed backwards from the last point: a game at a score is worth what the cube makes of an even game, which depends
 * on lower scores only.
 */

/** What was agreed about the cube. */
export interface CubeRules {
  readonly cube: boolean
  readonly jacoby: boolean
  /** Whether the first game in which a player needs one point is played without the cube. */
  readonly crawford: boolean
}

/** The share of games between equal players that end with at least a gammon, and with a backgammon. */
const OPENING: Outlook = { wins: 0.5, gammons: 0.272, triples: 0.012, gammonsLost: 0.272, triplesLost: 0.012 }
const EFFICIENCY = 0.75
/** A player who is behind in the Crawford game plays for a gammon, and gets it more often. */
const GAMMONS_WANTED = 0.29
/** How much the first throws change the chances before the cube is turned, if it is turned at once. */
const SWING = 0.024

const known = new Map<string, MatchEquities>()

export function matchEquities(rules: CubeRules): MatchEquities {
  const name = `${rules.cube} ${rules.jacoby} ${rules.crawford}`
  let found = known.get(name)
  if (found === undefined) {
    found = computed(rules)
    known.set(name, found)
  }
  return found
}

function computed({ cube, jacoby, crawford }: CubeRules): MatchEquities {
  const equities = emptyEquities()
  const set = (own: number, others: number, chance: number) => setEquity(equities, own, others, chance)
  const stakes = (own: number, others: number) => ({ own, others, cube: 1, jacoby, equities })
  const game = (own: number, others: number): number =>
    cubeful(OPENING, stakes(own, others), cube ? 'both' : 'nobody', EFFICIENCY).throw

  set(1, 1, 0.5)
  if (cube) for (let needs = 2; needs <= LONGEST; needs++) set(1, needs, doubledAtOnce(equities, needs))
  else for (let needs = 2; needs <= LONGEST; needs++) set(1, needs, game(1, needs))
  if (cube && crawford) {
    const after = equities.slice()
    for (let needs = 2; needs <= LONGEST; needs++)
      set(1, needs, withoutCube(after, needs, jacoby ? 0 : GAMMONS_WANTED))
  }
  for (let own = 2; own <= LONGEST; own++) {
    for (let others = own; others <= LONGEST; others++) {
      set(own, others, own === others ? 0.5 : game(own, others))
    }
  }
  return equities
}

/** The chances of a player who needs one point: the opponent has nothing to lose, and doubles when first on turn. */
function doubledAtOnce(equities: MatchEquities, needs: number): number {
  const gammons = GAMMONS_WANTED
  const lost = (1 - gammons) * equityAt(equities, 1, needs - 2) + gammons * equityAt(equities, 1, needs - 4)
  const dropped = equityAt(equities, 1, needs - 1)
  const taken = (wins: number) => wins + (1 - wins) * lost
  return (Math.max(dropped, taken(0.5 + SWING)) + Math.max(dropped, taken(0.5 - SWING))) / 2
}

/** The Crawford game, for the player who needs one point; `after` are the chances when it is over. */
function withoutCube(after: MatchEquities, needs: number, gammons: number): number {
  const lost = (1 - gammons) * equityAt(after, 1, needs - 1) + gammons * equityAt(after, 1, needs - 2)
  return 0.5 + 0.5 * lost
}
