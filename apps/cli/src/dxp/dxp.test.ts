import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { Connection, Disconnected } from './connection.ts'
import { BadMessage, readMessage, writeMessage } from './messages.ts'
import type { Chooser } from './play-match.ts'
import { follow, initiate, type Report } from './roles.ts'

/** Always the first legal move, so that every match is the same. */
const first: Chooser = (match, seat) => Promise.resolve(match.game.write(match.state, match.moves(seat)[0]!))

const nobody = () => {}

/** Two ends of a connection. */
async function pair(): Promise<[here: Socket, there: Socket, close: () => void]> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const accepted = new Promise<Socket>((resolve) => server.once('connection', resolve))
  const here = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const there = await accepted
  const close = () => {
    here.destroy()
    there.destroy()
    server.close()
  }
  return [here, there, close]
}

/** Says lines written by hand to one of our programs, and answers with all that it sent, until it hangs up. */
async function transcript(
  role: (connection: Connection) => Promise<unknown>,
  lines: readonly string[],
): Promise<{ sent: string[]; ended: unknown }> {
  const [here, there, close] = await pair()
  let sent = ''
  here.on('data', (bytes: Buffer) => (sent += bytes.toString('latin1')))
  const over = new Promise((resolve) => here.once('end', resolve))
  const connection = new Connection(there, nobody)
  const done = role(connection).catch((problem: unknown) => problem)
  here.end(lines.map((line) => `${line}\0`).join(''), 'latin1')
  const ended = await done
  connection.close()
  await over
  close()
  return { sent: sent.split('\0').slice(0, -1), ended }
}

const NAME = 'Spellendoos                     '
const OTHER = 'Tornado voor Windows 4.0        '

describe('the messages of DamExchange', () => {
  it.each([
    `R01${OTHER}W060065A`,
    `R01${OTHER}Z060000BZ${'e'.repeat(45)}wWzZe`,
    `A${OTHER}0`,
    'M0012061100',
    'M001205250422122320',
    'E00',
    'E31',
    'CWhat do you think about move 35?',
    'B005W',
    'K1',
  ])('are read and written alike: %s', (text) => {
    expect(writeMessage(readMessage(text))).toBe(text)
  })

  it('a move over four pieces has its fields', () => {
    expect(readMessage('M001205250422122320')).toEqual({
      is: 'M',
      seconds: 12,
      from: 5,
      to: 25,
      takes: [22, 12, 23, 20],
    })
  })

  it.each(['', 'X', 'M12', 'M00120611', 'M001206110222', 'M00120611022', 'E4', `A${OTHER}7`, 'R01', 'B5W'])(
    'what is none is said to be so: %j',
    (text) => {
      expect(() => readMessage(text)).toThrow(BadMessage)
    },
  )
})

describe('a match over DamExchange', () => {
  it('as follower with Black, by a transcript written by hand', async () => {
    const reports: unknown[] = []
    const report: Report = (...heard) => reports.push(heard)
    // White 28 and 45, Black 22 and 5: 28x17, then Black's first move; White gives up.
    const board = Array.from({ length: 50 }, () => 'e')
    for (const [field, piece] of [
      [28, 'w'],
      [45, 'w'],
      [22, 'z'],
      [5, 'z'],
    ] as const)
      board[field - 1] = piece
    const { sent, ended } = await transcript(
      (line) => follow(line, first, report),
      ['CHello', `R01${OTHER}Z005075BW${board.join('')}`, 'M000128170122', 'B001W', 'E11'],
    )
    expect(ended).toBeUndefined()
    expect(sent).toEqual([`A${NAME}0`, 'M0000051000', 'K1', 'E00'])
    expect(reports).toEqual([['Tornado voor Windows 4.0', undefined]])
  })

  it('as initiator with White, by a transcript written by hand', async () => {
    const { sent } = await transcript(
      (line) => initiate(line, { games: 1, minutes: 5, moves: 1 }, first, nobody),
      [`A${OTHER}0`, 'M0003192300', 'E00'],
    )
    expect(sent[0]).toBe(`R01${NAME}Z005001A`)
    expect(sent[1]).toMatch(/^M0000(3[1-5])(2[6-9]|30)00$/)
    // One move each was agreed on: the match is ended without a reason, and no other is wanted.
    expect(sent.slice(2)).toEqual(['E01'])
  })

  it('says when the rules have ended it', async () => {
    const board = `${'e'.repeat(21)}z${'e'.repeat(5)}w${'e'.repeat(22)}`
    // White takes the last man: Black, on turn, says that it lost.
    const { sent } = await transcript(
      (line) => follow(line, first, nobody),
      [`R01${OTHER}Z005000BW${board}`, 'M000128170122', 'E01'],
    )
    expect(sent).toEqual([`A${NAME}0`, 'E10'])
  })

  it.each([
    ['another version', `R02${OTHER}Z005075A`, '1'],
    ['an empty board', `R01${OTHER}Z005075BW${'e'.repeat(50)}`, '2'],
  ])('refuses %s', async (_, asked, code) => {
    const { sent } = await transcript((line) => follow(line, first, nobody), [asked])
    expect(sent).toEqual([`A${NAME}${code}`])
  })

  it.each([
    ['a move that is not legal', 'M0000323300'],
    ['a capture that takes nothing', 'M000032280119'],
    ['a message that does not belong there', `A${OTHER}0`],
    ['a message that is too long', `C${'x'.repeat(200)}`],
  ])('%s ends the connection, and is named', async (_, line) => {
    const { ended } = await transcript((each) => follow(each, first, nobody), [`R01${OTHER}Z005075A`, line])
    expect(ended).toBeInstanceOf(BadMessage)
    expect((ended as Error).message).toContain(line.slice(0, 2))
  })

  it('a name or a talk in letters that cannot be printed ends nothing, and does nothing to a terminal', async () => {
    const heard: string[] = []
    const [here, there, close] = await pair()
    const connection = new Connection(there, (text) => heard.push(text))
    const done = follow(connection, first, (name) => heard.push(name))
    const name = '\u001b[31mEvil'.padEnd(32)
    here.end(`R01${name}Z005075A\0C\u001b[2Jh\u00e9 \u009b1m\0E00\0`, 'latin1')
    await done
    close()
    expect(heard).toEqual(['?[2Jh? ?1m', '?[31mEvil'])
  })

  it('no minutes are no limit', async () => {
    const { sent } = await transcript(
      (line) => follow(line, first, nobody),
      [`R01${OTHER}W000000A`, 'M0003192300', 'E00'],
    )
    expect(sent).toEqual([`A${NAME}0`, expect.stringMatching(/^M/), expect.stringMatching(/^M/), 'E00'])
  })

  it('who says nothing for too long has left', async () => {
    const [, there, close] = await pair()
    const connection = new Connection(there, nobody)
    connection.allow(20)
    await expect(connection.expect('R')).rejects.toBeInstanceOf(Disconnected)
    close()
  })

  it('who breaks the line while we think has left', async () => {
    const [here, there, close] = await pair()
    const connection = new Connection(there, nobody)
    const thinking: Chooser = async (match, seat) => {
      const gone = new Promise((resolve) => there.once('close', resolve))
      here.resetAndDestroy()
      await gone
      return first(match, seat, 0)
    }
    here.write(`R01${OTHER}W005000A\0`, 'latin1')
    await expect(follow(connection, thinking, nobody)).rejects.toBeInstanceOf(Disconnected)
    close()
  })

  it('hanging up in the middle is noticed', async () => {
    const { ended } = await transcript((line) => follow(line, first, nobody), [`R01${OTHER}Z005075A`])
    expect(ended).toBeInstanceOf(Disconnected)
  })

  it('two of our own play matches to their ends, with both colours', async () => {
    const [here, there, close] = await pair()
    const heard: Record<string, unknown[]> = { here: [], there: [] }
    const following = follow(new Connection(there, nobody), first, (_, places) =>
      heard['there']!.push(places),
    )
    const asking = initiate(
      new Connection(here, nobody),
      { games: 2, minutes: 5, moves: 0 },
      first,
      (_, places) => heard['here']!.push(places),
    )
    expect(await asking).toBe(true)
    await following
    close()
    expect(heard['here']).toHaveLength(2)
    expect(heard['here']![0]).toBeDefined()
    expect(heard['here']).toEqual(heard['there'])
  })
})
