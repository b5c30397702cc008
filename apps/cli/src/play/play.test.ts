import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gameById, games } from '@spellendoos/games'
import { describe, expect, it } from 'vitest'
import { run } from '../testing/command.ts'
import { Script } from '../testing/script.ts'
import { boxWords } from '../words/box.ts'
import { tableWords } from '../words/table.ts'
import { matchLoop } from './match-loop.ts'
import { Quit } from './quit.ts'
import type { PlayOptions } from './setup.ts'

const folder = mkdtempSync(join(tmpdir(), 'spellendoos-'))

/** Plays from a script until it runs out, and returns everything that was shown. */
async function play(id: string | undefined, flags: PlayOptions, lines: readonly string[]): Promise<string> {
  const script = new Script(lines)
  try {
    await matchLoop(id, flags, 'en', script)
  } catch (problem) {
    if (!(problem instanceof Quit)) throw problem
  }
  return script.shown
}

describe('through a pipe', () => {
  it('plays a match against the bot to its end, and ends when the input does', async () => {
    const { status, out, err } = await run(
      ['play', 'kale-mus', '--players', 'Anna,bot', '--option', 'rounds=2', '--seed', '00', '--lang', 'en'],
      'throw\n\n',
    )
    expect([status, err]).toEqual([0, ''])
    expect(out).toMatch(/(Anna|Bot) wins|a draw/)
    expect(out).toContain('See you next time.')
  })

  it('opens the shelf, and leaves it when nothing comes', async () => {
    const { status, out, err } = await run([], '', { LANG: 'nl_NL.UTF-8' })
    expect([status, err]).toEqual([0, ''])
    for (const { words } of games) expect(out).toContain(words.name.nl)
    expect(out).toContain('Tot de volgende keer.')
  })
})

describe('before a match', () => {
  it('asks for what was not said, and takes the usual for an empty line', async () => {
    const out = await play('kale-mus', { seed: '00' }, ['', '2', '2', '99', 'one', '1', 'throw', 'throw'])
    for (const said of [
      'How many players?',
      'Who is playing?',
      'Which settings?',
      'Enter a whole number from 1 to 20.',
    ]) {
      expect(out).toContain(said)
    }
    expect(out).toContain('player 1 throws')
  })

  it('calls the choices of an option by their names', async () => {
    const out = await play('keerzijde', {}, ['2', '3', '2', '1'])
    for (const said of ['one row', 'all rows', 'as in the rulebook', 'crossed centre']) {
      expect(out).toContain(said)
    }
  })

  it('asks for a name at every seat', async () => {
    const out = await play('kale-mus', { seats: 3, preset: 'boekje' }, ['3', 'Anna', 'bot', '', 'throw'])
    expect(out).toContain('Anna')
    expect(out).toContain('■ Bot')
    expect(out).toContain('▲ player 3')
  })

  it.each([
    [{ players: 'A' }, /cannot be played with 1 player/],
    [{ players: 'A,B', option: ['rounds'] }, /name=value/],
    [{ players: 'A,B', option: ['rounds=99'] }, /1–20/],
    [{ players: 'A,B', option: ['rounds=x'] }, /1–20/],
    [{ players: 'A,B', option: ['__proto__=1'] }, /no option/],
    [{ players: 'A,B', preset: 'none' }, /no preset/],
    [{ players: 'A,B', preset: 'boekje', seed: 'xyz' }, /hexadecimal/],
    [{ load: 'nothing.json' }, /Cannot read the file/],
  ])('refuses %j in a sentence', async (flags, sentence) => {
    await expect(play('kale-mus', flags, [])).rejects.toThrow(sentence)
  })
})

describe('at the table', () => {
  it('knows its commands', async () => {
    const saved = join(folder, 'saved.json')
    const out = await play(
      'kale-mus',
      { players: 'Anna,Bea', preset: 'boekje', seed: '00' },
      [
        'help / moves / hint / rules / why / 2: throw / why / nonsense / undo / offer / decline / throw / log',
        `save ${saved}`,
        `save ${saved}`,
        `load nowhere.json / load`,
        `load ${saved}`,
        'clock / resign / no / resign / yes / 4',
      ].flatMap((line) => line.split(' / ')),
    )
    for (const said of [
      'What you can type',
      '1 move: throw',
      'The bot would play throw.',
      gameById('kale-mus')!.words.rules[0]!.text.en.slice(0, 20),
      'Nothing has been refused yet.',
      'Not allowed. In each round everyone throws once',
      `Rule 3, ${boxWords('en')('book')}`,
      'not a move in this game’s notation',
      'There is nothing to take back',
      'Anna offers a draw. Type ‘accept’ or ‘decline’.',
      'Anna throws',
      `Saved to ${saved}.`,
      'That file already exists or cannot be written',
      'Cannot read the file nowhere.json.',
      'Which file?',
      tableWords('en')('loaded', { file: saved }),
      'No clock is running.',
      'Decided by resignation.',
    ]) {
      expect(out).toContain(said)
    }
    expect(JSON.parse(readFileSync(saved, 'utf8'))).toMatchObject({ players: ['Anna', 'Bea'] })
    expect(await play(undefined, { load: saved }, [])).toContain('▶ ■ Bea')
  })

  it('lets the start rotate and counts who won', async () => {
    const out = await play('kale-mus', { players: 'Anna,Bea', option: ['rounds=1'] }, [
      '',
      '',
      '1',
      '',
      '',
      '4',
    ])
    expect(out).toContain('Games won so far: ')
    expect(out).toMatch(/● Bea/)
  })

  it('plays on with bots when one of several resigns', async () => {
    const out = await play('kale-mus', { players: 'Anna,Bea,Cas', option: ['rounds=1'] }, [
      'resign',
      'y',
      '',
      '',
      '4',
    ])
    expect(out).toContain('A bot is now playing for Anna.')
    expect(out).toMatch(/3\. Anna/)
  })

  it('takes a move back, half a move too', async () => {
    const out = await play('molenspel', { players: 'Anna,Bea', preset: 'boekje', seed: '00' }, [
      'd6',
      'undo',
      'D6',
      'd6',
      'why',
      'a1 a4',
      '#1',
    ])
    expect(out).toContain('Anna takes back the last move.')
    expect(out).toMatch(new RegExp(`Rule \\d+, ${boxWords('en')('book')}`))
  })

  it.each([
    ['winner', 'Anna'],
    ['alternate', 'Bea'],
  ])('molenspel.series: with nextStart %s, %s starts after Anna has won', async (nextStart, starts) => {
    const flags = { players: 'Anna,Bea', preset: 'boekje', option: [`nextStart=${nextStart}`] }
    const out = await play('molenspel', flags, ['d6', 'resign', 'y', '1', 'a1'])
    expect(out).toContain(`${starts} places a stone on a1.`)
  })

  it('takes back one move after the other, each for who made it', async () => {
    const saved = join(folder, 'taken-back.json')
    const lines = ['d6', 'a1', 'g1', 'g7', 'undo', 'undo', 'undo', `save ${saved}`]
    await play('molenspel', { players: 'Anna,Bea', preset: 'boekje', seed: '00' }, lines)
    const { log } = JSON.parse(readFileSync(saved, 'utf8')) as { log: { by: number; act?: string }[] }
    expect(log.filter(({ act }) => act === 'undo').map(({ by }) => by)).toEqual([1, 0, 1])
  })

  it('draws a curtain between people with secrets', async () => {
    const id = games.find(({ traits }) => traits.hidden && !traits.realtime)!.id
    const out = await play(id, { players: 'Anna,Bea', preset: 'boekje', seed: '00' }, [])
    expect(out).toContain('Pass the keyboard to Anna.')
    expect(out).not.toContain('» ')
  })

  it('shows no legal moves where finding them is the game', async () => {
    const { id } = games.find(({ traits }) => traits.unaided)!
    const out = await play(id, { players: 'Anna,bot', preset: 'boekje' }, ['moves', 'hint', 'help'])
    expect(out.split(tableWords('en')('unaided').slice(0, 30))).toHaveLength(3)
  })

  it('is not confused by junk', async () => {
    const junk = [
      '\0',
      '🎲',
      '9999: x',
      '/',
      '-',
      'a'.repeat(5000),
      '#1000',
      '__proto__',
      '2: 2: 2:',
      '2: throw',
    ]
    for (const { id, seats } of games) {
      const players = ['Anna', ...new Array<string>(seats[0]! - 1).fill('bot')].join(',')
      expect(await play(id, { players, preset: 'boekje' }, junk)).toContain('Anna')
    }
  })

  it('lets bots play among themselves', async () => {
    const out = await play('kale-mus', { players: 'bot,bot', preset: 'boekje' }, ['4'])
    expect(out).toContain('What now?')
  })
})
