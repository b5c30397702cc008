import { problem, value, type PositionText, type Read, type Text } from '@spellendoos/kernel'
import { crossRows, CROSS_SHAPE } from '../rows.ts'
import {
  emptyCross,
  isHen,
  isFox,
  MOST_HENS,
  positionKey,
  putFox,
  putHen,
  type Options,
  type State,
} from './state.ts'
import { isFrozen } from './moves.ts'
import { ending, QUIET_TURNS, REPETITIONS, timesSeen } from './rules.ts'

const SIDES = 'hf'

/**
 * A position as text: seven rows from the top, `h` a hen, `f` a fox, `z` a frozen one and `.` a free point; who is
 * to move; the turns in a row without progress; and how often this position has now been seen. The start is
 * `.../.../..f.f../hhhhhhh/hhhhhhh/hhh/hhh h 0 1`.
 */
export const position: PositionText<State, Options> = {
  write(s) {
    const sign = (piece: number) => {
      if (isFox(piece)) return isFrozen(s, piece - MOST_HENS - 1) ? 'z' : 'f'
      return isHen(piece) ? 'h' : '.'
    }
    return [crossRows(s.board.map(sign)), SIDES[s.seat], s.quiet, timesSeen(s)].join(' ')
  },

  read(text, options) {
    const parts = text.split(' ')
    if (parts.length !== 4) return wrong('position-parts')
    const [rows = '', side = '', quiet = '', times = ''] = parts
    if (!CROSS_SHAPE.test(rows) || !/^[hfz./]+$/.test(rows)) return wrong('position-board')
    const seat = side.length === 1 ? SIDES.indexOf(side) : -1
    if (seat < 0) return wrong('position-side')
    const s = emptyCross(options)
    const signs = rows.replaceAll('/', '').split('')
    if (signs.filter((sign) => sign === 'f' || sign === 'z').length !== 2) return wrong('position-foxes')
    if (signs.filter((sign) => sign === 'h').length > MOST_HENS) return wrong('position-hens')
    if (s.compulsory && signs.includes('z')) return wrong('position-frozen')
    signs.forEach((sign, point) => {
      if (sign === 'h') putHen(s, point)
      else if (sign !== '.') {
        putFox(s, point)
        if (sign === 'z') s.frozen |= 1 << (s.foxes.length - 1)
      }
    })
    s.seat = seat
    if (!/^\d{1,3}$/.test(quiet) || Number(quiet) > QUIET_TURNS) return wrong('position-quiet')
    if (!/^[1-9]$/.test(times) || Number(times) > REPETITIONS) return wrong('position-times')
    s.quiet = Number(quiet)
    // The same player was to move each time, so the other stood between.
    for (let i = 1; i < Number(times); i++) s.seen.push(positionKey(s), -1)
    s.seen.push(positionKey(s))
    s.end = ending(s)
    return value(s)
  },
}

const FAULTS = {
  'position-parts': {
    nl: 'Een stelling heeft vier delen: het bord, wie aan de beurt is, de beurten zonder vooruitgang en hoe vaak de stelling er al was.',
    en: 'A position has four parts: the board, whose turn it is, the turns without progress, and how often the position has been seen.',
    de: 'Eine Stellung hat vier Teile: das Brett, wer am Zug ist, die Züge ohne Fortschritt und wie oft die Stellung schon da war.',
    fr: 'Une position a quatre parties : le plateau, à qui est le tour, les tours sans progression et combien de fois la position a été vue.',
  },
  'position-board': {
    nl: 'Het bord bestaat uit zeven rijen van 3, 3, 7, 7, 7, 3 en 3 punten: h, f, z of een punt voor vrij, met schuine strepen ertussen.',
    en: 'The board is seven rows of 3, 3, 7, 7, 7, 3 and 3 points: h, f, z, or a dot for free, with slashes between them.',
    de: 'Das Brett besteht aus sieben Reihen mit 3, 3, 7, 7, 7, 3 und 3 Punkten: h, f, z oder ein Punkt für frei, durch Schrägstriche getrennt.',
    fr: 'Le plateau compte sept rangées de 3, 3, 7, 7, 7, 3 et 3 points : h, f, z ou un point pour libre, séparées par des barres obliques.',
  },
  'position-side': {
    nl: 'Aan de beurt is h (de kippen) of f (de vossen).',
    en: 'The player to move is h (the hens) or f (the foxes).',
    de: 'Am Zug ist h (die Hühner) oder f (die Füchse).',
    fr: 'Le joueur au trait est h (les poules) ou f (les renards).',
  },
  'position-foxes': {
    nl: 'Er zijn precies twee vossen.',
    en: 'There are exactly two foxes.',
    de: 'Es gibt genau zwei Füchse.',
    fr: 'Il y a exactement deux renards.',
  },
  'position-hens': {
    nl: 'Er zijn hooguit twintig kippen.',
    en: 'There are at most twenty hens.',
    de: 'Es gibt höchstens zwanzig Hühner.',
    fr: 'Il y a au plus vingt poules.',
  },
  'position-frozen': {
    nl: 'Waar springen verplicht is, bevriest er geen vos.',
    en: 'Where jumping is compulsory no fox freezes.',
    de: 'Wo Springen Pflicht ist, friert kein Fuchs fest.',
    fr: 'Où le saut est obligatoire, aucun renard n’est figé.',
  },
  'position-quiet': {
    nl: 'De beurten zonder vooruitgang zijn een getal tot en met 100.',
    en: 'The turns without progress are a number up to 100.',
    de: 'Die Züge ohne Fortschritt sind eine Zahl bis 100.',
    fr: 'Les tours sans progression sont un nombre jusqu’à 100.',
  },
  'position-times': {
    nl: 'Een stelling was er één, twee of drie keer.',
    en: 'A position has been seen one, two or three times.',
    de: 'Eine Stellung war ein-, zwei- oder dreimal da.',
    fr: 'Une position a été vue une, deux ou trois fois.',
  },
} satisfies Readonly<{ [code: string]: Text }>

type Fault = keyof typeof FAULTS
const wrong = (code: Fault): Read<never> => problem(code, FAULTS[code])
