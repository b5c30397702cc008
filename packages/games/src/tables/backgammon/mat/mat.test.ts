import { chooseOptions, Match, seededRng, type Entry, type Header, type Json } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { anyEntry } from '../../../../test/conformance/play.ts'
import { game } from '../index.ts'
import { readMat, writeMat, type MatMatch } from './index.ts'

const HEAD = ' 5 point match\n\n Game 1\n Anna : 0                       Bert : 0\n'
const SHORT = `; [Crawford "Off"]\n${HEAD.replace(' 5 ', ' 1 ')}`
const read = (text: string): MatMatch => {
  const result = readMat(text)
  if (!result.ok) throw new Error(result.problem.text.en)
  return result.value
}
/** The code of what is wrong, and the line. */
const problemOf = (text: string): string => {
  const result = readMat(text)
  if (result.ok) return 'fine'
  const line = /Line (\d+)/.exec(result.problem.text.en)?.[1]
  return `${result.problem.code} ${line}`
}
const headerOf = (options: Readonly<Record<string, Json>>, position?: string): Header => ({
  id: 'mat',
  game: 'backgammon',
  version: game.version,
  options,
  seats: 2,
  ...(position === undefined ? {} : { position }),
})
const partsOf = ({ options, parts }: MatMatch) =>
  parts.map(({ position, log }) => ({ header: headerOf({ ...options }, position), log }))
const moves = (log: readonly Entry[]) =>
  log.flatMap((entry) =>
    'move' in entry ? [`${entry.by} ${entry.move}`] : 'draw' in entry ? [entry.draw.join('')] : [],
  )
const replay = (match: MatMatch, part = 0) => {
  const { header, log } = partsOf(match)[part]!
  const again = Match.replay(game, header, log)
  if (!again.ok) throw new Error(again.problem.text.en)
  return again.value
}

describe('reading', () => {
  it('reads throws and plays, the left player being seat 0', () => {
    const { players, options, parts } = read(
      `${HEAD}  1) 31: 8/5 6/5                 63: 24/18 13/10\n  2) 52: 13/8 24/22\n`,
    )
    expect(players).toEqual(['Anna', 'Bert'])
    expect(options).toEqual({
      points: 5,
      cube: true,
      crawford: true,
      jacoby: false,
      opening: 'together',
      triple: 'none-off',
    })
    expect(moves(parts[0]!.log)).toEqual([
      // The opener threw the higher die.
      '0 throw',
      '3',
      '1 throw',
      '1',
      '0 8/5 6/5',
      '1 throw',
      '63',
      '1 24/18 13/10',
      '0 throw',
      '52',
      '0 24/22 13/8',
    ])
  })

  it('the right player may open', () => {
    const { parts } = read(`${HEAD}  1)                             26: 24/18 13/11\n`)
    expect(moves(parts[0]!.log)).toEqual(['0 throw', '2', '1 throw', '6', '1 24/18 13/11'])
  })

  it.each([
    // GNU Backgammon and Jellyfish: 25 and 0, step by step, in any order.
    ['the bar as 25', '25/23 24/23', 'bar/23 24/23'],
    ['steps of one stone', '25/23 23/22', 'bar/22'],
    ['in another order', '24/23 25/23', 'bar/23 24/23'],
    // eXtreme Gammon and Backgammon Studio.
    ['the bar as bar', 'bar/23 24/23', 'bar/23 24/23'],
    ['in capitals', 'Bar/23 24/23', 'bar/23 24/23'],
    ['drawn together', 'bar/22', 'bar/22'],
  ])('reads a play whatever its form: %s', (_, play, ours) => {
    const text = `${HEAD}  1) 21: 13/11 6/5               64: 24/14*\n  2) 21: ${play}\n`
    expect(moves(read(text).parts[0]!.log).at(-1)).toBe(`0 ${ours}`)
  })

  it('reads doubles, drawn together with a count and with stars', () => {
    const { parts } = read(
      `${HEAD}  1) 64: 24/14                   55: 13/3(2)\n  2) 33: 14/11 13/10 13/10 11/8  44: 24/20 24/20 13/9 13/9\n`,
    )
    expect(moves(parts[0]!.log).slice(-1)).toEqual(['1 24/20(2) 13/9(2)'])
    expect(moves(parts[0]!.log)).toContain('0 14/8 13/10(2)')
  })

  it('tells plays apart that end alike but hit on the way', () => {
    // Bert's blots are on 22 and 21 as Anna counts.
    const hitting = (play: string) =>
      moves(read(`${HEAD}  1)                             52: 8/3 6/4\n  2) 21: ${play}\n`).parts[0]!.log).at(
        -1,
      )
    expect(hitting('24/22* 22/21*')).toBe('0 24/22*/21*')
    expect(hitting('24/22*/21*')).toBe('0 24/22*/21*')
    expect(hitting('24/23 23/21*')).toBe('0 24/21*')
    expect(hitting('24/21*')).toBe('0 24/21*')
  })

  it('a throw that cannot be played is a pass, with or without words', () => {
    // Anna's stone on the bar is blocked on 6 and 5, which Bert holds.
    const text = (blank: string) => `${HEAD}  1) 21: 13/11 6/5               64: 24/14*\n  2) 66: ${blank}\n`
    expect(moves(read(text('')).parts[0]!.log).at(-1)).toBe('0 pass')
    expect(moves(read(text('Cannot Move')).parts[0]!.log).at(-1)).toBe('0 pass')
  })

  it('reads the cube: a double taken, and one dropped', () => {
    const taken = read(
      `${HEAD}  1) 31: 8/5 6/5                  Doubles => 2\n  2)  Takes                      63: 24/18 13/10\n`,
    )
    expect(moves(taken.parts[0]!.log).slice(5, 7)).toEqual(['1 double', '0 take'])
    expect(replay(taken).state).toMatchObject({ cube: 2, owner: 0 })
    const dropped = read(
      `${HEAD}  1) 31: 8/5 6/5                  Doubles => 2\n  2)  Drops                       Wins 1 point\n\n Game 2\n Anna : 0   Bert : 1\n  1) 31: 8/5 6/5\n`,
    )
    expect(replay(dropped).state).toMatchObject({ scores: [0, 1], leg: 2 })
  })

  it.each([
    [
      '; [Crawford "Off"]\n; [Jacoby "On"]\n; [CubeLimit "1"]\n',
      { crawford: false, jacoby: true, cube: false },
    ],
    ['; [Crawford "On"]\n; [CubeLimit "1024"]\n# a remark\n', { crawford: true, jacoby: false, cube: true }],
  ])('reads the settings %j', (head, expected) => {
    expect(read(`${head}${HEAD}`).options).toMatchObject(expected)
  })

  it('games without a length are played with Jacoby and without Crawford, to the most points there are', () => {
    expect(read(HEAD.replace(' 5 ', ' 0 ')).options).toMatchObject({
      points: 25,
      jacoby: true,
      crawford: false,
    })
  })

  it('reads other line ends and the mark at the beginning of a file', () => {
    const text = `\uFEFF${HEAD}  1) 31: 8/5 6/5\n`.replaceAll('\n', '\r\n')
    expect(moves(read(text).parts[0]!.log).at(-1)).toBe('0 8/5 6/5')
  })

  it('who resigns the last game resigns the match, thrown dice and all', () => {
    const resigned = read(
      `${HEAD.replace(' 5 ', ' 1 ')}  1)                             62: 24/18 13/11\n  2) 62: 13/7* 24/22             51:\n      Wins 1 point and the match\n`,
    )
    expect(replay(resigned).result).toMatchObject({ places: [1, 2], why: 'resigned' })
    expect(moves(resigned.parts[0]!.log).slice(-2)).toEqual(['1 throw', '51'])
  })

  it('after a resigned game the next part begins with its score', () => {
    const text = `${HEAD}  1) 31: 8/5 6/5                 Resigned Game\n      Wins 4 points\n\n Game 2\n Anna : 4   Bert : 0\n  1) 31: 8/5 6/5\n`
    const { parts } = read(text)
    expect(parts).toHaveLength(2)
    // One point to go: the Crawford game.
    expect(parts[1]!.position).toContain(':4:0:1:5:')
    expect(replay(read(text), 1).state).toMatchObject({ scores: [4, 0], crawford: 'now' })
    expect(problemOf(text.replace('Anna : 4', 'Anna : 3'))).toBe('wrong-score 9')
  })
})

describe('what is refused, and its line', () => {
  it.each([
    ['no-length 1', ''],
    ['no-length 1', 'Game 1\n'],
    ['no-length 1', '  1) 31: 8/5 6/5\n'],
    ['no-game 3', ' 5 point match\n\n'],
    ['no-game 3', ' 5 point match\n\n  1) 31: 8/5 6/5\n'],
    ['no-game 3', ' 5 point match\n\n Anna : 0   Bert : 0\n'],
    ['too-long 1', ' 26 point match\n'],
    ['no-players 4', ' 5 point match\n\n Game 1\n  1) 31: 8/5 6/5\n'],
    ['wrong-score 4', ' 5 point match\n\n Game 1\n Anna : 1   Bert : 0\n'],
    ['unknown-text 5', `${HEAD} Anna : 0   Bert : 0\n`],
    ['unknown-text 5', `${HEAD}  1) hello\n`],
    ['unknown-text 5', `${HEAD}  1) 31: 8/5 6/5    42: 8/4 6/4   11:\n`],
    ['unknown-text 5', `${HEAD}  1) 37: 8/5 6/5\n`],
    ['unknown-text 5', `${HEAD}  1) 31: 8/5 6-5\n`],
    ['opening-double 5', `${HEAD}  1) 33: 8/5(2) 6/3(2)\n`],
    ['refused-move 5', `${HEAD}  1) 31: 8/5 6/4\n`],
    ['refused-move 6', `${HEAD}  1) 31: 8/5 6/5\n  2) 31: 8/5 6/5\n`],
    ['refused-move 5', `${HEAD}  1) 31: 8/5 6/5                  Takes\n`],
    ['wrong-stake 5', `${HEAD}  1) 31: 8/5 6/5                  Doubles => 4\n`],
    ['no-play 5', `${HEAD}  1) 31: 8/5 6/5                 42:\n  2) 31: 8/5 6/5\n`],
    ['unfinished 6', `${HEAD}  1) 31: 8/5 6/5\n Game 2\n`],
    [
      'wrong-win 7',
      `${HEAD}  1) 31: 8/5 6/5                  Doubles => 2\n  2)  Drops\n      Wins 1 point\n`,
    ],
    [
      'wrong-win 7',
      `${HEAD}  1) 31: 8/5 6/5                  Doubles => 2\n  2)  Drops\n                                  Wins 2 points\n`,
    ],
    [
      'match-over 10',
      `${SHORT}  1) 31: 8/5 6/5                  Doubles => 2\n  2)  Drops\n                                  Wins 1 point\n\n Game 2\n`,
    ],
    [
      'match-over 8',
      `${SHORT}  1) 31: 8/5 6/5                  Doubles => 2\n  2)  Drops\n  3) 31: 8/5 6/5\n`,
    ],
  ])('%s', (expected, text) => {
    expect(problemOf(text)).toBe(expected)
  })

  it('says what is wrong with a play in the words of its rule', () => {
    const result = readMat(`${HEAD}  1) 65: 13/7 13/8               65: 24/18 6/1\n`)
    expect(!result.ok && result.problem.text.en).toMatch(/^Line 5, ‘24\/18 6\/1’: A point with two or more/)
  })
})

describe('writing', () => {
  const play = (options: Readonly<Record<string, Json>>, seed: number) => {
    const chosen = chooseOptions(game, 'modern', options)
    if (!chosen.ok) throw new Error(chosen.problem.text.en)
    const header = headerOf(chosen.value)
    const begun = Match.begin(game, header)
    if (!begun.ok) throw new Error(begun.problem.text.en)
    const rng = seededRng(seed)
    for (let entry = anyEntry(begun.value, rng); entry !== undefined; entry = anyEntry(begun.value, rng)) {
      begun.value.append(entry)
    }
    return { header, match: begun.value }
  }
  const written = (header: Header, log: readonly Entry[], players?: readonly string[]): string => {
    const text = writeMat([{ header, log }], players)
    if (!text.ok) throw new Error(text.problem.text.en)
    return text.value
  }

  it('writes what was played, two columns and a line for the win', () => {
    const { parts, players, options } = read(
      `${HEAD}  1)                             41: 13/9 24/23\n  2) 31: 6/5 8/5                  Doubles => 2\n  3)  Drops\n                                  Wins 1 point\n`,
    )
    expect(written(headerOf({ ...options }), parts[0]!.log, players)).toBe(
      [
        '; [Player 1 "Anna"]',
        '; [Player 2 "Bert"]',
        '; [Variation "Backgammon"]',
        '; [Crawford "On"]',
        '; [Jacoby "Off"]',
        '; [CubeLimit "64"]',
        '',
        ' 5 point match',
        '',
        ' Game 1',
        ' Anna : 0                       Bert : 0',
        '  1)                             41: 24/23 13/9',
        '  2) 31: 8/5 6/5                  Doubles => 2',
        '  3)  Drops',
        '                                  Wins 1 point',
        '',
      ].join('\n'),
    )
  })

  it('says who won the match', () => {
    const { parts, options } = read(
      `${SHORT}  1)                             41: 13/9 24/23\n  2)  Doubles => 2                Drops\n`,
    )
    const text = written(headerOf({ ...options }), parts[0]!.log)
    expect(text).toContain(' Player 1 : 0                   Player 2 : 0\n')
    expect(text).toContain('\n      Wins 1 point and the match\n')
  })

  it.each([
    [{ points: 3 }, 1],
    [{ points: 3, crawford: false }, 2],
    [{ points: 7 }, 3],
    [{ points: 5, jacoby: true }, 4],
    [{ points: 2, cube: false }, 5],
  ])('a match played at random with %j is read back as it was', (options, seed) => {
    const { header, match } = play(options, seed)
    const again = read(written(header, match.log, ['A: name', 'B']))
    // Only a roll-off that was tied leaves no trace.
    const playsIn = (log: readonly Entry[]) => moves(log).filter((each) => !/throw$|^\d$/.test(each))
    expect(playsIn(again.parts[0]!.log)).toEqual(playsIn(match.log))
    expect(again.parts).toHaveLength(1)
    expect(replay(again).result).toEqual(match.result)
    expect(again.options).toEqual(header.options)
    expect(again.players).toEqual(['A name', 'B'])
  })

  it('what was taken back is not written', () => {
    const { header, match } = play({ points: 1 }, 6)
    const log = match.log.slice(0, 5)
    const [throwing, first, other, second, opening] = log
    const undone = [
      throwing!,
      first!,
      other!,
      second!,
      opening!,
      { by: opening!.by as number, act: 'undo' as const },
    ]
    expect(written(header, undone)).toBe(written(header, log.slice(0, 4)))
    expect(written(header, [...undone, opening!])).toBe(written(header, log))
  })

  it('a match that stands still is written so far, with the throw that lies there', () => {
    const { header, match } = play({ points: 1 }, 6)
    expect(written(header, match.log.slice(0, 4)).split('\n').at(-2)).toMatch(/^ {2}1\) +[1-6]{2}:$/)
  })

  it('resigning gives the other what he needs', () => {
    const { header, match } = play({ points: 3 }, 7)
    const text = written(header, [...match.log.slice(0, 5), { by: 0, act: 'resign' }])
    expect(text).toContain('\n                                  Wins 3 points and the match\n')
  })

  it('only the modern opening, from the beginning of a game', () => {
    const book = chooseOptions(game, 'boekje', {})
    const modern = chooseOptions(game, 'modern', {})
    if (!book.ok || !modern.ok) throw new Error('options')
    const codeOf = (header: Header, log: readonly Entry[] = []) => {
      const text = writeMat([{ header, log }])
      return text.ok ? 'fine' : text.problem.code
    }
    expect(codeOf(headerOf(book.value))).toBe('book-opening')
    const board = '-b----E-C---eE---c-e----B-'
    expect(codeOf(headerOf(modern.value, `XGID=${board}:0:0:1:31:0:0:0:5:6`))).toBe('from-position')
    expect(codeOf(headerOf(modern.value, `XGID=${board}:0:0:1:00:2:0:0:5:6 roll-off`))).toBe('fine')
    expect(codeOf(headerOf(modern.value, 'nonsense'))).toBe('unknown-position')
    expect(codeOf(headerOf(modern.value), [{ by: 0, move: '8/5' }])).toBe('bad-entry')
    expect(writeMat([])).toEqual({ ok: true, value: '' })
  })
})
