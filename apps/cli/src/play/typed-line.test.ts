import { describe, expect, it } from 'vitest'
import { LANGS } from '@spellendoos/kernel'
import { TABLE_COMMANDS, wordsFor, type TableCommand } from '../words/table-commands.ts'
import { findMove, readTyped, spotsIn } from './typed-line.ts'

const choices = ['32-28', '33-29', 'bar/21 13/7*', 'Draw', '7'].map((move) => ({ move, touches: [] }))
const table = {
  lang: 'nl' as const,
  seats: 3,
  realtime: false,
  legal: (text: string) => findMove(choices, text) !== undefined,
}

describe('a line that was typed', () => {
  it.each([
    ['', { kind: 'nothing' }],
    ['   ', { kind: 'nothing' }],
    ['32-28', { kind: 'move', text: '32-28' }],
    [' 32 28 ', { kind: 'move', text: '32 28' }],
    ['2: 32-28', { kind: 'move', text: '32-28', seat: 1 }],
    ['3:opgeven', { kind: 'command', command: 'resign', rest: '', seat: 2 }],
    ['9: opgeven', { kind: 'move', text: '9: opgeven' }],
    ['hulp', { kind: 'command', command: 'help', rest: '' }],
    ['HELP', { kind: 'command', command: 'help', rest: '' }],
    ['?', { kind: 'command', command: 'help', rest: '' }],
    ['bewaren mijn partij.json', { kind: 'command', command: 'save', rest: 'mijn partij.json' }],
    ['/terug', { kind: 'command', command: 'undo', rest: '' }],
    ['hilfe', { kind: 'move', text: 'hilfe' }],
  ])('%j', (line, typed) => {
    expect(readTyped(line, table)).toEqual(typed)
  })

  it('is a move before it is a command of the same name, unless a slash says otherwise', () => {
    const tip = { ...table, legal: (text: string) => text === 'tip' }
    expect(readTyped('tip', tip)).toMatchObject({ kind: 'move' })
    expect(readTyped('/tip', tip)).toMatchObject({ kind: 'command', command: 'hint' })
  })

  it('begins with the player’s number where everybody plays at once', () => {
    expect(readTyped('2 draw', { ...table, realtime: true })).toEqual({ kind: 'move', text: 'draw', seat: 1 })
    expect(readTyped('2 draw', table)).toEqual({ kind: 'move', text: '2 draw' })
  })
})

describe('a move that was typed', () => {
  it.each([
    ['32-28', '32-28'],
    ['draw', 'Draw'],
    ['BAR/21  13/7*', 'bar/21 13/7*'],
    ['#2', '33-29'],
    ['#9', undefined],
    ['#0', undefined],
    ['1-2', undefined],
  ])('%j is %j', (text, move) => {
    expect(findMove(choices, text)).toBe(move)
  })

  it('may be spots', () => {
    expect(spotsIn(' a1, b2  c3')).toEqual(['a1', 'b2', 'c3'])
  })
})

it('no word means two commands in one language', () => {
  for (const lang of LANGS) {
    const words = (Object.keys(TABLE_COMMANDS) as TableCommand[]).flatMap((command) =>
      wordsFor(command, lang),
    )
    expect(new Set(words).size).toBe(words.length)
  }
})
