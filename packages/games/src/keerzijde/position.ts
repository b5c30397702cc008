import { problem, value, type PositionText, type Read, type Text } from '@spellendoos/kernel'
import { readRows, writeRows } from '@spellendoos/mechanics'
import { BOARD } from './board.ts'
import { emptyBoard, judge, lay, type Options, type State } from './rules.ts'

/** The signs of a free field and of both colours, as `FREE` and `colourOf` count them. */
const SIGNS = '.RY'
const SIDES: readonly string[] = ['R', 'Y']
/** The stones that lie on the board at the start; none ever leaves it. */
const FEWEST = 4

/**
 * A position as text: the rows from 10 down to 1 with `R`, `Y` and `.`, and whose turn it is. The centre of the
 * book's start is `…/...RR...../...YY...../… R`.
 */
export const position: PositionText<State, Options> = {
  write: (s) => `${writeRows(BOARD, (field) => SIGNS[s.board[field]!]!)} ${SIDES[s.seat]!}`,

  read(text, options) {
    const [rows = '', side = '', ...more] = text.split(' ')
    if (more.length > 0) return wrong('position-fields')
    const signs = readRows(BOARD, rows, SIGNS)
    if (signs === undefined) return wrong('position-board')
    const seat = SIDES.indexOf(side)
    if (seat < 0) return wrong('position-side')
    const s = emptyBoard(options)
    signs.forEach((sign, field) => {
      if (sign !== '.') lay(s, field, SIDES.indexOf(sign))
    })
    if (s.stones[0]! + s.stones[1]! < FEWEST) return wrong('position-too-few')
    s.seat = seat
    judge(s)
    return value(s)
  },
}

const FAULTS = {
  'position-fields': {
    nl: 'Een stelling heeft twee delen: het bord en wie aan de beurt is, met een spatie ertussen.',
    en: 'A position has two parts: the board and whose turn it is, with a space between them.',
    de: 'Eine Stellung hat zwei Teile: das Brett und wer am Zug ist, durch ein Leerzeichen getrennt.',
    fr: 'Une position a deux parties : le plateau et à qui est le tour, séparés par une espace.',
  },
  'position-board': {
    nl: 'Het bord bestaat uit tien rijen van tien velden: R, Y of een punt voor vrij, met schuine strepen ertussen.',
    en: 'The board is ten rows of ten squares: R, Y, or a dot for free, with slashes between them.',
    de: 'Das Brett besteht aus zehn Reihen mit zehn Feldern: R, Y oder ein Punkt für frei, durch Schrägstriche getrennt.',
    fr: 'Le plateau compte dix rangées de dix cases : R, Y ou un point pour libre, séparées par des barres obliques.',
  },
  'position-side': {
    nl: 'Aan de beurt is R (rood) of Y (geel).',
    en: 'The player to move is R (red) or Y (yellow).',
    de: 'Am Zug ist R (Rot) oder Y (Gelb).',
    fr: 'Le joueur au trait est R (rouge) ou Y (jaune).',
  },
  'position-too-few': {
    nl: 'Er liggen altijd minstens vier stenen op het bord.',
    en: 'There are always at least four discs on the board.',
    de: 'Es liegen immer mindestens vier Steine auf dem Brett.',
    fr: 'Il y a toujours au moins quatre pions sur le plateau.',
  },
} satisfies Readonly<Record<string, Text>>

const wrong = (code: keyof typeof FAULTS): Read<never> => problem(code, FAULTS[code])
