import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { Table } from '@spellendoos/fair'
import { gameById, games } from '@spellendoos/games'
import { PAGE_TITLES } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { benchTable, measureAll } from './commands/bench.ts'
import { listGames } from './commands/games.ts'
import { pdnFile } from './commands/pdn.ts'
import { reviewFile } from './commands/review.ts'
import { rulesPage } from './commands/rules.ts'
import { verifyFile } from './commands/verify.ts'
import { runProgram } from './program.ts'
import { run } from './testing/command.ts'
import { boxWords } from './words/box.ts'
import { reviewWords } from './words/review.ts'

const folder = mkdtempSync(join(tmpdir(), 'spellendoos-'))
const file = (name: string, contents: unknown) => {
  const path = join(folder, name)
  const isText = typeof contents === 'string' || contents instanceof Uint8Array
  writeFileSync(path, isText ? contents : JSON.stringify(contents))
  return path
}
const kaleMus = gameById('kale-mus')!
const replay = (chance: 'fair' | 'manual') => {
  const opened = Table.open(kaleMus, { seats: 2, seed: '00', chance })
  if (!opened.ok) throw new Error(opened.problem.text.en)
  opened.value.play(0, 'throw')
  return opened.value.replay()
}

describe('games and rules', () => {
  it('lists every game, in the language asked for', () => {
    const list = listGames('nl')
    for (const { id, words } of games) {
      expect(list).toContain(id)
      expect(list).toContain(words.name.nl)
    }
  })

  it('numbers the rules and marks those that are ours', () => {
    const page = rulesPage(kaleMus, 'en', 80)
    const [byTheBook, ours] = kaleMus.words.rules.map(({ text }) => text.en.slice(0, 20))
    expect(page).toMatch(new RegExp(`^1\\. {2}${byTheBook}`, 'm'))
    expect(page).toMatch(new RegExp(`^2\\.\\* ${ours}`, 'm'))
    expect(page).toContain('rounds = 5 (1–20)')
  })

  it('begins with what a friend would say, and puts the rules in sections whose numbers run on', () => {
    const lines = stripVTControlCharacters(rulesPage(kaleMus, 'en', 80)).split('\n')
    const at = (start: string) => lines.findIndex((line) => line.startsWith(start))
    const inOrder = [
      PAGE_TITLES.friend.en,
      `· ${kaleMus.words.friend.goal.en.slice(0, 30)}`,
      PAGE_TITLES.setup.en,
      '1. ',
      PAGE_TITLES.play.en,
      '3. ',
      PAGE_TITLES.end.en,
    ]
    expect(inOrder.map(at)).toEqual(inOrder.map(at).toSorted((a, b) => a - b))
    expect(at(PAGE_TITLES.friend.en)).toBeGreaterThan(0)
    expect(lines.filter((line) => line.startsWith('· '))).toHaveLength(5)
    expect(lines).not.toContain(PAGE_TITLES.special.en)
  })
})

describe('verify', () => {
  it.each([
    ['a fair match', replay('fair'), 0, '✔'],
    ['chance fed by hand', replay('manual'), 2, '–'],
    ['a match without its seed', { ...replay('fair'), proof: { kind: 'manual' } }, 1, '✘'],
  ])('%s', (name, contents, status, sign) => {
    const verdict = verifyFile(file(`${name}.json`, contents), 'en')
    expect(verdict.status).toBe(status)
    expect(verdict.line).toContain(sign)
    expect(verdict.line).not.toContain('\n')
  })

  it.each([
    ['no file', join(folder, 'nothing.json')],
    ['no JSON', file('text.json', 'hello')],
    ['no replay', file('list.json', [])],
    [
      'not UTF-8',
      file('latin1.json', Buffer.from(JSON.stringify({ ...replay('fair'), players: ['Zoë'] }), 'latin1')),
    ],
  ])('cannot tell: %s', (_, path) => {
    expect(() => verifyFile(path, 'en')).toThrow(expect.objectContaining({ status: 2 }))
  })

  it('gives its verdict as the exit status', async () => {
    const { out, err, status } = await run(['verify', file('fair.json', replay('fair')), '--lang', 'nl'])
    expect([status, err]).toEqual([0, ''])
    expect(out.trim().split('\n')).toHaveLength(1)
  })
})

describe('review', () => {
  const solo = () => {
    const opened = Table.open(gameById('solo-halma')!, { seats: 1, seed: '00', chance: 'fair' })
    if (!opened.ok) throw new Error(opened.problem.text.en)
    return opened.value.replay()
  }

  it('prints what was luck and what was skill, for everyone by name', async () => {
    const path = file('luck.json', { ...replay('fair'), players: ['Anna', 'Ben'] })
    const page = await reviewFile(path, 'en')
    expect(page).toMatch(/^Bald sparrow$/m)
    const say = reviewWords('en')
    const heads = (['luck', 'own', 'others', 'rest', 'total'] as const).map((head) => say(head))
    expect(page).toMatch(new RegExp(`^ +${heads.join(' +')}$`, 'm'))
    expect(page).toMatch(/^Anna +[+−0]/m)
    expect(JSON.parse(await reviewFile(path, 'en', { json: true }))).toMatchObject({ accounts: [{}, {}] })
  })

  it.each([
    ['no file', join(folder, 'nothing.json'), /nothing\.json/],
    ['no JSON', file('words.json', 'hello'), /words\.json/],
    [
      'a game that is not in the box',
      file('other.json', { ...replay('fair'), game: 'ganzenbord' }),
      /ganzenbord/,
    ],
    [
      'a move against the rules',
      file('bad.json', { ...replay('manual'), log: [{ by: 1, move: 'throw' }] }),
      /Entry 0/,
    ],
    ['a puzzle that nobody can judge', file('solo.json', solo()), /one player/],
  ])('says what is wrong: %s', async (_, path, problem) => {
    await expect(reviewFile(path, 'en')).rejects.toThrow(problem)
  })
})

describe('pdn', () => {
  const played = `[White "Anna"]
[Black "Ben"]
[GameType "20"]
1. 32-28 19-23 2. 28x19 { neat } 14x23 0-1

[GameType "contract-dammen"]
[FEN "W:W28:B5:R1,0"]
1. +48 5-10 1/2-1/2
`
  const pdn = file('two.pdn', played)

  it('lists the matches of a file, each played through', () => {
    expect(pdnFile(pdn, undefined, 'en').split('\n')).toEqual([
      '1. Anna – Ben · 0-1 · 4 moves · International draughts',
      '2. ? – ? · 1/2-1/2 · 2 moves · Contract draughts',
    ])
  })

  it('lists what cannot be read with its line, and the other matches all the same', () => {
    const some = file('some.pdn', `[White "Cees"]\n1. 32-26 *\n${played}`)
    expect(pdnFile(some, undefined, 'en').split('\n').slice(0, 3)).toEqual([
      '1. Anna – Ben · 0-1 · 4 moves · International draughts',
      '2. ? – ? · 1/2-1/2 · 2 moves · Contract draughts',
      boxWords('en')('pdn-not-read', { n: 1 }),
    ])
    expect(pdnFile(some, undefined, 'en')).toMatch(/\n {3}Line 2: ‘32-26’ is not possible here\. /)
  })

  it('says how many moves came after a draw', () => {
    const rounds = file('rounds.pdn', `[FEN "W:WK1,46:BK50,15"] ${'1-7 50-44 7-1 44-50 '.repeat(3)} *`)
    const [match, after] = pdnFile(rounds, undefined, 'en').split('\n')
    expect(match).toContain('8 moves')
    expect(after?.trim()).toBe(boxWords('en')('pdn-after', { n: 4 }))
  })

  it.each([
    [1, '0-1', 'resigned', '1. 32-28 19-23 2. 28x19 14x23 0-1'],
    [2, '1/2-1/2', 'agreed', '1. +48 5-10 1/2-1/2'],
  ])('turns match %i into a saved match and back', (number, result, why, moves) => {
    const saved = pdnFile(pdn, number, 'en')
    expect(JSON.parse(saved)).toMatchObject({ result: { why } })
    const back = pdnFile(file(`saved-${number}.json`, saved), undefined, 'en')
    expect(back).toContain(`[Result "${result}"]`)
    expect(back.split('\n').at(-1)).toBe(moves)
    expect(verifyFile(file(`again-${number}.json`, saved), 'en').status).toBe(0)
  })

  it('leaves out moves that were taken back', () => {
    const opened = Table.open(gameById('dammen')!, { seats: 2, seed: '00' })
    if (!opened.ok) throw new Error(opened.problem.text.en)
    const table = opened.value
    table.play(0, '32-28')
    table.play(1, '19-23')
    table.act(0, 'undo')
    table.play(0, '31-27')
    const text = pdnFile(file('undone.json', table.replay(['Anna', 'Ben'])), undefined, 'en')
    expect(text).toContain('[White "Anna"]')
    expect(text.split('\n').at(-1)).toBe('1. 31-27 *')
  })

  it.each([
    ['no file', join(folder, 'nothing.pdn'), undefined, /Cannot read the file/],
    ['a bad move', file('bad.pdn', '1. 32-28\n19-22'), undefined, /Line 2: ‘19-22’ is not possible here\./],
    ['a match that is not there', pdn, 3, boxWords('en')('pdn-no-match', { file: pdn, n: 2, number: 3 })],
    ['another game', file('mus.json', replay('fair')), undefined, /only draughts games can/],
  ])('complains of %s', (_, path, number, sentence) => {
    expect(() => pdnFile(path, number, 'en')).toThrow(sentence)
  })

  it('is a command', async () => {
    const { out, status } = await run(['pdn', pdn, '-n', '1', '--lang', 'nl'])
    expect(status).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ game: 'dammen', players: ['Anna', 'Ben'] })
  })
})

describe('what cannot be done gets a sentence', () => {
  it.each([
    [['dance'], /Unknown command ‘dance’/],
    [['rules'], /Missing argument: game/],
    [['rules', 'chess'], /‘chess’ is not on the shelf/],
    [['rules', 'kale-mus', 'dammen'], /Too many arguments/],
    [['verify', 'nothing.json'], /Cannot read the file/],
    [['play', 'kale-mus', '--seats', 'two'], /whole number/],
    [['play', 'kale-mus', '--seats'], /needs a value/],
    [['bench', '--ms', '0'], /whole number/],
    [['bench', 'chess'], /‘chess’ is not on the shelf/],
    [['bench', 'kale-mus', 'dammen', '-o', 'rounds=3'], /rounds/],
    [['bench', 'kale-mus', '--preset', 'none'], /none/],
    [['games', '--colour'], /cannot be used here/],
    [['games', '--lang', 'it'], /language must be one of nl, en, de/],
  ])('%j', async (words, sentence) => {
    await expect(runProgram(words, 'en')).rejects.toThrow(sentence)
  })

  it('on stderr, without a stack trace', async () => {
    const { status, out, err } = await run(['rules', 'chess'], '', { LANG: 'de_DE.UTF-8' })
    expect([status, out]).toEqual([1, ''])
    expect(err).toMatch(/^Das Spiel „chess“ gibt es nicht/)
    expect(err.trim().split('\n')).toHaveLength(1)
  })

  it('and help tells what can', async () => {
    const { status, out } = await run(['play', '--help', '--lang', 'fr'])
    expect(status).toBe(0)
    expect(out).toContain('Usage\u00a0:')
    expect(out).toContain('--players')
  })
})

describe('bench', () => {
  it('measures a preset with the options given', () => {
    const all = measureAll([{ game: kaleMus, preset: 'boekje', given: ['rounds=3'], ms: 5 }], 'en')
    expect(all.map(({ game, preset, seats }) => [game, preset, seats])).toEqual([['kale-mus', 'boekje', 2]])
    expect(all[0]!.pliesPerPlayout).toBe(6)
    expect(all[0]!.pliesPerSecond).toBeGreaterThan(all[0]!.playoutsPerSecond)
    expect(benchTable(all, 'en').split('\n')).toHaveLength(3)
  })

  it('is a command, and measures every preset of every game asked for', async () => {
    const { out, status } = await run(['bench', 'molenspel', 'kale-mus', '--ms', '5', '--json'])
    expect(status).toBe(0)
    expect(JSON.parse(out)).toMatchObject([
      { game: 'molenspel', preset: 'boekje' },
      { game: 'molenspel', preset: 'modern' },
      { game: 'kale-mus', preset: 'boekje', pliesPerPlayout: 10 },
    ])
  })
})
