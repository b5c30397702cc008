import { gameById } from '@spellendoos/games'
import { BY_THE_BOOK, chooseOptions } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { kindsIn, stackFrom, type Kind } from './format.ts'
import { inferSyntax } from './syntax-inference.ts'
import { positionReader } from './position-board.ts'
import { afterTap, type Draft } from './draft.ts'
import { followed } from './position-syntax.ts'

/** An editor of a game for two, or alone: what taps make of a text, one after the other. */
function editorOf(id: string) {
  const game = gameById(id)!
  const seats = game.seats.includes(2) ? 2 : game.seats[0]!
  const options = chooseOptions(game, BY_THE_BOOK, {})
  if (!options.ok) throw new Error(id)
  const syntax = inferSyntax(game, seats)!
  const look = positionReader(game, options.value, seats)
  const start = game.position!.write(game.setup(options.value, seats))
  const tap = (text: string, spots: readonly string[], chosen?: Kind): Draft =>
    spots.reduce<Draft>((draft, spot) => afterTap(syntax, look, draft, spot, chosen), { text })
  return { look, start, tap }
}

describe('a piece that is there to stay', () => {
  it('moves where the next tap is, and the roll-off is over', () => {
    const { look, start, tap } = editorOf('rond-om-de-hoek')
    const { text } = tap(start, ['Start', '17'])
    expect(start).toBe('0,0 1 1 0 - - - 12:')
    expect(text).toMatch(/^0,17 [12] 1 \d+ - - - -$/)
    expect(kindsIn(look(text)!.get('17')!)).toHaveLength(1)
  })
  it('is called as its player calls the place', () => {
    const { tap } = editorOf('mens-maak-je-niet-dik')
    const from = '15,B,B,B/33,26,B,B 1 0 - 14 - -'
    expect(tap(from, ['15', 'a1']).text).toBe('a,B,B,B/33,26,B,B 1 0 - 14 - -')
    expect(tap(from, ['B2.4', '7']).text).toBe('15,B,B,B/33,26,B,7 1 0 - 14 - -')
  })
  it('is held, laid down again, and stays where it cannot go', () => {
    const { tap } = editorOf('mens-maak-je-niet-dik')
    const from = '15,B,B,B/33,26,B,B 1 0 - 14 - -'
    expect(tap(from, ['15'])).toEqual({ text: from, held: '15' })
    expect(tap(from, ['15', '15'])).toEqual({ text: from })
    expect(tap(from, ['16'])).toEqual({ text: from })
    expect(tap(from, ['15', '33'])).toEqual({ text: from, refused: true })
  })
})

describe('a piece that is put down', () => {
  const own = kindsIn(stackFrom([{ look: 'pawn', seat: 0 }]))[0]
  it('is counted, and the turn goes on, where the game would refuse it otherwise', () => {
    const { start, tap } = editorOf('tippy')
    const { text } = tap(start, ['a15'], own)
    expect(start.endsWith('............... 1 0 0,0')).toBe(true)
    expect(text).toBe(`1${start.slice(1, -'1 0 0,0'.length)}2 1 0,0`)
  })
  it('stays where the game cannot count it', () => {
    const { look, start, tap } = editorOf('tippy')
    const { text } = tap(start, ['a15', 'b15'], own)
    expect(text.startsWith('11.')).toBe(true)
    expect(look(text)).toBeUndefined()
  })
})

describe('a trail', () => {
  it('goes on, back to an earlier place, and off its last one', () => {
    expect(followed('-', 'g1')).toBe('g1')
    expect(followed('g1', 'f3')).toBe('g1-f3')
    expect(followed('g1-f3-d2', 'g1')).toBe('g1')
    expect(followed('g1-f3', 'f3')).toBe('g1')
    expect(followed('g1', 'g1')).toBe('-')
  })
  it('is what a tour alone over the board is written as', () => {
    const { start, tap } = editorOf('paardesprong')
    expect(tap(start, ['g1', 'f3', 'd2', 'f3']).text).toBe('g1-f3')
  })
})
