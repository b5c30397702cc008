import { problem, value, type PositionText } from '@spellendoos/kernel'
import { EDGE, LETTERED_LIGHT } from '../fields.ts'
import { badMark } from '../words-position.ts'
import { readSides, shown, writeSides, wrong } from '../position.ts'
import { endingOf, FLOCK, FOLD, standing, WOLF, type State } from './rules.ts'
import { t } from './words/texts.ts'

/**
 * A position in the family's notation: who is to move, the sheep with W for White, the wolf with B for Black. The match
 * starts as `B:Wb1,d1,f1,h1,j1:B`.
 */
export const position: PositionText<State, unknown> = {
  // White is the second seat here.
  write: (s) => writeSides(LETTERED_LIGHT, 1 - s.seat, [s.sheep, s.wolf === EDGE ? [] : [s.wolf]]),

  read(text) {
    const sides = readSides(LETTERED_LIGHT, text)
    if (!sides.ok) return sides
    const { mover, men, marks } = sides.value
    const [sheep = [], wolves = []] = men
    if (marks[0] !== undefined) return wrong(badMark(shown(marks[0])))
    if (sheep.length !== FLOCK) return FIVE_SHEEP
    if (wolves.length > 1) return ONE_WOLF
    const s = standing(wolves[0] ?? EDGE, sheep, 1 - mover)
    const unmoved = s.seat === WOLF && sheep.every((field) => FOLD.includes(field))
    if (s.wolf === EDGE && !unmoved) return WOLF_MISSING
    s.ended = endingOf(s)
    return value(s)
  },
}

const FIVE_SHEEP = problem('five-sheep', t.problems['five-sheep'])
const ONE_WOLF = problem('one-wolf', t.problems['one-wolf'])
const WOLF_MISSING = problem('wolf-missing', t.problems['wolf-missing'])
