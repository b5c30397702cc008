import { games } from '@spellendoos/games'
import { describe, expect, it } from 'vitest'
import { fitOf } from './search.ts'

/** The games found, the best first. */
const found = (wish: string): string[] =>
  games
    .map(({ id, words: { name, aliases } }) => ({
      id,
      fit: fitOf({ id, name, ...(aliases && { aliases }) }, wish),
    }))
    .filter(({ fit }) => fit < Infinity)
    .toSorted((a, b) => a.fit - b.fit)
    .map(({ id }) => id)

describe('a game is found by any name people use, in any language, with typing errors', () => {
  it.each([
    ['dammen', 'dammen'],
    ['checkers', 'dammen'],
    ['draughts', 'dammen'],
    ['jeu de dames', 'dammen'],
    ['mens erger je niet', 'mens-maak-je-niet-dik'],
    ['mens maak', 'mens-maak-je-niet-dik'],
    ['ludo', 'mens-maak-je-niet-dik'],
    ['gomoku', 'gobang'],
    ['five in a row', 'gobang'],
    ['vijf op een rij', 'gobang'],
    ['othello', 'keerzijde'],
    ['reversi', 'keerzijde'],
    ['mill', 'molenspel'],
    ['nine mens morris', 'molenspel'],
    ['mühle', 'molenspel'],
    ['peg solitaire', 'solitair'],
    ['yahtzee', 'chicago'],
    ['fox and geese', 'vos-en-kip'],
    ['knights tour', 'paardesprong'],
    ['backgamon', 'backgammon'],
    ['sollitair', 'solitair'],
    ['7ate9', '7ate9'],
    ['HALMA', 'halma'],
    ['dames', 'dammen'],
    ['damen', 'dammen'],
    ['tres en raya', 'molenspel'],
    ['juego del molino', 'molenspel'],
    ['zorro y gallinas', 'vos-en-kip'],
    ['parchís', 'mens-maak-je-niet-dik'],
    ['petits chevaux', 'mens-maak-je-niet-dik'],
    ['Mensch ärgere dich nicht', 'mens-maak-je-niet-dik'],
    ['yams', 'chicago'],
  ])('%s finds %s first', (wish, id) => expect(found(wish)[0]).toBe(id))

  it('finds nothing that is not there', () => {
    expect(found('monopoly')).toEqual([])
    expect(found('xq')).toEqual([])
  })
  it('finds everything while nothing was typed', () => expect(found(' ')).toHaveLength(games.length))
})
