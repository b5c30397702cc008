import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { convertMat } from './commands/mat.ts'
import { run } from './testing/command.ts'

const folder = mkdtempSync(join(tmpdir(), 'spellendoos-mat-'))
const file = (name: string, contents: string) => {
  const path = join(folder, name)
  writeFileSync(path, contents)
  return path
}

const MAT = ` 3 point match

 Game 1
 Anna : 0                       Bert : 0
  1)                             41: 13/9 24/23
  2) 31: 6/5 8/5                  Doubles => 2
  3)  Drops
                                  Wins 1 point
`

describe('spellendoos mat', () => {
  it('turns a match file into a saved match, and back', () => {
    const saved = convertMat(file('one.mat', MAT), 'en')
    expect(JSON.parse(saved)).toMatchObject({
      format: 1,
      game: 'backgammon',
      players: ['Anna', 'Bert'],
      options: { points: 3, opening: 'together' },
      proof: { kind: 'manual' },
    })
    const back = convertMat(file('one.json', saved), 'en')
    expect(back).toContain(' Anna : 0                       Bert : 0')
    expect(back).toContain('  2) 31: 8/5 6/5                  Doubles => 2')
    expect(convertMat(file('two.mat', back), 'en')).toBe(saved)
    // Laid out by hand it is the same match.
    expect(convertMat(file('pretty.json', JSON.stringify(JSON.parse(saved), undefined, 2)), 'en')).toBe(back)
  })

  it('a match with a resigned game becomes several, one a line, and one file again', () => {
    const resigned = MAT.replace('  3)  Drops\n', '')
      .replace(' Doubles => 2', '51: 13/7')
      .replace(
        'Wins 1 point',
        'Wins 2 points\n\n Game 2\n Anna : 0                       Bert : 2\n  1) 31: 8/5 6/5',
      )
    const saved = convertMat(file('resigned.mat', resigned), 'en')
    expect(saved.split('\n')).toHaveLength(2)
    const back = convertMat(file('resigned.json', saved), 'en')
    expect(back).toContain('Wins 2 points\n')
    expect(back).toContain(' Anna : 0                       Bert : 2')
  })

  it.each([
    ['no file', join(folder, 'nothing.mat'), 'nothing.mat'],
    ['a bad line', file('bad.mat', MAT.replace('31: 6/5 8/5 ', '31: 6/5 8/3 ')), 'Line 6'],
    ['no JSON', file('broken.json', '{"format": 1'), 'broken.json'],
    ['no replay', file('empty.json', '{}'), 'format'],
    [
      'another game',
      file(
        'sparrow.json',
        JSON.stringify({
          format: 1,
          id: 'x',
          game: 'kale-mus',
          version: 1,
          options: {},
          seats: 2,
          log: [],
          proof: { kind: 'manual' },
        }),
      ),
      'kale-mus',
    ],
  ])('complains: %s', (_, path, says) => {
    expect(() => convertMat(path, 'en')).toThrow(says)
  })

  it('is a command', async () => {
    const { status, out } = await run(['mat', file('command.mat', MAT)])
    expect(status).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ game: 'backgammon' })
  })
})
