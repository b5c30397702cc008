import { problem, value, type PositionText } from '@spellendoos/kernel'
import { EDGE, LETTERED_LIGHT } from '../fields.ts'
import { badMark } from '../words-position.ts'
import { readSides, shown, writeSides, wrong } from '../position.ts'
import { endingOf, FLOCK, FOLD, standing, WOLF, type State } from './rules.ts'

/**
 * A position in the family's way: who moves, the sheep with W for White, the wolf with B for Black. The match
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

const FIVE_SHEEP = problem('five-sheep', {
  nl: 'W heeft vijf schapen, niet meer en niet minder.',
  en: 'W has five sheep, no more and no fewer.',
  de: 'W hat fünf Schafe, nicht mehr und nicht weniger.',
  fr: 'W a cinq brebis, ni plus ni moins.',
})
const ONE_WOLF = problem('one-wolf', {
  nl: 'B heeft één wolf.',
  en: 'B has one wolf.',
  de: 'B hat einen Wolf.',
  fr: 'B a un seul loup.',
})
const WOLF_MISSING = problem('wolf-missing', {
  nl: 'De wolf ontbreekt alleen aan het begin: B is dan aan de beurt en de schapen staan op b1, d1, f1, h1 en j1.',
  en: 'The wolf is missing at the start only: then B is to move and the sheep stand on b1, d1, f1, h1 and j1.',
  de: 'Der Wolf fehlt nur am Anfang: Dann ist B am Zug und die Schafe stehen auf b1, d1, f1, h1 und j1.',
  fr: 'Le loup ne manque qu’au début : c’est alors à B de jouer et les brebis sont en b1, d1, f1, h1 et j1.',
})
