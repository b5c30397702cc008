import { value, type PositionText } from '@spellendoos/kernel'
import { readRows, writeRows } from '@spellendoos/mechanics'
import { FAULTS, wholeNumber, wrongOf } from '../faults.ts'
import { CROSSINGS, ownerOf, PAWNS, placedBy, seatOf, setup, type State } from './rules.ts'

/** A free point, and the seats counted from 1. */
const SIGNS = '.1234'

/**
 * A position as text: the rows from 15 down to 1 with the seat of every pawn and `.`, whose turn it is, the pawns
 * placed so far, and the pawns that each player has won: `… 1 30 2,0`.
 */
export const position: PositionText<State, unknown> = {
  write(s) {
    const sign = (point: number) => (s.board[point] === 0 ? '.' : String(ownerOf(s.board[point]!) + 1))
    return [writeRows(CROSSINGS, sign), seatOf(s) + 1, s.placed, s.won.join(',')].join(' ')
  },

  read(text, _, seats) {
    const [rows = '', side = '', count = '', wins = '', ...more] = text.split(' ')
    if (more.length > 0 || wins === '') return wrong('position-fields')
    const signs = readRows(CROSSINGS, rows, SIGNS.slice(0, seats + 1))
    if (signs === undefined) return wrong('position-board')
    const placed = wholeNumber(count)
    const won = wins.split(',').map(wholeNumber)
    if (placed === undefined || won.includes(undefined)) return wrong('position-numbers')
    if (placed > PAWNS * seats || won.length !== seats) return wrong('position-placed')

    const s: State = { ...setup(undefined, seats), placed, won: won as number[] }
    if (side !== String(seatOf(s) + 1)) return wrong('position-side')
    signs.forEach((sign, point) => {
      if (sign !== '.') stand(s, SIGNS.indexOf(sign) - 1, point)
    })
    for (let seat = 0; seat < seats; seat++) s.lost[seat] = placedBy(s, seat) - standing(s, seat)
    if (s.lost.some((each) => each < 0)) return wrong('position-pawns')
    const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0)
    if (sum(s.won) !== sum(s.lost) || !isPossible(s)) return wrong('position-won')
    return value(s)
  },
}

const standing = (s: State, seat: number): number =>
  s.board.filter((pawn) => pawn > 0 && ownerOf(pawn) === seat).length

/** Pawns get the numbers of those placed first. */
function stand(s: State, seat: number, point: number): void {
  s.board[point] = seat * PAWNS + (standing(s, seat) % PAWNS) + 1
}

/** Nobody wins a pawn of his own. */
const isPossible = (s: State): boolean => {
  const taken = s.lost.reduce((sum, each) => sum + each, 0)
  return s.won.every((won, seat) => won <= taken - s.lost[seat]!)
}

const wrong = wrongOf({
  ...FAULTS,
  'position-fields': {
    nl: 'Een stelling heeft vier delen: het bord, wie aan de beurt is, hoeveel pionnen er geplaatst zijn en de gewonnen pionnen van elke speler, met komma’s ertussen.',
    en: 'A position has four parts: the board, whose turn it is, how many pawns have been placed, and the pawns won by each player, with commas between them.',
    de: 'Eine Stellung hat vier Teile: den Spielplan, wer am Zug ist, wie viele Figuren gesetzt sind und die gewonnenen Figuren jedes Spielers, durch Kommas getrennt.',
    fr: 'Une position a quatre parties : le plateau, à qui est le tour, combien de pions sont posés et les pions gagnés par chaque joueur, séparés par des virgules.',
  },
  'position-board': {
    nl: 'Het bord bestaat uit vijftien rijen van vijftien punten: het nummer van de speler of een punt voor vrij, met schuine strepen ertussen.',
    en: 'The board is fifteen rows of fifteen points: the player’s number, or a dot for free, with slashes between them.',
    de: 'Der Spielplan besteht aus fünfzehn Reihen mit fünfzehn Punkten: die Nummer des Spielers oder ein Punkt für frei, durch Schrägstriche getrennt.',
    fr: 'Le plateau compte quinze rangées de quinze points : le numéro du joueur ou un point pour libre, séparées par des barres obliques.',
  },
  'position-placed': {
    nl: 'Elke speler plaatst hooguit vijftien pionnen, en voor elke speler staat er één getal gewonnen pionnen.',
    en: 'Each player places fifteen pawns at most, and there is one number of pawns won for each player.',
    de: 'Jeder Spieler setzt höchstens fünfzehn Figuren, und für jeden Spieler steht dort eine Zahl gewonnener Figuren.',
    fr: 'Chaque joueur pose au plus quinze pions, et il y a un nombre de pions gagnés par joueur.',
  },
  'position-pawns': {
    nl: 'Er staan meer pionnen van een speler op het bord dan hij geplaatst heeft.',
    en: 'There are more pawns of a player on the board than that player has placed.',
    de: 'Von einem Spieler stehen mehr Figuren auf dem Spielplan, als er gesetzt hat.',
    fr: 'Il y a sur le plateau plus de pions d’un joueur qu’il n’en a posés.',
  },
  'position-won': {
    nl: 'De gewonnen pionnen passen niet bij de pionnen die ontbreken.',
    en: 'The pawns won do not fit the pawns that are missing.',
    de: 'Die gewonnenen Figuren passen nicht zu den fehlenden.',
    fr: 'Les pions gagnés ne correspondent pas aux pions qui manquent.',
  },
})
