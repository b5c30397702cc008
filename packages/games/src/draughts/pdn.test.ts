import { LANGS, type Game } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { game as contract } from './contract-dammen/index.ts'
import { game as dammen } from './dammen/index.ts'
import { game as frans } from './frans-dammen/index.ts'
import { game as italiaans } from './italiaans-dammen/index.ts'
import { game as turks } from './turks-dammen/index.ts'
import { readPdn, writePdn, type PdnMatch } from './pdn.ts'

const family: readonly Game[] = [contract, dammen, frans, italiaans, turks]
/** A shelf that contains other games, too. */
const gameById = (id: string) => (id === 'kale-mus' ? dammen : family.find((game) => game.id === id))

const read = (text: string) => {
  const { matches, problems } = readPdn(text, gameById)
  expect(problems.map((problem) => problem.text.en)).toEqual([])
  return matches
}
const only = (text: string) => {
  const matches = read(text)
  expect(matches).toHaveLength(1)
  return matches[0]!
}
const moves = (text: string) => only(text).moves.map(({ move }) => move)
const problem = (text: string) => {
  const { matches, problems } = readPdn(text, gameById)
  expect([matches.length, problems.length]).toEqual([0, 1])
  return problems[0]
}

/** As a tournament program writes it: comments, nested variations, marks, long captures. */
const TOURNAMENT = `[Event "Clubavond"]
[Site "Utrecht"]
[Date "2021.11.03"]
[Round "2"]
[White "Jansen, A."]
[Black "de \\"Snelle\\" Vries"]
[Result "1-0"]
[GameType "20,W,10,10,N2,0"]
[PlyCount "9"]

{ Een rustige
opening. } 1. 32-28 $1 19-23 2. 28x19 14x23 ( 2... 13x24 { kan
ook } 3. 37-32 ( 3. 34-30 ) 9-13 ) 3. 34-30 ; op weg naar 25
20-25 4. 40-34 15-20 5. 45-40 1-0
`

/** What could have been played instead of Black's second move. */
const BRANCH = [
  { move: '13x24', nags: [], comments: ['kan ook'] },
  { move: '37-32', nags: [], comments: [], variations: [[{ move: '34-30', nags: [], comments: [] }]] },
  { move: '9-13', nags: [], comments: [] },
]

/** As a server writes it: a clock in every comment, the points of draughts players. */
const SERVER = `[Event "Casual Rapid game"]
[Site "https://example.org/a1b2c3"]
[Date "2020.04.07"]
[White "Anonymous"]
[Black "computer level 3"]
[Result "0-2"]
[GameType "20"]
[TimeControl "600+0"]

1. 31-26 {[%clock w0:10:00 B0:10:00]} 18-22 {[%clock W0:10:00 b0:10:00]} 2. 34-30 {[%clock w0:09:57 B0:09:58]} 20-25 {[%clock W0:09:57 b0:09:58]} 3. 30-24 19x30 4. 35x24 {White resigns.} 0-2
`

describe('reading PDN', () => {
  it('reads tags, moves, marks, comments, variations and the result', () => {
    const match = only(TOURNAMENT)
    expect(match).toMatchObject({ game: 'dammen', options: {}, result: '1-0', after: 0 })
    expect(match.position).toBeUndefined()
    expect(match.tags).toEqual({
      Event: 'Clubavond',
      Site: 'Utrecht',
      Date: '2021.11.03',
      Round: '2',
      White: 'Jansen, A.',
      Black: 'de "Snelle" Vries',
      PlyCount: '9',
    })
    expect(match.comments).toEqual(['Een rustige opening.'])
    expect(match.moves).toEqual(
      ['32-28', '19-23', '28x19', '14x23', '34-30', '20-25', '40-34', '15-20', '45-40'].map((move) => ({
        move,
        nags: move === '32-28' ? [1] : [],
        comments: move === '34-30' ? ['op weg naar 25'] : [],
        ...(move === '14x23' ? { variations: [BRANCH] } : {}),
      })),
    )
  })

  it('reads a server’s files: clocks in comments, two points for a win', () => {
    const match = only(SERVER)
    expect(match.result).toBe('0-1')
    expect(match.moves).toHaveLength(7)
    expect(match.moves[0]!.comments).toEqual(['[%clock w0:10:00 B0:10:00]'])
    expect(match.moves.at(-1)!.comments).toEqual(['White resigns.'])
  })

  it('reads several matches, with and without tags', () => {
    const matches = read(`${TOURNAMENT}\n${SERVER}\n1.32-28 * 2.31-27 1-1`)
    expect(matches.map(({ moves, result }) => [moves.length, result])).toEqual([
      [9, '1-0'],
      [7, '0-1'],
      [1, '*'],
      [1, '1/2-1/2'],
    ])
    // A match without a result ends where the next tag begins, and has the result of its own tag.
    const open = read('[Result "1/2-1/2"]\n1. 32-28\n[Event "next"]\n1. 31-27 19-23')
    expect(open.map(({ moves, result }) => [moves.length, result])).toEqual([
      [1, '1/2-1/2'],
      [2, '*'],
    ])
  })

  it.each([
    ['1-0', '1-0'],
    ['2-0', '1-0'],
    ['0-1', '0-1'],
    ['0-2', '0-1'],
    ['1/2-1/2', '1/2-1/2'],
    ['1/2', '1/2-1/2'],
    ['½-½', '1/2-1/2'],
    ['1-1', '1/2-1/2'],
    ['2 - 0', '1-0'],
    ['0 – 1', '0-1'],
    ['1/2 - 1/2', '1/2-1/2'],
    ['0-0', '*'],
    ['*', '*'],
  ])('the result %s is %s', (written, result) => {
    expect(only(`1. 32-28 ${written}`).result).toBe(result)
    expect(only(`[Result "${written}"]\n1. 32-28`).result).toBe(result)
  })

  it('does not mind how moves are numbered, spaced and marked', () => {
    expect(moves('\uFEFF1.32-28!? 19-23(!?!!!) 2.28X19 *')).toEqual(['32-28', '19-23', '28x19'])
    expect(only('32-28! 19-23?! 28:19 14x23??').moves.map(({ nags }) => nags)).toEqual([[1], [6], [], [4]])
    expect(moves('% for another program\n1. 32-28\n% and again\n1... 19-23 2 . 28x19')).toHaveLength(3)
    expect(moves('32-28 19-23 (18-23 38-32 (37-32? 23-29! { Black wins }) 12-18) 28x19 14x23')).toHaveLength(
      4,
    )
  })

  it('starts from a position, Black to move too', () => {
    const match = only('[SetUp "1"]\n[FEN "B:W45,28:B22,K5:H0:F12"]\n1... 22x33 *')
    expect(match.position).toBe('B:W28,45:BK5,22')
    expect(match.moves.map(({ move }) => move)).toEqual(['22x33'])
  })

  it('knows captures by start and end, by every landing field, and by any route', () => {
    const at = (fen: string, move: string) => moves(`[FEN "${fen}"] 1. ${move} *`)
    expect(at('W:W28:B22,12,5', '28x8')).toEqual(['28x8'])
    expect(at('W:W28:B22,12,5', '28x17x8')).toEqual(['28x8'])
    expect(at('W:W38:B32,22,23,33,5', '38x29x18x27x38')).toEqual(['38x38'])
    expect(at('W:WK46:B37,19,45', '46x28x5')).toEqual(['46x5'])
    expect(at('W:W48:B42,32,43,33,22,12,13', '48x39x28x17x8x19')).toEqual(['48x39x28x17x8x19'])
    expect(at('W:W28:B22,5', '28-17')).toEqual(['28x17'])
  })

  it('stops where our rules call a draw that the players did not claim', () => {
    const rounds = '1-7 50-44 7-1 44-50 '
    const match = only(`[FEN "W:WK1,46:BK50,15"] ${rounds.repeat(3)} 1/2-1/2`)
    expect([match.moves.length, match.after]).toEqual([8, 4])
  })

  it('knows captures by some of their landing fields, where only one has them', () => {
    const at = (fen: string, move: string) => moves(`[FEN "${fen}"] 1. ${move} *`)
    // Five men in a row; round by 37 or by 39, and the second is meant.
    expect(at('W:W48:B42,32,43,33,22,12,13', '48x39x19')).toEqual(['48x39x28x17x8x19'])
    expect(at('W:W48:B42,32,43,33,22,12,13', '48x37x8x19')).toEqual(['48x37x28x17x8x19'])
    expect(at('W:W28:B22,12,5', '28x17x8')).toEqual(['28x8'])
  })

  it('reads moves in columns filled up with spaces or zeros, and passes stray dots over', () => {
    expect(moves('1.32-28 19-23 2.28x19 14x23 3.37-32 10-14 4.41-37  5-10 . 5.46 -41 *')).toEqual(
      '32-28 19-23 28x19 14x23 37-32 10-14 41-37 5-10 46-41'.split(' '),
    )
    expect(moves('[FEN "B:W45:B1,12"] 1... 1- 6 2.  45 - 40 06-11. *')).toEqual(['1-6', '45-40', '6-11'])
    expect(moves('[FEN "W:W28,45:B22,12,5"]\n 1.28x 8  05-10. 2.45 -40 *')).toEqual(['28x8', '5-10', '45-40'])
    expect(moves('[FEN "W:W28,45:B22,12,5"] 1. 28x17x08 05-10 *')).toEqual(['28x8', '5-10'])
  })

  it.each([
    ['dashes of word processors', '1. 32–28 19‑23 2. 28−19 14–23'],
    ['other signs for captures', '1. 32-28 19-23 2. 28×19 14*23'],
    ['numbers without dots', '1 32-28 19-23\n2 28x19 14x23'],
    ['numbers with brackets', '1) 32-28 19-23 2) 28 x 19 14x 23'],
    ['numbers with an ellipsis', '1. 32-28 1… 19-23 2. 28x19 2. … 14x23'],
    ['signs of an advantage', '1. 32-28+ 19-23 = 2. 28x19 ± 14x23, -+'],
    ['clocks and taken pieces in brackets', '1. 32-28 (0:05) 19-23 (0:10) 2. 28x19 (23) 14x23 (19,0)'],
    ['lines that end as on an old Mac', '[Event "a"]\r\r1. 32-28 ; good\r19-23\r2. 28x19 14x23\r'],
  ])('reads %s', (_, text) => {
    expect(moves(text)).toEqual(['32-28', '19-23', '28x19', '14x23'])
  })

  it('takes a score in points for the result that its tag says it is', () => {
    expect(moves('[Result "12-8"]\n1. 32-28 19-23 12-8')).toEqual(['32-28', '19-23'])
    expect(problem('1. 32-28 19-23 12-8')?.code).toBe('bad-move')
  })

  it('begins another match where the moves are numbered from one again', () => {
    const matches = read('1. 32-28 1... 19-23 2. 28x19\n\n1. 31-27 (1. 34-30) 20-25')
    expect(matches.map(({ moves }) => moves.length)).toEqual([3, 2])
  })

  it('reads tags without quotes or brackets, and names in small letters', () => {
    const tags = `[event Clubavond]\n[White 'Jan']\n[Black “Piet”\n[White.Elo "1200"]\n[Site ]\n[result 2-0]\n`
    const match = only(`${tags}1. 32-28`)
    expect(match.tags).toEqual({
      Event: 'Clubavond',
      White: 'Jan',
      Black: 'Piet',
      'White.Elo': '1200',
      Site: '',
    })
    expect(match.result).toBe('1-0')
  })

  it.each(['[GameType ""]', '[GameType "?"]', '[gametype 20]'])(
    'reads %s as international draughts',
    (tag) => {
      expect(only(`${tag}\n1. 32-28 *`).game).toBe('dammen')
    },
  )

  it.each([
    '[Fen "W:W28,45:B22,12,5"]',
    '[FEN "W:W28,45.:B22,12,05."]',
    '[FEN "w : B 5, 12, 22. : W 28, 45. :H0:F1"]',
  ])('reads the position %s', (fen) => {
    expect(only(`${fen}\n1. 28x 8 05-10 *`).position).toBe('W:W28,45:B5,12,22')
  })

  it('knows who moves first by the moves, where the position does not say', () => {
    expect(only('[FEN "?:W45,28:B22,5"] 1... 22x33 *').position).toBe('B:W28,45:B5,22')
    expect(only('[FEN "?:W45,28:B22,5"] 1. 28x17 *').position).toBe('W:W28,45:B5,22')
    expect(only('[FEN "?:W45,28:B22,5"] *').position).toBe('W:W28,45:B5,22')
    expect(only('[FEN "b:w45,28:bk5,22"] 1. 22x33 *').position).toBe('B:W28,45:BK5,22')
  })

  it('takes moves between the first fields of turks-dammen for moves, not for results', () => {
    const fen = '[GameType "turks-dammen"] [FEN "W:WK1,91:B20,30"]'
    expect(moves(`${fen} 1. 1-2 30-29 2. 2-1 2-0`)).toEqual(['1-2', '30-29', '2-1'])
  })

  it('reads names with quotes in them', () => {
    expect(only('[White "Jan "de Dam" Smit"]\n1. 32-28 *').tags['White']).toBe('Jan "de Dam" Smit')
  })

  it('knows the games of the family by their names', () => {
    expect(only('[GameType "frans-dammen"] [FEN "W:W28:B33,5"] 1. 28x39 *').game).toBe('frans-dammen')
    expect(moves('[GameType "contract-dammen"] [FEN "W:W28:B5:R1,0"] 1. +48 5-10 *')).toEqual(['+48', '5-10'])
    expect(moves('[GameType "turks-dammen"] 1. 71-61 21-31 *')).toEqual(['71-61', '21-31'])
    expect(only('[GameType "dammen"] [Options "slagplicht=false"] 1. 32-28 *').options).toEqual({
      slagplicht: false,
    })
  })
})

describe('variations of a PDN file', () => {
  it('are read as far as they can be played, and never touch the match', () => {
    const { matches, problems } = readPdn(
      '1. 32-28 19-23 (1... 18-22 2. 28-33 12-18) (1... 1-2) (1... 20-24 2. hello 1-0 ) 2. 28x19 *',
      gameById,
    )
    expect(problems).toEqual([])
    const [match] = matches
    expect(match!.moves.map(({ move }) => move)).toEqual(['32-28', '19-23', '28x19'])
    expect(match!.moves[1]!.variations!.map((line) => line.map(({ move }) => move))).toEqual([
      ['18-22'],
      ['20-24'],
    ])
    expect(match!.strays.map(({ code }) => code)).toEqual(['bad-move', 'bad-move'])
  })

  it('before the first move, and deeper than anybody writes, are passed over', () => {
    expect(moves('( 31-27 ) 1. 32-28 *')).toEqual(['32-28'])
    expect(moves(`1. 32-28 ${'( 31-27 '.repeat(50_000)}${') '.repeat(50_000)} 19-23 *`)).toEqual([
      '32-28',
      '19-23',
    ])
  })
})

describe('what is wrong with a PDN file, and on which line', () => {
  it.each([
    ['', 'no-match', 1],
    ['  \n\n', 'no-match', 1],
    ['[Event "a"]\n["b"]\n', 'bad-tag', 2],
    ['[%clk 0:05]\n', 'bad-tag', 1],
    ['1. 32 28 19-23', 'bad-word', 1],
    ['1. 32-28\n\n{ never\nclosed', 'unclosed-comment', 3],
    ['1. 32-28\n( 31-27\n', 'unclosed-variation', 2],
    ['1. 32-28\n19-23 )', 'stray-bracket', 2],
    ['1. 32-28\n\nhello 19-23', 'bad-word', 3],
    ['1. e2-e4', 'bad-word', 1],
    ['[Event "x"]\n[GameType "21"]\n1. 32-28', 'unknown-variant', 2],
    ['[GameType "kale-mus"]\n1. throw', 'bad-word', 2],
    ['[GameType "kale-mus"]\n*', 'unknown-variant', 1],
    ['[GameType "hoek-dammen"]\n*', 'unknown-variant', 1],
    ['[GameType "italiaans-dammen"]\n[Options "slagplicht=false"]\n*', 'bad-option', 2],
    ['[Options "slagplicht=maybe"]\n*', 'bad-option', 1],
    ['\n[FEN "X:W31:B1"]\n*', 'bad-position', 2],
    ['\n[FEN "?:W31:B77"]\n*', 'bad-position', 2],
    ['[FEN "W:W77:B1"]\n*', 'bad-position', 1],
    ['1. 32-28 19-23\n2. 31-27', 'bad-move', 2],
    ['1. 32-28\n19-22', 'bad-move', 2],
    ['[FEN "W:W28:B22,12,5"]\n1. 28x17', 'bad-move', 2],
    ['[FEN "W:W28:B22"]\n28x17\n17-11', 'bad-move', 3],
    ['[FEN "W:W48:B42,32,43,33,22,12,13"]\n\n1. 48x19', 'ambiguous-move', 3],
    ['[FEN "W:W48:B42,32,43,33,22,12,13"]\n1. 48x38x19', 'bad-move', 2],
  ])('%j: %s', (text, code, line) => {
    expect(problem(text)?.code).toBe(code)
    expect(problem(text)?.text.en).toMatch(new RegExp(`^Line ${line}: .*\\.$`, 'u'))
    for (const lang of LANGS) expect(problem(text)?.text[lang]).toMatch(/\d\u00A0?: \P{Lu}?.*\p{L}.*\.$/u)
  })

  it('every match that can be read is read, whatever is wrong with the others', () => {
    const tagged = (name: string, rest: string) => `[White "${name}"]\n${rest}\n`
    const { matches, problems } = readPdn(
      [
        tagged('a', '1. 32-28 *'),
        tagged('b', '1. 32-26 *'),
        tagged('c', '1. 32-28 { never closed'),
        tagged('d', '1. 32-28 ( 31-27'),
        tagged('e', '1. 31-27 {ok} 1-0 1-0\nMatch number six:'),
        tagged('f', '[GameType "25"]\n1. c3-d4 *'),
        tagged('g', '1. 32-28 hello 19-23'),
        tagged('h', '1. 33-28 ) *'),
        '1. 34-30 * 1. nonsense 1-0 1. 35-30 *',
      ].join(''),
      gameById,
    )
    expect(matches.map(({ tags, moves }) => `${tags['White'] ?? '-'} ${moves[0]?.move}`)).toEqual([
      'a 32-28',
      'e 31-27',
      '- 34-30',
      '- 35-30',
    ])
    expect(problems.map(({ code, text }) => `${code} ${text.en.split(':')[0]}`)).toEqual([
      'bad-move Line 4',
      'unclosed-comment Line 6',
      'unclosed-variation Line 8',
      'bad-word Line 14',
      'bad-word Line 16',
      'stray-bracket Line 18',
      'bad-word Line 19',
    ])
  })

  it('a move that cannot be comes with its rule', () => {
    expect(problem('1. 32-28 19-23 2. 31-27')?.text.en).toBe(
      'Line 1: ‘31-27’ is not possible here. Capturing is compulsory: if you can capture, you may not make any other move.',
    )
    expect(problem('[FEN "W:W48:B42,32,43,33,22,12,13"] 48x19')?.text.nl).toContain('48x37x28x17x8x19')
  })
})

describe('writing PDN', () => {
  it('writes the tags in their order, the moves with their numbers, and folds', () => {
    expect(writePdn([only(TOURNAMENT)])).toBe(`[Event "Clubavond"]
[Site "Utrecht"]
[Date "2021.11.03"]
[Round "2"]
[White "Jansen, A."]
[Black "de \\"Snelle\\" Vries"]
[Result "1-0"]
[GameType "20"]
[PlyCount "9"]

{ Een rustige opening. } 1. 32-28 $1 19-23 2. 28x19 14x23 ( 2... 13x24 { kan
ook } 3. 37-32 ( 3. 34-30 ) 3... 9-13 ) 3. 34-30 { op weg naar 25 } 3... 20-25
4. 40-34 15-20 5. 45-40 1-0
`)
  })

  it('writes what it does not know with question marks, and where Black begins', () => {
    const match: PdnMatch = {
      game: 'slag-dammen',
      options: { slagplicht: false },
      tags: {},
      position: 'B:W28,45:BK5,22',
      comments: [],
      moves: [
        { move: '22x33', comments: ['a } brace'], nags: [] },
        { move: '45-40', comments: [], nags: [4] },
      ],
      result: '*',
    }
    expect(writePdn([match])).toBe(`[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "?"]
[Black "?"]
[Result "*"]
[GameType "slag-dammen"]
[Options "slagplicht=false"]
[SetUp "1"]
[FEN "B:W28,45:BK5,22"]

1... 22x33 { a ) brace } 2. 45-40 $4 *
`)
  })

  it.each([
    ['a tournament', TOURNAMENT],
    ['a server', SERVER],
    ['a placing', '[GameType "contract-dammen"] [FEN "W:W28:B5:R1,0"] 1. +48 5-10 *'],
    ['no tags', '1. 32-28 19-23 *'],
  ])('what was written reads back: %s', (_, text) => {
    const matches = read(text)
    expect(read(writePdn(matches))).toEqual(matches)
    expect(read(writePdn([...matches, ...matches]))).toHaveLength(2)
  })

  it('no line is longer than a narrow screen', () => {
    const long = '1-7 50-44 7-12 44-39 12-18 39-44 18-1 44-50 '
    const text = writePdn(read(`[FEN "W:WK1,46:BK50,15"] ${long.repeat(2)} *`))
    const folded = text.split('\n\n')[1]!.trim().split('\n')
    expect(folded.length).toBeGreaterThan(1)
    expect(Math.max(...folded.map((line) => line.length))).toBeLessThanOrEqual(79)
    expect(folded[0]!.length).toBeGreaterThan(65)
  })
})
