import { problem, value, type PositionText, type Read } from '@spellendoos/kernel'
import { BOARD, REACH } from './board.ts'
import { setup, visit, type Tour } from './rules.ts'

/** Before the knight is set down. */
const NOWHERE = '-'

/** A position as text: the fields visited, first to last, as `a1-b3-c5`; `-` before the knight is set down. */
export const position: PositionText<Tour, unknown> = {
  write: ({ visits, visited }) =>
    visited === 0
      ? NOWHERE
      : Array.from({ length: visited }, (_, i) => BOARD.names[visits.indexOf(i + 1)]!).join('-'),

  read(text) {
    const s = setup()
    for (const name of text === NOWHERE ? [] : text.split('-')) {
      const field = BOARD.called(name)
      if (field < 0) return notAField(name.slice(0, 8))
      if (s.visits[field]! > 0) return twice(name)
      if (s.at >= 0 && !REACH[s.at]!.includes(field)) return noJump(BOARD.names[s.at]!, name)
      visit(s, field)
    }
    return value(s)
  },
}

const notAField = (name: string): Read<never> =>
  problem('position-field', {
    nl: `‘${name}’ is geen veld: schrijf de bezochte velden op volgorde, zoals a1-b3-c5, of een streepje als het paard nog niet staat.`,
    en: `‘${name}’ is not a square: write the visited squares in order, such as a1-b3-c5, or a dash while the knight is not set down.`,
    de: `„${name}“ ist kein Feld: Schreib die besuchten Felder der Reihe nach, etwa a1-b3-c5, oder einen Strich, solange der Springer nicht steht.`,
    fr: `« ${name} » n’est pas une case : écrivez les cases visitées dans l’ordre, comme a1-b3-c5, ou un tiret tant que le cavalier n’est pas posé.`,
  })

const twice = (name: string): Read<never> =>
  problem('position-twice', {
    nl: `Veld ${name} wordt twee keer bezocht.`,
    en: `The square ${name} is visited twice.`,
    de: `Das Feld ${name} wird zweimal besucht.`,
    fr: `La case ${name} est visitée deux fois.`,
  })

const noJump = (from: string, to: string): Read<never> =>
  problem('position-jump', {
    nl: `Van ${from} naar ${to} is geen paardensprong.`,
    en: `From ${from} to ${to} is not a knight’s jump.`,
    de: `Von ${from} nach ${to} ist kein Springerzug.`,
    fr: `De ${from} à ${to}, ce n’est pas un saut de cavalier.`,
  })
