import { LinkChain, publicKeyOf, type TableMessage } from '@spellendoos/fair'
import type { News, Command } from '@spellendoos/wire'
import { describe, expect, it } from 'vitest'
import { Contributor, hasToSeal, type ProtocolWarning } from './ceremony.ts'

const PEOPLE = [{ level: 0 }, { level: 0 }]
const other = new LinkChain('m', 1, '77'.repeat(32), 9)
const sealed = { seal: other.seal, key: publicKeyOf('77'.repeat(32)) }

/** A page at seat 0, what it asked for, and what it heard. */
function page(shownIsKept: () => Promise<unknown> = () => Promise.resolve()) {
  const asked: Command[] = []
  const complaints: ProtocolWarning[] = []
  let heard: TableMessage['news'] = []
  const contributor = new Contributor({
    ask: (command) => Promise.resolve(asked.push(command)),
    shownIsKept,
    heard: () => heard,
    mostDraws: () => Promise.resolve(9),
    complain: (what) => complaints.push(what),
  })
  const follow = (table: object, turn: readonly unknown[] = ['chance'], bound: object = { head: 'h' }) =>
    contributor.follow({
      you: 0,
      table: { match: 'm', game: 'g', phase: 'playing', players: PEOPLE, ...table },
      match: { turn, seq: 9, ...bound },
    } as unknown as News)
  return {
    asked,
    complaints,
    follow,
    hear: (...news: object[]) => (heard = [...heard, ...news] as unknown as TableMessage['news']),
    /** Seals, and sees that the other has. */
    async seal(commitment = 'c1') {
      await follow({ phase: 'sealing', ceremony: { commitment, seals: [null, null] } })
      const { seal, key } = asked.at(-1) as Command & { do: 'seal' }
      return { commitment, seals: [{ seal, key }, sealed] }
    },
  }
}
const due = (draw: number) => ({ chance: { draw, awaited: [0, 1] } })
const links = (asked: readonly Command[]) => asked.filter((command) => command.do === 'link')

describe('sealing', () => {
  it.each([
    ['sealing', null, 0, true],
    ['sealing', sealed, 0, false],
    ['sealing', null, 2, false],
    ['gathering', null, 0, false],
    ['playing', null, 0, false],
  ] as const)('while %s, with %j sealed and a player of level %i: %j', (phase, seal, level, has) => {
    const ceremony = { commitment: 'c1', seals: [seal, null] }
    const players = [{ level }] as unknown as News['table']['players']
    expect(hasToSeal({ phase, ceremony, players }, 0)).toBe(has)
  })
  it('is done once, and anew for every attempt: what was brought is known to all', async () => {
    const { asked, seal } = page()
    await seal('c1')
    await seal('c1')
    await seal('c2')
    const [first, second, ...more] = asked as (Command & { do: 'seal' })[]
    expect(more).toEqual([])
    expect(first!.seal).not.toBe(second!.seal)
    expect(first!.key).not.toBe(second!.key)
  })
})

describe('opening links', () => {
  it('is done once for each draw, and each link leads to the seal', async () => {
    const { asked, seal, follow, hear } = page()
    const ceremony = await seal()
    await follow({ ceremony, ...due(0) })
    await follow({ ceremony, ...due(0) })
    hear({ by: 1, link: other.link(0), seq: 9 }, { by: 'chance', seq: 10 })
    const [first, ...more] = links(asked)
    expect(first).toMatchObject({ draw: 0 })
    expect(more).toEqual([])
  })
  it('goes on with the next link, and counts only draws that were heard of', async () => {
    const { asked, seal, follow, hear } = page()
    const ceremony = await seal()
    await follow({ ceremony, ...due(0) })
    hear({ by: 1, link: other.link(0), seq: 10 }, { by: 'chance', seq: 11 })
    await follow(due(2))
    expect(links(asked)).toHaveLength(1)
    await follow(due(1))
    expect(links(asked).map(({ draw }) => draw)).toEqual([0, 1])
  })
  it('goes on after the line was down for so long that not all entries are told', async () => {
    const { asked, complaints, seal, follow, hear } = page()
    const ceremony = await seal()
    await follow({ ceremony, ...due(0) })
    hear({ by: 1, link: other.link(0), seq: 9 }, { by: 'chance', seq: 10 })
    // Entries 11 to 16 are not told.
    hear({ by: 1, link: other.link(2), seq: 17 }, { by: 'chance', seq: 18 })
    await follow(due(9))
    expect(links(asked)).toHaveLength(1)
    await follow(due(3))
    expect(links(asked).map(({ draw }) => draw)).toEqual([0, 3])
    expect(complaints).toEqual([])
  })
  it('goes on after an absence so long that not all entries are told', async () => {
    const { asked, complaints, seal, follow, hear } = page()
    const ceremony = await seal()
    await follow({ ceremony, ...due(0) })
    // Entries 9 to 13 are not told: there may have been five draws among them, and one was told.
    hear({ by: 1, link: other.link(3), seq: 14 }, { by: 'chance', seq: 15 })
    await follow(due(7))
    expect(links(asked)).toHaveLength(1)
    await follow(due(4))
    expect(links(asked).map(({ draw }) => draw)).toEqual([0, 4])
    expect(complaints).toEqual([])
  })
  it('is not done before everyone’s seal is kept', async () => {
    let keep = () => {}
    const kept = new Promise<void>((resolve) => (keep = resolve))
    const { asked, seal, follow } = page(() => kept)
    const ceremony = await seal()
    const followed = follow({ ceremony, ...due(0) })
    await new Promise((resolve) => setTimeout(resolve))
    expect(links(asked)).toEqual([])
    keep()
    await followed
    expect(links(asked)).toHaveLength(1)
  })
  it('is not done by a page that was not shown all seals, until it is', async () => {
    const { asked, seal, follow } = page()
    const ceremony = await seal()
    await follow(due(0))
    expect(links(asked)).toEqual([])
    await follow({ ceremony, ...due(0) })
    expect(links(asked)).toHaveLength(1)
  })
  it('is not done where no head binds the log up to there', async () => {
    const { asked, seal, follow } = page()
    const ceremony = await seal()
    await follow({ ceremony, ...due(0) }, ['chance'], {})
    expect(links(asked)).toEqual([])
  })
  it.each([
    [
      'somebody has not sealed',
      { ceremony: { commitment: 'c1', seals: [sealed, null] }, ...due(0) },
      undefined,
    ],
    ['the draw is a later one than the next', due(5), undefined],
    ['chance is not asked', due(0), [0]],
    ['nobody waits for this seat', { chance: { draw: 0, awaited: [1] } }, undefined],
  ])('is not done where %s', async (_, table, turn) => {
    const { asked, seal, follow } = page()
    await seal()
    await follow(table, turn)
    expect(links(asked)).toEqual([])
  })
  it('stops, with a word to the player, when a link of another does not fit its seal', async () => {
    const { asked, complaints, seal, follow, hear } = page()
    const ceremony = await seal()
    hear({ by: 1, link: other.link(1), seq: 3 })
    await follow({ ceremony, ...due(0) })
    expect(links(asked)).toEqual([])
    expect(complaints).toEqual(['wrong-link'])
  })
  it('is followed by a word to the player when the table went on without it', async () => {
    const { complaints, seal, follow, hear } = page()
    const ceremony = await seal()
    await follow({ ceremony, ...due(0) })
    hear({ by: 0, absent: true, seq: 9 }, { by: 'chance', seq: 10 })
    await follow({}, [0])
    expect(complaints).toEqual(['called-absent'])
  })
})
