import { readReplay, verifying, type Verdict } from '@spellendoos/fair'
import { describe, expect, it } from 'vitest'
import { openGame } from '../games/open.ts'
import { formatFor, readExchangeFile, writeExchangeFile, type ExchangeFormat } from './exchange-files.ts'
import { filmOf } from './film.ts'
import { notAllRead } from './problems.ts'

const PDN = `[White "Anna"]
[Black "Bert"]
[Result "1-0"]
[GameType "20"]

1. 32-28 18-23 2. 33-29 23x32 3. 37x28 1-0
`
const MAT = ` 5 point match

 Game 1
 Anna : 0                       Bert : 0
  1) 31: 8/5 6/5                52: 13/11 13/8
`

function drain<T>(steps: Generator<void, T>): T {
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
  }
}

const found = async (text: string, format: ExchangeFormat) => {
  const read = await readExchangeFile(text, format)
  if (!read.ok) throw new Error(read.problem.text.en)
  expect(read.value.problems).toEqual([])
  return read.value.matches
}
const filmed = async (text: string, format: ExchangeFormat) => {
  const [{ game, replay } = { game: undefined, replay: undefined }] = await found(text, format)
  const verdict: Verdict = drain(verifying(replay!, game!))
  const film = drain(filmOf(game!, replay!, verdict))
  if (!film.ok) throw new Error(film.problem.text.en)
  return film.value
}

describe('files of clubs', () => {
  it('opens a PDN match with its players, its moves and how it ended', async () => {
    const [match] = await found(PDN, 'pdn')
    expect(match?.players).toEqual([
      { name: 'Anna', level: 0 },
      { name: 'Bert', level: 0 },
    ])
    expect(match?.replay.result).toMatchObject({ places: [1, 2], why: 'resigned' })
    expect(readReplay(JSON.parse(JSON.stringify(match?.replay)))).toMatchObject({ ok: true })
  })

  it('knows the matches of one file apart, and each again', async () => {
    const two = await found(`${PDN}\n${PDN.replace('Anna', 'Cees')}`, 'pdn')
    const ids = two.map(({ replay }) => replay.id)
    expect(new Set(ids).size).toBe(2)
    expect((await found(PDN, 'pdn'))[0]?.replay.id).toBe(ids[0])
  })

  it('opens other games of the family by the name in the file', async () => {
    const file = '[GameType "turks-dammen"]\n\n*\n'
    expect((await found(file, 'pdn'))[0]?.game.id).toBe('turks-dammen')
  })

  it.each([
    ['pdn', PDN.replace('23x32', '23-18'), 6],
    ['pdn', PDN.replace('"20"', '"99"'), 4],
    ['mat', MAT.replace('8/5 6/5', '8/4 6/5'), 5],
  ] as const)('refuses a bad %s file with the line', async (format, text, line) => {
    const read = await readExchangeFile(text, format)
    expect(read).toMatchObject({ ok: false })
    if (read.ok) return
    for (const sentence of Object.values(read.problem.text)) expect(sentence).toContain(String(line))
  })

  it('reads the other matches of a file in which one is wrong, and says on which line', async () => {
    const read = await readExchangeFile(`${PDN.replace('23x32', '23-18')}\n${PDN}`, 'pdn')
    if (!read.ok) throw new Error(read.problem.text.en)
    expect(read.value.matches).toHaveLength(1)
    expect(read.value.problems.map(({ text }) => text.en.split(':')[0])).toEqual(['Line 6'])
    const said = notAllRead(1, read.value.problems).text.en
    expect(said).toMatch(/^One game .*; one could not be read\. Line 6: /)
  })

  it('writes a match of draughts as PDN that opens as the same match', async () => {
    const film = await filmed(PDN, 'pdn')
    const written = writeExchangeFile(film, 'pdn')
    expect(written.ok && written.value).toContain('1. 32-28 18-23 2. 33-29 23x32 3. 37x28 1-0')
    const [again] = await found(written.ok ? written.value : '', 'pdn')
    expect(again?.replay.log).toEqual(film.replay.log)
  })

  it('writes a match of backgammon as MAT that opens as the same match', async () => {
    const film = await filmed(MAT, 'mat')
    const written = writeExchangeFile(film, 'mat')
    expect(written.ok && written.value).toContain('31: 8/5 6/5')
    const [again] = await found(written.ok ? written.value : '', 'mat')
    expect(again?.replay.log).toEqual(film.replay.log)
  })

  it('knows which games have such files', async () => {
    expect(['dammen', 'turks-dammen', 'backgammon', 'halma'].map(formatFor)).toEqual([
      'pdn',
      'pdn',
      'mat',
      undefined,
    ])
    expect(await openGame('dammen')).toBeDefined()
  })
})
