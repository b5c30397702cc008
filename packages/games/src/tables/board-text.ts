import { problem, value, type Read, type Text } from '@spellendoos/kernel'
import { across, BAR, counted, OFF, placed, STONES, type Stones } from './stones.ts'

/*
 * All stones in 26 signs, as XGID has them: the bar of seat 1, then the points from seat 0's last to its first,
 * then the bar of seat 0. A to O are so many stones of seat 0, a to o of seat 1, a dash is nothing. Stones that
 * are not there have been borne off.
 */
export function writeBoard(stones: Readonly<Stones>): string {
  const [own, theirs] = [counted(stones, 0), counted(stones, 1)]
  const sign = (count: number, first: string) => String.fromCharCode(first.charCodeAt(0) + count - 1)
  let board = ''
  for (let point = 0; point <= BAR; point++) {
    const mine = point === OFF ? 0 : own[point]!
    const yours = point === BAR ? 0 : theirs[across(point)]!
    board += mine > 0 ? sign(mine, 'A') : yours > 0 ? sign(yours, 'a') : '-'
  }
  return board
}

export function readBoard(board: string): Read<Stones> {
  if (!/^[a-o-][A-Oa-o-]{24}[A-O-]$/.test(board)) return bad('bad-board')
  const counts = [new Array<number>(BAR + 1).fill(0), new Array<number>(BAR + 1).fill(0)]
  for (let point = 0; point <= BAR; point++) {
    const sign = board[point]!
    if (sign >= 'a') counts[1]![across(point)] = sign.charCodeAt(0) - 'a'.charCodeAt(0) + 1
    else if (sign >= 'A') counts[0]![point] = sign.charCodeAt(0) - 'A'.charCodeAt(0) + 1
  }
  return stonesFrom(counts)
}

/** Stones that are not on the board or the bar have been borne off. */
export function stonesFrom(counts: readonly number[][]): Read<Stones> {
  for (const own of counts) {
    own[OFF] = STONES - own.reduce((sum, count) => sum + count, 0)
    if (own[OFF] < 0) return bad('too-many-stones')
  }
  for (let point = 1; point < BAR; point++) {
    if (counts[0]![point]! > 0 && counts[1]![across(point)]! > 0) return bad('shared-point')
  }
  return value(placed(counts))
}

const BOARD_PROBLEMS = {
  'bad-board': {
    nl: 'Het bord moet 26 tekens hebben: de bar van boven, de 24 spitsen van het eind van de weg van onder tot het begin, de bar van onder; A–O zijn stenen van onder, a–o van boven.',
    en: 'The board needs 26 signs: the bar of the top player, the 24 points from the end of the bottom player’s way to its beginning, the bar of the bottom player; A–O are checkers of the bottom player, a–o of the top player.',
    de: 'Das Brett braucht 26 Zeichen: die Bar von oben, die 24 Zungen vom Ende des Weges von unten bis zu seinem Anfang, die Bar von unten; A–O sind Steine von unten, a–o von oben.',
    fr: 'Le plateau demande 26 signes : la barre du haut, les flèches 1 à 24, la barre du bas ; A–O sont les pions du bas, a–o ceux du haut.',
  },
  'too-many-stones': {
    nl: 'Een speler heeft meer dan vijftien stenen.',
    en: 'A player has more than fifteen checkers.',
    de: 'Ein Spieler hat mehr als fünfzehn Steine.',
    fr: 'Un joueur a plus de quinze pions.',
  },
  'shared-point': {
    nl: 'Op een spits staan stenen van beide spelers.',
    en: 'Checkers of both players stand on one point.',
    de: 'Auf einer Zunge stehen Steine beider Spieler.',
    fr: 'Des pions des deux joueurs se trouvent sur une même flèche.',
  },
} satisfies Readonly<Record<string, Text>>

const bad = (code: keyof typeof BOARD_PROBLEMS) => problem(code, BOARD_PROBLEMS[code])
